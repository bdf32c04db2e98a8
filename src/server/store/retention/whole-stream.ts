import { emptyDigest, fieldDigests, fieldTexts, leafDigest, payloadDigest } from '#domain/chain.ts';
import type { ErasedEvent } from '#domain/erasure.ts';
import { sameBytes, toHex } from '#domain/hex.ts';
import type { Database, Row } from '../database.ts';
import { sha256 } from '../sha256.ts';

const pageSize = 200;

/** What is left of a stream when it is erased; its size is that of its digests, however long its values are. */
export interface WholeStream {
  streamId: string;
  version: number;
  events: (ErasedEvent & { digest: Uint8Array })[];
}

/**
 * Reads a stream to its end and computes what its events are to leave behind. `altered`: an event is not the one whose leaf
 * was recorded, and erasing it would hide that. `erased`: another process was faster.
 */
export async function wholeStream(
  database: Database,
  logId: string,
  streamId: string,
): Promise<WholeStream | 'altered' | 'erased'> {
  const events: WholeStream['events'] = [];
  let head = emptyDigest;
  for (;;) {
    const page = await database.sql
      .selectFrom('es_event')
      .selectAll()
      .where('log_id', '=', logId)
      .where('stream_id', '=', streamId)
      .where('version', '>', events.length)
      .orderBy('version')
      .limit(pageSize)
      .execute();
    for (const row of page) {
      if (row.erased_by !== null) return 'erased';
      const digest = payloadOf(row);
      const leaf = leafDigest(sha256, head, row.version, digest);
      if (!sameBytes(leaf, row.leaf)) return 'altered';
      head = leaf;
      events.push({
        pos: row.pos,
        streamId,
        version: row.version,
        type: row.type,
        schemaVersion: row.schema_version,
        recordedAt: row.recorded_at.toISOString(),
        payload: toHex(digest),
        digest,
      });
    }
    if (page.length < pageSize) return { streamId, version: events.length, events };
  }
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
