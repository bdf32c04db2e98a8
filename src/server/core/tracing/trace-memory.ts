import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Appended, AppendItem } from '../log/log.ts';
import type { SpanPlace } from './port.ts';

/** Positions, streams and effects whose spans are known: those of a minute of much work. Older ones begin traces of their own. */
const kept = 20_000;

/** The append that wrote a position, and when it was written, in milliseconds since 1970. */
export interface WrittenBy {
  append: SpanPlace;
  at: number;
}

/**
 * Which spans the log's events belong to. In memory alone: an event's hash covers what happened, not how it was traced, so
 * nothing of a trace is stored, and a restart loses it.
 */
export class TraceMemory {
  readonly #positions = new BoundedCache<number, WrittenBy>(kept);
  readonly #streams = new BoundedCache<string, SpanPlace>(kept);
  /** By `streamId:version`, as effects are named. */
  readonly #appends = new BoundedCache<string, SpanPlace>(kept);

  ofPosition(pos: number): WrittenBy | null {
    return this.#positions.get(pos) ?? null;
  }

  /** What the stream was begun for. */
  ofStream(streamId: string): SpanPlace | null {
    return this.#streams.get(streamId) ?? null;
  }

  /** The append that asked for the effect. */
  ofEffect(effectId: string): SpanPlace | null {
    return this.#appends.get(effectId.slice(0, effectId.lastIndexOf(':'))) ?? null;
  }

  belongs(streamId: string, place: SpanPlace): void {
    this.#streams.set(streamId, place);
  }

  /** `appended`: one for each of `items`, in their order. */
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
      // A stream without a machine goes on for ever: what a device reports tomorrow has nothing to do with this call.
      if (version === events.length && events[0]?.step) this.#streams.set(streamId, spans.asker);
    });
  }
}
