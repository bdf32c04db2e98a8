import { BoundedCache } from '#domain/bounded-cache.ts';
import type { StreamHead } from './log.ts';
import type { LogHead, LogStorage, WritePlan } from './storage.ts';

/** Stream heads kept in memory; others are read again. */
const usualLimit = 50_000;

/**
 * Where the log and its streams stand after the last write of this process. True as long as no other process has written:
 * each write asks for exactly this head and fails otherwise, and then everything here is read again.
 */
export class StreamHeadCache {
  readonly #storage: LogStorage;
  /** Null: there is no such stream. */
  readonly #streams: BoundedCache<string, StreamHead | null>;
  #head: LogHead | null = null;

  constructor(storage: LogStorage, limit = usualLimit) {
    this.#storage = storage;
    this.#streams = new BoundedCache(limit);
  }

  async at(streamIds: string[]): Promise<{ head: LogHead; streams: Map<string, StreamHead> }> {
    // The head first: what is written while the streams are read is then seen as written since.
    this.#head ??= await this.#storage.head();
    const head = this.#head;
    const unknown = [...new Set(streamIds)].filter((id) => this.#streams.get(id) === undefined);
    if (unknown.length > 0) {
      const found = await this.#storage.streams(unknown);
      for (const id of unknown) this.#streams.set(id, null);
      for (const stream of found) this.#streams.set(stream.streamId, stream);
    }
    const streams = new Map<string, StreamHead>();
    for (const id of streamIds) {
      const stream = this.#streams.get(id);
      if (stream) streams.set(id, stream);
    }
    return { head, streams };
  }

  moved({ to, streams, ended }: WritePlan): void {
    this.#head = to;
    for (const stream of streams) this.#streams.set(stream.streamId, stream);
    // A stream that is owed nothing any more is seldom written again, and then read again.
    for (const { streamId, slot } of ended) if (slot === '*') this.#streams.delete(streamId);
  }

  forget(): void {
    this.#head = null;
    this.#streams.clear();
  }
}
