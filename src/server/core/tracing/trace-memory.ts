import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Appended, AppendItem } from '../log/log.ts';
import type { SpanPlace } from './port.ts';

/**
 * Maximum number of positions, streams and effects with known spans: those of a minute of much work. Older ones begin
 * new traces.
 */
const kept = 20_000;

/** Append that wrote a position, and its time, in milliseconds since 1970. */
export interface WrittenBy {
  append: SpanPlace;
  at: number;
}

/**
 * Spans of the log's events. They are in memory only: an event's hash covers what happened, not how it was traced, so
 * nothing of a trace is stored, and a restart loses it.
 */
export class TraceMemory {
  readonly #positions = new BoundedCache<number, WrittenBy>(kept);
  readonly #streams = new BoundedCache<string, SpanPlace>(kept);
  /** Appends by `streamId:version`, as effects are named. */
  readonly #appends = new BoundedCache<string, SpanPlace>(kept);

  ofPosition(pos: number): WrittenBy | null {
    return this.#positions.get(pos) ?? null;
  }

  /** Returns the span for which the stream was begun. */
  ofStream(streamId: string): SpanPlace | null {
    return this.#streams.get(streamId) ?? null;
  }

  /** Returns the append that requested the effect. */
  ofEffect(effectId: string): SpanPlace | null {
    return this.#appends.get(effectId.slice(0, effectId.lastIndexOf(':'))) ?? null;
  }

  belongs(streamId: string, place: SpanPlace): void {
    this.#streams.set(streamId, place);
  }

  /** Remembers an append. `appended`: one for each of `items`, in their order. */
  appended(
    items: readonly AppendItem[],
    appended: readonly Appended[],
    spans: { asker: SpanPlace; append: SpanPlace },
  ): void {
    const written = { append: spans.append, at: Date.now() };
    appended.forEach(({ streamId, version, pos }, index) => {
      const { events = [], effects = [] } = items[index] ?? {};
      for (let at = pos - events.length + 1; at <= pos; at++) this.#positions.set(at, written);
      if (effects.length > 0) this.#appends.set(`${streamId}:${version}`, spans.append);
      // A stream without a machine never ends, so a device's later reports do not belong to this call.
      if (version === events.length && events[0]?.step) this.#streams.set(streamId, spans.asker);
    });
  }
}
