import { sql } from 'kysely';
import type { RemoteTask } from '#domain/network/remote-connection.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/** Maximum number of a device's tasks read since it was last known to be closed. */
const taskLimit = 20;

/** Selects a device's tasks since its last successful closing; they block its next opening. */
const sinceClosed = sql`
  from task t where t.kind = 'RemoteConnection' and not exists (
    select 1 from task c where c.kind = 'RemoteConnection' and c.endpoint_id = t.endpoint_id
      and c.requested_pos >= t.requested_pos and c.state = 'succeeded' and c.params::jsonb ->> 'enable' = 'false'
  )`;

/** Remote access to a device's own pages. The device comes from `ScopedDevices`, so it is in scope. */
export class ScopedRemoteConnections extends ScopedQueries {
  /** Reads the tasks since the last closing, newest first. */
  async sinceClosed(device: ListedDevice): Promise<RemoteTask[]> {
    const { rows } = await sql<TaskRow>`select t.* ${sinceClosed} and t.endpoint_id = ${device.endpoint_id}
      order by t.requested_pos desc limit ${taskLimit}`.execute(this.database.sql);
    return rows.map(remoteTask);
  }
}

/** Finds devices that a task may have opened, with these tasks, newest first. Most devices never were. */
export async function remoteConnections(database: Database): Promise<Map<string, RemoteTask[]>> {
  const { rows } = await sql<TaskRow>`select t.* ${sinceClosed} order by t.requested_pos desc`.execute(
    database.sql,
  );
  const byDevice = new Map<string, RemoteTask[]>();
  for (const row of rows)
    byDevice.set(row.endpoint_id, [...(byDevice.get(row.endpoint_id) ?? []), remoteTask(row)]);
  return byDevice;
}

type TaskRow = Row<'task'>;

const remoteTask = (row: TaskRow): RemoteTask => ({
  taskId: row.task_id,
  params: JSON.parse(row.params),
  state: row.state,
  terminal: row.terminal,
  attempts: row.attempts,
  requestedBy: { id: row.account_id, name: row.account_name },
  requestedAt: row.requested_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
