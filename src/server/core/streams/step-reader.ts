import { BoundedCache } from '#domain/bounded-cache.ts';
import { type RecordedStream, recordedStream } from '#domain/conformance.ts';
import type { ErasedMark, LoggedEvent } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Committed, EventLog } from '../log/log.ts';
import { kindOf } from './definition.ts';

/** Maximum number of folded streams in memory; others are folded again from their first event. */
const limit = 2_000;

interface Recorded {
  erased?: ErasedMark;
  streamId: string;
  kind: string;
  machineVersion: string;
  version: number;
  type: string;
  data: JsonObject;
}

/**
 * Folds events that are read from the log: those of another process, or old ones. Events that this process commits come
 * with their steps and need no second fold. The events of an erased stream have no step.
 */
export class StepReader {
  readonly #log: Pick<EventLog, 'streams' | 'readBefore'>;
  readonly #folded: BoundedCache<string, RecordedStream>;

  constructor(log: Pick<EventLog, 'streams' | 'readBefore'>, kept = limit) {
    this.#log = log;
    this.#folded = new BoundedCache(kept);
  }

  /** Returns the events, in order of position, each with its step. */
  async read(events: readonly LoggedEvent[]): Promise<Committed[]> {
    const heads = new Map(
      (await this.#log.streams([...new Set(events.map(({ streamId }) => streamId))])).map((head) => [
        head.streamId,
        head,
      ]),
    );
    const recorded = events.map((event) => {
      const { kind = kindOf(event.streamId), machineVersion = '' } = heads.get(event.streamId) ?? {};
      return { ...event, kind, machineVersion };
    });
    const steps = await this.steps(recorded);
    return recorded.map(({ kind, machineVersion, ...event }, index) => ({
      event,
      kind,
      machineVersion,
      step: steps[index]?.step ?? null,
      problem: steps[index]?.problem ?? null,
      size: JSON.stringify(event.data).length,
    }));
  }

  /** Folds events whose streams are known already. Null for an event that no machine folds. */
  async steps(events: readonly Recorded[]): Promise<(Pick<Committed, 'step' | 'problem'> | null)[]> {
    const streams = await this.#before(events);
    return events.map(({ streamId, erased, ...event }) =>
      erased ? null : (streams.get(streamId)?.step(event) ?? null),
    );
  }

  /** Reads the streams of these events, each folded up to the event before its first one here. */
  async #before(events: readonly Recorded[]): Promise<Map<string, RecordedStream>> {
    const streams = new Map<string, RecordedStream>();
    const unknown = new Map<string, { streamId: string; version: number }>();
    for (const { streamId, kind, machineVersion, version, erased } of events) {
      if (erased || streams.has(streamId)) continue;
      const known = this.#folded.get(streamId);
      const stream = known?.version === version - 1 ? known : recordedStream(kind, machineVersion);
      if (!stream) continue;
      if (stream !== known && version > 1) unknown.set(streamId, { streamId, version });
      streams.set(streamId, stream);
      this.#folded.set(streamId, stream);
    }
    if (unknown.size > 0)
      for (const { streamId, erased, ...event } of await this.#log.readBefore([...unknown.values()])) {
        // The stream was erased since these events were read.
        if (erased) this.#drop(streams, streamId);
        else streams.get(streamId)?.step(event);
      }
    return streams;
  }

  #drop(streams: Map<string, RecordedStream>, streamId: string): void {
    streams.delete(streamId);
    this.#folded.delete(streamId);
  }
}
