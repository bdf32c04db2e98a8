import { sql } from 'kysely';
import { checkpointType } from '#domain/erasure.ts';
import { type LoggedEvent, serverActor } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AppendItem } from '../log.ts';
import { fromRow } from '../read.ts';
import { type BegunStream, begunStream, begunStreams } from './begun-streams.ts';
import {
  type Batch,
  type ErasableEvent,
  type Eraser,
  type ErasingDeps,
  type ErasingPass,
  erasedEvents,
  isOld,
} from './eraser.ts';
import { erasable, type LinkedRow, linkedRows } from './stored-event.ts';

/** Condenser of a stream's events, in order, into one checkpoint event. */
export interface Condenser {
  take(event: LoggedEvent): void;
  /** Builds the checkpoint of the state after the last event, which has this place. */
  checkpoint(place: { version: number; position: number; at: string }): JsonObject;
}

/** Kind of stream that never ends, and whose oldest events a checkpoint can replace. */
export interface EndlessKind {
  kind: string;
  condensers(): Promise<() => Condenser>;
}

const pageSize = 200;
const dayMs = 86_400_000;

/**
 * Returns the maximum days for which the first event stays after its retention time: a checkpoint is as large as
 * everything that a device reports, so not every day gets one.
 */
const slackDays = (days: number): number => Math.max(1, Math.floor(days / 10));

interface Portion {
  stream: Batch['streams'][number];
  checkpoint: AppendItem | null;
}

/** Limits of age: events that are erased, and streams that are due. */
interface Times {
  before: Date;
  due: Date;
}

/**
 * Prunes streams that never end. A checkpoint, appended with the first of the statements about the erased events,
 * contains their resulting state. Events are erased from the newest to the oldest: so at any moment either events or
 * the checkpoint cover each version, and a concurrent rebuild folds the same (docs/decisions/248).
 */
export class DeviceHistoryPruner implements Eraser {
  readonly what = 'beginnings';
  readonly days: number;
  readonly #deps: ErasingDeps;
  readonly #kind: EndlessKind;
  /** Streams that were altered after recording, each reported once. */
  readonly #altered = new Set<string>();

  constructor(deps: ErasingDeps, { days, kind }: { days: number; kind: EndlessKind }) {
    this.#deps = deps;
    this.days = days;
    this.#kind = kind;
  }

  begin(before: Date): ErasingPass {
    const { database, logId, batchEvents, stopped } = this.#deps;
    const times = { before, due: new Date(before.getTime() - slackDays(this.days) * dayMs) };
    let waiting: string[] = [];
    let looked: string | null = '';
    /** Streams of the previous batch: some may have more to prune, and if the batch was not written, all do. */
    let divided: string[] = [];
    const upcoming = async (): Promise<string | null> => {
      while (waiting.length === 0 && looked !== null) {
        const page = await begunStreams(database, logId, this.#kind.kind, { after: looked, due: times.due });
        waiting = page.streamIds;
        looked = page.last;
      }
      return waiting.shift() ?? null;
    };
    return {
      next: async () => {
        const condensers = await this.#kind.condensers();
        const found: Portion[] = [];
        let room = batchEvents;
        waiting = [...divided, ...waiting];
        divided = [];
        while (room > 0 && !stopped()) {
          const streamId = await upcoming();
          if (streamId === null) break;
          const portion = await this.#portion(streamId, times, room, condensers());
          if (!portion) continue;
          divided.push(streamId);
          found.push(portion);
          room -= portion.stream.events.length;
        }
        if (found.length === 0) return null;
        const checkpoints = found.flatMap(({ checkpoint }) => checkpoint ?? []);
        return { streams: found.map(({ stream }) => stream), checkpoints };
      },
    };
  }

  /** Chooses the part of a stream for the next statement; null: nothing for now. */
  async #portion(
    streamId: string,
    times: Times,
    room: number,
    condenser: Condenser,
  ): Promise<Portion | null> {
    const { database, logId } = this.#deps;
    if (this.#altered.has(streamId)) return null;
    const stream = await begunStream(database, logId, streamId);
    if (!stream) return null;
    const reportedBefore = sql`e.stream_id = ${streamId} and e.erased_by is null and e.version < ${stream.begins}
      order by e.version desc limit ${room}`;
    const rows = stream.begins > 1 ? await linkedRows(database, logId, reportedBefore) : [];
    if (rows.length === 0) return this.#divide(stream, times, room, condenser);
    const events = this.#proven(rows)?.filter((event) => isOld(event, times.before)) ?? [];
    return this.#portionOf(stream, events, null);
  }

  /** Condenses the old part of a stream and returns its last version. */
  async #divide(
    stream: BegunStream,
    { before, due }: Times,
    room: number,
    condenser: Condenser,
  ): Promise<Portion | null> {
    const { database, logId } = this.#deps;
    const of = sql`e.stream_id = ${stream.streamId} and e.erased_by is null`;
    const checkpoints = await linkedRows(
      database,
      logId,
      sql`${of} and e.type = ${checkpointType} order by e.version`,
    );
    const replaced = this.#proven(checkpoints);
    const facts = await this.#read(stream, before, { checkpoints, condenser, most: room });
    const last = facts?.events.at(-1);
    if (!facts || !replaced || !last || facts.first >= due.toISOString()) return null;
    const place = { version: last.version, position: last.pos, at: last.recordedAt };
    return this.#portionOf(stream, [...facts.events, ...replaced], {
      streamId: stream.streamId,
      kind: this.#kind.kind,
      machineVersion: '1',
      events: [{ type: checkpointType, data: condenser.checkpoint(place), actor: serverActor('retention') }],
    });
  }

  /** Reads the last `most` of the old facts, and the time of the first; null if one was altered. */
  async #read(
    { streamId, begins }: BegunStream,
    before: Date,
    of: { checkpoints: readonly LinkedRow[]; condenser: Condenser; most: number },
  ): Promise<{ first: string; events: ErasableEvent[] } | null> {
    const { database, logId } = this.#deps;
    for (const row of of.checkpoints) {
      const event = fromRow(row);
      if (event.data.version === begins - 1) of.condenser.take({ ...event, version: begins - 1 });
    }
    let events: ErasableEvent[] = [];
    let first = '';
    for (let after = begins - 1; ; ) {
      const which = sql`e.stream_id = ${streamId} and e.version > ${after} order by e.version limit ${pageSize}`;
      const page = await linkedRows(database, logId, which);
      const young = page.findIndex((row) => row.type !== checkpointType && row.recorded_at >= before);
      const old = young === -1 ? page : page.slice(0, young);
      const facts = old.filter((row) => row.type !== checkpointType && row.erased_by === null);
      const proven = this.#proven(facts);
      if (!proven) return null;
      for (const row of facts) of.condenser.take(fromRow(row));
      first ||= proven[0]?.recordedAt ?? '';
      events = [...events, ...proven].slice(-of.most);
      after = page.at(-1)?.version ?? after;
      if (page.length < pageSize || young !== -1) return { first, events };
    }
  }

  /** Verifies events; null if one was altered after recording: then that is reported, and the stream stays. */
  #proven(rows: readonly LinkedRow[]): ErasableEvent[] | null {
    const events = rows.flatMap((row) => erasable(row, row.stream_head) ?? []);
    if (events.length === rows.length) return events;
    const streamId = rows[0]?.stream_id ?? '';
    this.#altered.add(streamId);
    this.#deps.onFault('retention', new Error(`${streamId} is not what was recorded, and is not erased`));
    return null;
  }

  #portionOf(
    { streamId }: BegunStream,
    events: readonly ErasableEvent[],
    checkpoint: AppendItem | null,
  ): Portion | null {
    const { isReady } = this.#deps;
    if (events.length === 0 || !events.every(({ pos }) => isReady(pos))) return null;
    const begins =
      Math.max(...events.filter(({ type }) => type !== checkpointType).map(({ version }) => version)) + 1;
    const erasure = {
      streamId,
      events: erasedEvents(events),
      rows: [],
      ...(checkpoint ? { begins } : {}),
    };
    return { stream: { kind: this.#kind.kind, events, erasure }, checkpoint };
  }
}
