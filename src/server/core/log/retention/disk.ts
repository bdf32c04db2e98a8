import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import { lastStatement } from './statements.ts';

/** Checkpoint of the rewriting of files, stored with the positions of other readers of the log. */
const checkpoint = 'retention:rewritten';
/** Tables of the log itself; pending effects of a stream contained its values too. */
const logTables = ['es_event', 'es_effect'];
/**
 * Maximum bytes of a table and its indexes that are rewritten while the server runs, which then waits: 230 MB a second
 * on two cores.
 */
const rewrittenOnline = 512 * 2 ** 20;
/**
 * Milliseconds for a table lock; after a longer reader, such as a backup, all others would have to wait for the
 * rewriting.
 */
const lockWait = { online: 2_000, offline: 60_000 };

/**
 * Removes erased values from the files. An update leaves the old row in its page, where a plain VACUUM only makes room:
 * the bytes go when a table is rewritten. A table that is too large for that while others wait is left for `offline`,
 * which is `npm run rewrite`. Resolves to the tables left.
 */
export async function cleanDisk(
  database: Database,
  logId: string,
  tables: readonly string[],
  { offline }: { offline: boolean },
): Promise<string[]> {
  const last = await lastStatement(database, logId);
  if (last <= (await rewrittenTo(database))) return [];
  const all = new Set([...logTables, ...tables]);
  const wait = offline ? lockWait.offline : lockWait.online;
  if (!(await isSeenByAll(database, wait))) return [...all];
  const waiting: string[] = [];
  for (const table of all) {
    const small = (await sizeOf(database, table)) <= rewrittenOnline;
    if ((small || offline) && (await rewritten(database, table, wait))) continue;
    waiting.push(table);
    await sql`vacuum ${sql.table(table)}`.execute(database.sql);
  }
  if (waiting.length === 0) await remember(database, last);
  return waiting;
}

/** Rewrites a table; false if it could not be locked. */
async function rewritten({ sql: kysely }: Database, table: string, wait: number): Promise<boolean> {
  return kysely.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(wait)}`.execute(connection);
    try {
      await sql`vacuum full ${sql.table(table)}`.execute(connection);
      return true;
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === lockNotAvailable) return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/**
 * Tells if erased events are invisible to every reader. Rewriting keeps rows that are still visible to one, such as a
 * backup or running statistics. Every earlier transaction of any database counts: until it ends, each new snapshot
 * includes it, also that of the rewriting.
 */
async function isSeenByAll({ sql: kysely }: Database, wait: number): Promise<boolean> {
  return kysely.connection().execute(async (connection) => {
    const now = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(connection);
    const xid = sql`${now.rows[0]?.xid ?? '0'}::xid8`;
    const until = performance.now() + wait;
    do {
      const { rows } = await sql`
        select 1 where pg_snapshot_xmin(pg_current_snapshot()) < ${xid}
        union all
        select 1 from pg_stat_activity
        where pid <> pg_backend_pid() and coalesce(datname, current_database()) = current_database()
          and age(backend_xmin) > age(${xid}::xid)`.execute(connection);
      if (rows.length === 0) return true;
      await sql`select pg_sleep(0.05)`.execute(connection);
    } while (performance.now() < until);
    return false;
  });
}

const lockNotAvailable = '55P03';

async function sizeOf({ sql: kysely }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_total_relation_size(${table}) as size`.execute(
    kysely,
  );
  return rows[0]?.size ?? 0;
}

/** Reads the position of the last statement whose events are removed from the files too. */
export async function rewrittenTo({ sql: kysely }: Database): Promise<number> {
  const row = await kysely
    .selectFrom('projection_checkpoint')
    .select('pos')
    .where('name', '=', checkpoint)
    .executeTakeFirst();
  return row?.pos ?? 0;
}

async function remember({ sql: kysely }: Database, pos: number): Promise<void> {
  const row = { name: checkpoint, epoch: '', pos, version: 1 };
  await kysely
    .insertInto('projection_checkpoint')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
