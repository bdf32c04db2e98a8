import type { TaskFamily, TaskLane } from '#machines/task/kinds.ts';
import type { Database } from '#server/store/database.ts';

export interface OpenTask {
  taskId: string;
  endpointId: string;
  family: TaskFamily;
  lane: TaskLane;
  state: string;
  permission: string;
  accountId: string;
}

/** Every task that has not ended, in order of request: what a start takes up again. */
export async function openTasks(database: Database): Promise<OpenTask[]> {
  const rows = await database.sql
    .selectFrom('task')
    .select(['task_id', 'endpoint_id', 'family', 'lane', 'state', 'permission', 'account_id'])
    .where('terminal', '=', false)
    .orderBy('requested_pos')
    .execute();
  return rows.map((row) => ({
    taskId: row.task_id,
    endpointId: row.endpoint_id,
    family: row.family as TaskFamily,
    lane: row.lane as TaskLane,
    state: row.state,
    permission: row.permission,
    accountId: row.account_id,
  }));
}

/** Who asked for a task and by which permission: asked again when it is sent once more. */
export async function taskOwner(
  database: Database,
  taskId: string,
): Promise<{ permission: string; accountId: string } | null> {
  const row = await database.sql
    .selectFrom('task')
    .select(['permission', 'account_id'])
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row ? { permission: row.permission, accountId: row.account_id } : null;
}
