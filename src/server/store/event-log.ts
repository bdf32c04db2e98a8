import type { Database } from './database.ts';
import { GroupedLog, type GroupedLogOptions } from './grouped-log.ts';
import { mainLogId } from './main-log.ts';
import { SqlStorage } from './sql-storage.ts';

export interface EventLogOptions extends Omit<GroupedLogOptions, 'storage'> {
  database: Database;
}

/** The log on one of the two databases. */
export class SqlEventLog extends GroupedLog {
  constructor({ database, ...options }: EventLogOptions) {
    const storage = new SqlStorage(database, options.logId ?? mainLogId);
    super({ ...options, storage });
    database.onNotify((payload) => {
      const [logId, pos] = payload.split(':');
      if (logId === this.logId) this.writtenElsewhere(Number(pos));
    });
  }
}
