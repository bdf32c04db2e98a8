import { type RawBuilder, sql } from 'kysely';
import { emptyDigest, fieldDigests, fieldTexts, leafDigest, payloadDigest } from '#domain/chain.ts';
import { sameBytes, toHex } from '#domain/hex.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { sha256 } from '../sha256.ts';
import type { ErasableEvent } from './eraser.ts';

/** Row of the log with the leaf of the previous event in its stream; null: it is the first. */
export type LinkedRow = Row<'es_event'> & { stream_head: Uint8Array | null };

/**
 * Reads rows with their previous leaves. These are looked up row by row: as a join, a database without statistics reads
 * the whole stream for one page.
 */
export async function linkedRows(
  { sql: kysely }: Database,
  logId: string,
  which: RawBuilder<unknown>,
): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select e.*, (
        select p.leaf from es_event p
        where p.log_id = e.log_id and p.stream_id = e.stream_id and p.version = e.version - 1
      ) as stream_head
    from es_event e where e.log_id = ${logId} and ${which}`.execute(kysely);
  return rows;
}

/** Builds the erased form of an event; null if it was altered after its leaf was recorded, which erasing would hide. */
export function erasable(row: Row<'es_event'>, streamHead: Uint8Array | null): ErasableEvent | null {
  const digest = payloadOf(row);
  const leaf = leafDigest(sha256, streamHead ?? emptyDigest, row.version, digest);
  if (!sameBytes(leaf, row.leaf)) return null;
  return {
    pos: row.pos,
    streamId: row.stream_id,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    recordedAt: row.recorded_at.toISOString(),
    payload: toHex(digest),
    digest,
  };
}

function payloadOf(row: Row<'es_event'>): Uint8Array {
  const envelope = {
    streamId: row.stream_id,
    type: row.type,
    schemaVersion: row.schema_version,
    recordedAt: row.recorded_at.toISOString(),
    ...(row.device_at === null ? {} : { deviceAt: row.device_at }),
    actor: JSON.parse(row.actor),
  };
  return payloadDigest(sha256, envelope, fieldDigests(sha256, fieldTexts(JSON.parse(row.data)), row.salts));
}
