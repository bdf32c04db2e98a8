import { sql } from 'kysely';
import { digestBytes, emptyDigest } from '#domain/chain.ts';
import type { Database } from '#server/core/database/database.ts';

/**
 * Reads the leaves of events `from` to `to`, 32 bytes each, concatenated: one value instead of thousands of rows, which
 * makes sealing cheap compared with the appends. Rejects when events are missing.
 */
export async function readLeaves(
  { sql: kysely }: Database,
  logId: string,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const { rows } = await sql<{ leaves: string | null }>`
    select encode(string_agg(leaf, ''::bytea), 'hex') as leaves from (
      select leaf from es_event where log_id = ${logId} and pos between ${from} and ${to} order by pos
    ) e`.execute(kysely);
  const leaves = Buffer.from(rows[0]?.leaves ?? '', 'hex');
  if (leaves.length !== (to - from + 1) * digestBytes)
    throw new Error(`the log has not all events from ${from} to ${to}`);
  return leaves;
}

/** Reads the hash of the log at a position; 32 zero bytes at 0, null if there is no event. */
export async function hashAt(
  { sql: kysely }: Database,
  logId: string,
  pos: number,
): Promise<Uint8Array | null> {
  if (pos === 0) return emptyDigest;
  const row = await kysely
    .selectFrom('es_event')
    .select('hash')
    .where('log_id', '=', logId)
    .where('pos', '=', pos)
    .executeTakeFirst();
  return row?.hash ?? null;
}
