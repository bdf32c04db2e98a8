import { type Clock, every } from '#domain/clock.ts';
import { erasedType, retentionStream } from '#domain/erasure.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database } from '#server/core/database/database.ts';
import { StreamErased, VersionConflict } from '#server/core/database/errors.ts';
import type { EventLog } from '../log.ts';
import type { RangeReads } from '../range-reads.ts';
import type { SigningKey } from '../signing-key.ts';
import { AuditEntries } from './audit-entries.ts';
import { DeviceHistoryPruner, type EndlessKind } from './device-history-pruner.ts';
import { cleanDisk } from './disk.ts';
import type { Batch, Eraser, ErasingDeps } from './eraser.ts';
import { type ErasableKind, type RowsOfStreams, tablesOf } from './rule.ts';
import { type RetentionDays, rememberDays } from './setting.ts';
import { erasureOf } from './statement.ts';
import { WholeStreams } from './streams.ts';

export interface RetentionDeps extends RetentionDays {
  database: Database;
  log: EventLog;
  key: SigningKey;
  reads: RangeReads;
  kinds: readonly ErasableKind[];
  /** Rows that go with a stream besides the one of its list. */
  alsoIn: readonly RowsOfStreams[];
  /** Streams that go on, of which the beginning is erased. */
  endless: EndlessKind;
  /** Last sealed position. */
  sealedTo(): number;
  clock: Clock;
  now(): Date;
  onFault(where: string, error: unknown): void;
  /** Events of one statement, at most about: a stream that is over is never divided. */
  batchEvents?: number;
  /** Share of the time that erasing may take. */
  share?: number;
}

const dayMs = 86_400_000;
const everyMs = 3_600_000;
/** By then what waited for the start has been answered. */
const firstMs = 30_000;

/**
 * Erases what is over when its time is, in small batches, each in one write with the statement that says what was erased.
 * The process that is slower at the stream of statements starts its batch again.
 */
export class Retention {
  readonly #deps: Required<RetentionDeps>;
  readonly #erasers: readonly Eraser[];
  #cleanedAt: number | null = null;
  #running: Promise<number> | null = null;
  #stopped = false;
  #forget: (() => void)[] = [];
  #endRest: () => void = () => {};

  constructor(given: RetentionDeps) {
    const deps = { batchEvents: 2_000, share: 0.25, ...given };
    this.#deps = deps;
    const { database, log, batchEvents, reads, onFault, days, auditDays, deviceDays } = deps;
    const erasing: ErasingDeps = {
      ...{ database, batchEvents, onFault, logId: log.logId },
      isReady: (pos) => pos <= deps.sealedTo() && !reads.awaits(pos),
      stopped: () => this.#stopped,
    };
    this.#erasers = [
      ...(days === null ? [] : [new WholeStreams(erasing, { ...deps, days })]),
      ...(auditDays === null ? [] : [new AuditEntries(erasing, { days: auditDays })]),
      ...(deviceDays === null
        ? []
        : [new DeviceHistoryPruner(erasing, { days: deviceDays, kind: deps.endless })]),
    ];
  }

  /** Writes down since when events are kept for how long, and begins to erase. */
  async start(): Promise<void> {
    const { database, log, days, auditDays, deviceDays, clock } = this.#deps;
    await rememberDays(database, log, { days, auditDays, deviceDays });
    if (this.#erasers.length === 0) return;
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
    if (this.#erasers.length === 0) return 0;
    let erased = 0;
    for (const eraser of this.#erasers) erased += await this.#erase(eraser);
    if (!this.#stopped) await this.#clean();
    return erased;
  }

  async #erase(eraser: Eraser): Promise<number> {
    const { reads, clock, share, now } = this.#deps;
    const before = new Date(now().getTime() - eraser.days * dayMs);
    const pass = eraser.begin(before);
    let erased = 0;
    while (!this.#stopped) {
      const began = clock.monotonic();
      const events = await reads.erase(() => this.#batch(eraser, before, () => pass.next()));
      if (events === null) break;
      erased += events;
      const rest = (clock.monotonic() - began) * (1 / share - 1);
      if (!this.#stopped) await this.#rest(rest);
    }
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
  async #batch(
    { what, days }: Eraser,
    before: Date,
    next: () => Promise<Batch | null>,
  ): Promise<number | null> {
    const { log, key, now } = this.#deps;
    const [statements] = await log.streams([retentionStream.id]);
    const batch = await next();
    if (!batch) return null;
    const said = { logId: log.logId, what, days, before, now: now() };
    const { statement, signature } = erasureOf(batch.streams, key, said);
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
            erases: batch.streams.map(({ erasure }) => erasure),
          },
          ...batch.checkpoints,
        ],
        'bulk',
      );
      return statement.events;
    } catch (error) {
      // Another process was faster, or a stream has gone on: look up again what has expired.
      if (error instanceof VersionConflict || error instanceof StreamErased) return 0;
      throw error;
    }
  }
}
