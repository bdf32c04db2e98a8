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
  /** Tables with rows of a stream, besides its list. */
  alsoIn: readonly RowsOfStreams[];
  /** Kind of streams that never end, whose oldest events are erased. */
  endless: EndlessKind;
  /** Returns the last sealed position. */
  sealedTo(): number;
  clock: Clock;
  now(): Date;
  onFault(where: string, error: unknown): void;
  /** Approximate maximum number of events in one statement; an ended stream is never divided. */
  batchEvents?: number;
  /** Maximum share of time for erasing. */
  share?: number;
}

const dayMs = 86_400_000;
const everyMs = 3_600_000;
/** Milliseconds before the first pass, so that requests which waited for the start are answered first. */
const firstMs = 30_000;

/**
 * Erases expired data in small batches, each in one write with the statement of what was erased. If two processes
 * conflict at the stream of statements, the slower one repeats its batch.
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
      database,
      batchEvents,
      onFault,
      logId: log.logId,
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

  /** Records the retention setting with its time, and begins to erase. */
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

  /** Erases everything expired by now; resolves to the number of events. Joins a running pass. */
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

  /**
   * Cleans the disk once a day, because others wait meanwhile, and at once after a start, in case the previous process
   * did not get to it.
   */
  async #clean(): Promise<void> {
    const { database, log, clock, kinds, alsoIn } = this.#deps;
    if (this.#cleanedAt !== null && clock.monotonic() - this.#cleanedAt < dayMs) return;
    await cleanDisk(database, log.logId, tablesOf(kinds, alsoIn), { offline: false });
    this.#cleanedAt = clock.monotonic();
  }

  /** Erases a batch and returns its number of events; null: none is left. */
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
      // Another process was faster, or a stream has continued, so the expired events are looked up again.
      if (error instanceof VersionConflict || error instanceof StreamErased) return 0;
      throw error;
    }
  }
}
