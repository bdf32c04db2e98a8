import { type Clock, every } from '#domain/clock.ts';
import { erasedType, retentionStream } from '#domain/erasure.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '../database.ts';
import { StreamErased, VersionConflict } from '../errors.ts';
import type { EventLog } from '../log.ts';
import type { RangeReads } from '../seals/range-reads.ts';
import type { SigningKey } from '../signing-key.ts';
import { candidates } from './candidates.ts';
import { cleanDisk } from './disk.ts';
import { type ErasableKind, type RowsOfStreams, tablesOf } from './rule.ts';
import { rememberDays } from './setting.ts';
import { erasureOf } from './statement.ts';
import { type WholeStream, wholeStream } from './whole-stream.ts';

export interface RetentionDeps {
  database: Database;
  log: EventLog;
  key: SigningKey;
  reads: RangeReads;
  kinds: readonly ErasableKind[];
  /** Rows that go with a stream besides the one of its list. */
  alsoIn: readonly RowsOfStreams[];
  /** How long a stream is kept after its last event; null: for ever. */
  days: number | null;
  /** Last sealed position. */
  sealedTo(): number;
  clock: Clock;
  now(): Date;
  onFault(where: string, error: unknown): void;
  /** Events of one statement, at most about: a stream is never divided. */
  batchEvents?: number;
  /** Share of the time that erasing may take. */
  share?: number;
}

const dayMs = 86_400_000;
const everyMs = 3_600_000;
/** By then what waited for the start has been answered. */
const firstMs = 30_000;
const candidatesAtOnce = 200;
/** Streams that cannot be erased now; more than these are looked at in the next pass. */
const mostPutOff = 1_000;

/**
 * Erases streams that are over when their time is: whole streams in small batches, each in one write with the statement
 * that says what was erased. Whichever process is slower at the stream of statements begins its batch anew.
 */
export class Retention {
  readonly #deps: Required<RetentionDeps>;
  /** Streams that are not what was recorded, each told once. */
  readonly #altered = new Set<string>();
  #cleanedAt: number | null = null;
  #running: Promise<number> | null = null;
  #stopped = false;
  #forget: (() => void)[] = [];
  #endRest: () => void = () => {};

  constructor(deps: RetentionDeps) {
    this.#deps = { batchEvents: 2_000, share: 0.25, ...deps };
  }

  /** Writes down since when events are kept for how long, and begins to erase. */
  async start(): Promise<void> {
    const { database, log, days, clock } = this.#deps;
    await rememberDays(database, log, days);
    if (days === null) return;
    const pass = () => void this.pass().catch((error) => this.#deps.onFault('retention', error));
    this.#forget = [clock.after(firstMs, pass), every(clock, everyMs, pass)];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const forget of this.#forget) forget();
    this.#endRest();
    await this.#running?.catch(() => {});
  }

  /** Erases all that is over by now; resolves to the number of events. Joins a pass that is under way. */
  pass(): Promise<number> {
    this.#running ??= this.#pass().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #pass(): Promise<number> {
    const { reads, days, clock, share, now } = this.#deps;
    if (days === null) return 0;
    const before = new Date(now().getTime() - days * dayMs);
    const putOff = new Set<string>();
    let erased = 0;
    while (!this.#stopped && putOff.size < mostPutOff) {
      const began = clock.monotonic();
      const events = await reads.erase(() => this.#batch(before, days, putOff));
      if (events === null) break;
      erased += events;
      const rest = (clock.monotonic() - began) * (1 / share - 1);
      if (!this.#stopped) await this.#rest(rest);
    }
    if (!this.#stopped) await this.#clean();
    return erased;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const forget = this.#deps.clock.after(ms, resolve);
      this.#endRest = () => {
        forget();
        resolve();
      };
    });
  }

  /** Once a day, because others wait meanwhile, and at once after a start: the process before may not have come to it. */
  async #clean(): Promise<void> {
    const { database, log, clock, kinds, alsoIn } = this.#deps;
    if (this.#cleanedAt !== null && clock.monotonic() - this.#cleanedAt < dayMs) return;
    await cleanDisk(database, log.logId, tablesOf(kinds, alsoIn), { offline: false });
    this.#cleanedAt = clock.monotonic();
  }

  /** Number of events that were erased; null: none is left. */
  async #batch(before: Date, days: number, putOff: Set<string>): Promise<number | null> {
    const { log, key, now } = this.#deps;
    const [statements] = await log.streams([retentionStream.id]);
    const streams = await this.#gather(before, putOff);
    if (streams.length === 0) return null;
    const { statement, signature } = erasureOf(streams, key, { logId: log.logId, days, before, now: now() });
    try {
      await log.append(
        [
          {
            streamId: retentionStream.id,
            kind: retentionStream.kind,
            machineVersion: '1',
            expectedVersion: statements?.version ?? 0,
            events: [
              {
                type: erasedType,
                data: { statement: { ...statement }, signature },
                actor: serverActor('retention'),
              },
            ],
            erases: streams.map((stream) => ({
              streamId: stream.streamId,
              version: stream.version,
              events: stream.events.map(({ pos, digest }) => ({ pos, payload: digest })),
              rows: this.#rowsOf(stream),
            })),
          },
        ],
        'bulk',
      );
      return statement.events;
    } catch (error) {
      // Another process was faster, or a stream has gone on: what is over now is looked up anew.
      if (error instanceof VersionConflict || error instanceof StreamErased) return 0;
      throw error;
    }
  }

  async #gather(before: Date, putOff: Set<string>): Promise<Found[]> {
    const { database, kinds, batchEvents } = this.#deps;
    const found: Found[] = [];
    let events = 0;
    for (const kind of kinds) {
      const not = [...putOff, ...this.#altered].flatMap((streamId) =>
        streamId.startsWith(`${kind.kind}:`) ? [streamId.slice(kind.kind.length + 1)] : [],
      );
      for (const id of await candidates(database, kind, { before, not, limit: candidatesAtOnce })) {
        if (this.#stopped || events >= batchEvents) return found;
        const stream = await this.#erasable(`${kind.kind}:${id}`, before, putOff);
        if (!stream) continue;
        found.push({ ...stream, kind: kind.kind, id, list: kind });
        events += stream.events.length;
      }
    }
    return found;
  }

  /** Null for a stream that stays for now, or for ever. */
  async #erasable(streamId: string, before: Date, putOff: Set<string>): Promise<WholeStream | null> {
    const { database, log, reads, sealedTo, onFault } = this.#deps;
    const stream = await wholeStream(database, log.logId, streamId);
    if (stream === 'altered') {
      this.#altered.add(streamId);
      onFault('retention', new Error(`${streamId} is not what was recorded, and is not erased`));
      return null;
    }
    if (stream === 'erased') return null;
    // Told by the events: the row of a list is under no hash.
    const old = stream.events.every(({ recordedAt }) => recordedAt < before.toISOString());
    const ready = stream.events.every(({ pos }) => pos <= sealedTo() && !reads.awaits(pos));
    if (old && ready && stream.version > 0) return stream;
    putOff.add(streamId);
    return null;
  }

  #rowsOf({ id, streamId, list: { list } }: Found) {
    return [
      { table: list.name, column: list.key, value: id },
      ...this.#deps.alsoIn.map(({ table, column }) => ({ table, column, value: streamId })),
    ];
  }
}

interface Found extends WholeStream {
  kind: string;
  id: string;
  list: ErasableKind;
}
