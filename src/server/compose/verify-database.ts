import { checkLog } from '../core/backup/check.ts';
import { pendingMigrations } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open.ts';
import { SqlEventLog } from '../core/log/event-log.ts';
import { TablesComparison } from '../core/read-models/comparison/comparison.ts';
import { StreamKinds } from '../core/streams/definition.ts';
import { readConfig } from '../start/config.ts';
import { comparedTables } from './comparison.ts';
import { modules } from './modules.ts';

/**
 * Returns the exit code and output of `npm run verify -- --database`: the log is verified against its seals, and the
 * tables are compared with the log.
 */
export async function verifyDatabase(env: NodeJS.ProcessEnv): Promise<[number, ...string[]]> {
  const { databaseUrl, dataDir } = readConfig(env);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: dataDir });
  try {
    if ((await pendingMigrations(database)).length > 0)
      return [2, 'The database is of an earlier version: start this one once, then verify.'];
    const sealed = await checkLog(database, dataDir);
    const kinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));
    const log = new SqlEventLog({ database });
    const tables = await new TablesComparison({
      tables: comparedTables(modules, database, { kinds, log }),
      now: () => new Date(),
      onFault: () => {},
      firstMs: 0,
      everyMs: 0,
    }).run({ hurry: true });
    const isRight = sealed.state === 'holds' && tables.state === 'same';
    return [
      isRight ? 0 : 1,
      sealed.state === 'holds'
        ? `log: ${sealed.checked} events, unaltered, complete, in order, sealed.`
        : `log: NOT what was recorded (${sealed.fault?.problem ?? sealed.state}): ${sealed.fault?.detail ?? ''}`,
      `tables: ${tables.rows} rows compared with the log, ${tables.differing} differ.`,
      ...tables.differences.map(
        ({ table, key, problem, columns }) => `  ${table} ${key}: ${[problem, ...columns].join(' ')}`,
      ),
    ];
  } finally {
    await database.close();
  }
}
