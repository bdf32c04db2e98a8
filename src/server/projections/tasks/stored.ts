import type { TaskFact } from '#machines/task/events.ts';
import type { Database } from '#server/store/database.ts';
import { mainLogId } from '#server/store/main-log.ts';
import type { TaskRow } from '#server/store/schema.ts';
import type { StoredTasks } from './project.ts';

/** The task list and its streams in the database, as the projection reads them again. */
export class SqlStoredTasks implements StoredTasks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async row(taskId: string): Promise<TaskRow | null> {
    const row = await this.#database.sql
      .selectFrom('task')
      .selectAll()
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row ?? null;
  }

  async factsBefore(taskId: string, version: number): Promise<TaskFact[]> {
    const events = await this.#database.sql
      .selectFrom('es_event')
      .select(['type', 'data'])
      .where('log_id', '=', mainLogId)
      .where('stream_id', '=', `task:${taskId}`)
      .where('version', '<', version)
      .orderBy('version')
      .execute();
    return events.map(({ type, data }) => ({ type, data: JSON.parse(data) }) as TaskFact);
  }
}
