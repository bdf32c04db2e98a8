import { BoundedCache } from '#domain/bounded-cache.ts';
import type { StreamHead } from './log.ts';
import type { LogHead, LogStorage, WritePlan } from './storage.ts';

/** Maximum number of stream heads in memory; others are read again. */
const usualLimit = 50_000;

/**
 * Heads of the log and its streams after this process's last write. They are valid as long as no other process has
 * written: each write requires exactly this head and fails otherwise, and then everything is read again.
 */
export class StreamHeadCache {
  readonly #storage: LogStorage;
  /** Stream heads; null: there is no such stream. */
  readonly #streams: BoundedCache<string, StreamHead | null>;
  #head: LogHead | null = null;

  constructor(storage: LogStorage, limit = usualLimit) {
    this.#storage = storage;
    this.#streams = new BoundedCache(limit);
  }

  async at(streamIds: string[]): Promise<{ head: LogHead; streams: Map<string, StreamHead> }> {
    // The log's head is read first, so that a write during the other reads is detected.
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
    // A stream without pending effects is seldom written again, so it is read again then.
    for (const { streamId, slot } of ended) if (slot === '*') this.#streams.delete(streamId);
  }

  forget(): void {
    this.#head = null;
    this.#streams.clear();
  }
}
