import { emptyDigest } from '#domain/chain.ts';
import type { Database } from '#server/core/database/database.ts';
import type { ErasableEvent } from './eraser.ts';
import { erasable } from './stored-event.ts';

const pageSize = 200;

/** Erased form of a whole stream; its size depends only on its digests, however long its values are. */
export interface WholeStream {
  streamId: string;
  version: number;
  events: ErasableEvent[];
}

/**
 * Reads a stream to its end and computes its erased form. `altered`: an event was altered after its leaf was recorded,
 * which erasing would hide. `erased`: another process was faster.
 */
export async function wholeStream(
  database: Database,
  logId: string,
  streamId: string,
): Promise<WholeStream | 'altered' | 'erased'> {
  const events: ErasableEvent[] = [];
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
      const event = erasable(row, head);
      if (!event) return 'altered';
      head = row.leaf;
      events.push(event);
    }
    if (page.length < pageSize) return { streamId, version: events.length, events };
  }
}
