import { sql } from 'kysely';
import { emptyDigest, leafDigest } from '#domain/chain.ts';
import { type Erasure, erasedType, retentionStream } from '#domain/erasure.ts';
import { sameBytes, toHex } from '#domain/hex.ts';
import type { PublicKey } from '#domain/seal.ts';
import { ErasureCover } from '#domain/verify/erasures.ts';
import { KeyRing } from '#domain/verify/keys.ts';
import { Fault } from '#domain/verify/verdict.ts';
import type { Database } from '#server/core/database/database.ts';
import { sha256 } from '../sha256.ts';
import { type LinkedRow, linkedRows } from './stored-event.ts';

/** Statement with its position in the log. */
export interface PlacedErasure extends Erasure {
  pos: number;
}

const statementRows = ({ sql: kysely }: Database, logId: string) =>
  kysely
    .selectFrom('es_event')
    .select(['pos', 'data'])
    .where('log_id', '=', logId)
    .where('stream_id', '=', retentionStream.id)
    .where('type', '=', erasedType);

/** Lists statements, latest first; only those below position `before`, if given. */
export async function listStatements(
  database: Database,
  logId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PlacedErasure[]> {
  const rows = await statementRows(database, logId)
    .$if(before !== undefined, (query) => query.where('pos', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ pos, data }) => ({ pos, ...JSON.parse(data) }));
}

/** Returns the position of the last statement; 0: nothing was erased. */
export async function lastStatement(database: Database, logId: string): Promise<number> {
  const [last] = await listStatements(database, logId, { limit: 1 });
  return last?.pos ?? 0;
}

/**
 * Verifies one statement against its events: their digests must match their leaves, and the root theirs. Null: valid;
 * else the problem. `none`: there is no such statement.
 */
export async function checkStatement(
  database: Database,
  logId: string,
  pos: number,
  keys: readonly PublicKey[],
): Promise<{ statement: PlacedErasure; fault: string | null } | 'none'> {
  const row = await statementRows(database, logId).where('pos', '=', pos).executeTakeFirst();
  if (!row) return 'none';
  const erasure: Erasure = JSON.parse(row.data);
  const cover = new ErasureCover(sha256, new KeyRing(sha256, keys, null), { logId, from: 1 });
  const rows = await linkedRows(database, logId, sql`e.erased_by = ${pos} order by e.pos`);
  try {
    for (const event of rows) cover.take({ ...erasedEvent(event), by: pos });
    await cover.statement(pos, erasure);
    return { statement: { pos, ...erasure }, fault: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { statement: { pos, ...erasure }, fault: error.message };
  }
}

function erasedEvent(row: LinkedRow) {
  const payload = row.payload ?? emptyDigest;
  if (!sameBytes(leafDigest(sha256, row.stream_head ?? emptyDigest, row.version, payload), row.leaf))
    throw new Fault('altered', row.pos, `event ${row.pos} is not what was recorded`);
  return {
    pos: row.pos,
    streamId: row.stream_id,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    recordedAt: row.recorded_at.toISOString(),
    payload: toHex(payload),
  };
}
