import type { TaskFamily, TaskLane } from '#machines/task/kinds.ts';
import type { Database, TaskRow } from '#server/core/database/database.ts';
import type { OpenTask } from '#server/devices/engine/port.ts';

/** Task list for the engine (`OpenTaskStore`). */
export class SqlOpenTasks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(): Promise<OpenTask[]> {
    const rows = await this.#database.sql
      .selectFrom('task')
      .select(['task_id', 'endpoint_id', 'family', 'lane', 'state', 'permission', 'account_id'])
      .where('terminal', '=', false)
      .orderBy('requested_pos')
      .execute();
    return rows.map(openTaskOf);
  }

  async openOf(bulkActionId: string): Promise<string[]> {
    const rows = await this.#database.sql
      .selectFrom('task')
      .select('task_id')
      .where('batch_id', '=', bulkActionId)
      .where('terminal', '=', false)
      .orderBy('requested_pos')
      .execute();
    return rows.map((row) => row.task_id);
  }
}

type OpenRow = Pick<
  TaskRow,
  'task_id' | 'endpoint_id' | 'family' | 'lane' | 'state' | 'permission' | 'account_id'
>;

/** Maps a row of the task list to an open task for the engine. */
export const openTaskOf = (row: OpenRow): OpenTask => ({
  taskId: row.task_id,
  endpointId: row.endpoint_id,
  family: row.family as TaskFamily,
  lane: row.lane as TaskLane,
  state: row.state,
  permission: row.permission,
  accountId: row.account_id,
});
