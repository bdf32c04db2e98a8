import { sql } from 'kysely';
import { erasedType, retentionStream } from '#domain/erasure.ts';
import type { Database } from '../database.ts';

/** How far the files were rewritten, beside the positions of other readers of the log. */
const checkpoint = 'retention:rewritten';
/** Tables of the log itself; what was owed for a stream had its values in it too. */
const logTables = ['es_event', 'es_effect'];
/** Bytes of a table and its indexes that are rewritten while the server runs: longer than that others would wait. */
const rewrittenOnline = { pglite: 64 * 2 ** 20, postgres: 1024 * 2 ** 20 };
/** Milliseconds; a reader that lasts longer, as a backup does, would hold up all others behind the rewriting. */
const lockWait = 2_000;

export interface CleanOptions {
  /** Whether the pass before erased something. */
  erased: boolean;
  /** Tables of any size are rewritten: nothing else is to be done meanwhile. */
  offline?: boolean;
}

/**
 * Takes what was erased out of the files. An update leaves the old row in its page, where a plain VACUUM only makes room:
 * the bytes go when a table is rewritten. A table that is too large for that beside others waits for `npm run rewrite`.
 * Resolves to the tables that wait.
 */
export async function cleanDisk(
  database: Database,
  logId: string,
  tables: readonly string[],
  { erased, offline = false }: CleanOptions,
): Promise<string[]> {
  const last = await lastStatement(database, logId);
  if (last <= (await rewrittenTo(database))) return [];
  const waiting: string[] = [];
  for (const table of new Set([...logTables, ...tables])) {
    const small = (await sizeOf(database, table)) <= rewrittenOnline[database.kind];
    if ((small || offline) && (await rewritten(database, table))) continue;
    waiting.push(table);
    if (erased) await sql`vacuum ${sql.table(table)}`.execute(database.sql);
  }
  if (waiting.length === 0) await remember(database, last);
  return waiting;
}

/** False where the table could not be had for it. */
async function rewritten({ sql: kysely }: Database, table: string): Promise<boolean> {
  return kysely.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(lockWait)}`.execute(connection);
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

const lockNotAvailable = '55P03';

async function sizeOf({ sql: kysely }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_total_relation_size(${table}) as size`.execute(
    kysely,
  );
  return rows[0]?.size ?? 0;
}

/** Position; 0 where nothing was erased. */
async function lastStatement({ sql: kysely }: Database, logId: string): Promise<number> {
  const row = await kysely
    .selectFrom('es_event')
    .select('pos')
    .where('log_id', '=', logId)
    .where('stream_id', '=', retentionStream.id)
    .where('type', '=', erasedType)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.pos ?? 0;
}

/** Position of the last statement whose events are out of the files too. */
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
