import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { Committed, EventLog } from '#server/core/log/log.ts';
import type { RowsOfStreams } from '#server/core/log/retention/rule.ts';
import { CommittedTail } from '#server/core/streams/committed-tail.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import { withErasedStandIns } from './stand-ins.ts';

/** Read model that follows the log. */
export interface Projection {
  name: string;
  /** Version, to be raised when the tables' meaning changes: they are then emptied and rebuilt from the first event. */
  version: number;
  reset(trx: Transaction<Tables>): Promise<void>;
  /** Milliseconds from an append to its reading; only for read models that no request waits for. */
  lingerMs?: number;
  /**
   * False for irrelevant events: a batch of only these costs no transaction. Among the erased oldest events of a
   * stream, only the last one is applied, in the form of the checkpoint that replaces it; at its own position the
   * checkpoint comes again.
   */
  wants(event: LoggedEvent): boolean;
  /** `folded`: the same events with their steps, if the projection `folds`. */
  apply(trx: Transaction<Tables>, events: LoggedEvent[], folded: Committed[]): Promise<void>;
  folds?: true;
  /** Tables with rows about one stream of any kind: they are deleted when the stream is erased. */
  rowsOfStreams?: readonly RowsOfStreams[];
}

export interface RunnerDeps {
  database: Database;
  log: EventLog;
  onFault(where: string, error: unknown): void;
  /** Maximum number of events read at once. */
  batchSize?: number;
  pollMs?: number;
}

/**
 * Milliseconds from an append to its reading: appends come in bursts, and one read per burst leaves the database to
 * requests.
 */
const lingerMs = 40;
/** Maximum number of irrelevant events that are read again after a restart. */
const unstoredLimit = 5_000;

/**
 * Feeds one projection. It reads by position; an append only wakes it, and polling is the fallback. The checkpoint is
 * committed with its batch, and its row is locked meanwhile, so two servers cannot apply an event twice.
 */
export class ProjectionRunner {
  readonly #projection: Projection;
  readonly #deps: RunnerDeps;
  /** Latest commits of this process, which need not be read again. */
  readonly #tail = new CommittedTail();
  readonly #waiting = new Set<{ pos: number; resolve(): void }>();
  #pos = 0;
  /** Stored position; it is behind `#pos` by irrelevant events. */
  #stored = 0;
  #epoch = '';
  readonly #steps: StepReader;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;
  #lingering: NodeJS.Timeout | null = null;
  #unsubscribe: () => void = () => {};

  constructor(projection: Projection, deps: RunnerDeps) {
    this.#projection = projection;
    this.#deps = deps;
    this.#steps = new StepReader(deps.log);
  }

  get position(): number {
    return this.#pos;
  }

  /** Settles when everything appended before the call is projected. Rejects if the first reading fails. */
  async start(): Promise<void> {
    const { log, pollMs = 1_000 } = this.#deps;
    const head = await log.head();
    this.#epoch = head.epoch;
    await this.#prepare();
    while (this.#pos < head.pos) await this.#step();
    const unsubscribe = [
      log.onCommit((committed) => this.#tail.add(committed)),
      log.onAppend(() => {
        this.#lingering ??= setTimeout(() => this.#wake(), this.#projection.lingerMs ?? lingerMs);
      }),
    ];
    this.#unsubscribe = () => {
      for (const stop of unsubscribe) stop();
    };
    this.#timer = setInterval(() => this.#wake(), pollMs);
    this.#timer.unref();
  }

  get name(): string {
    return this.#projection.name;
  }

  /** Tells if answers use it: slow read models are excluded. */
  get answers(): boolean {
    return this.#projection.lingerMs === undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    if (this.#timer) clearInterval(this.#timer);
    if (this.#lingering) clearTimeout(this.#lingering);
    await this.#running;
  }

  /** Settles when this position is projected, or after `timeoutMs` in any case. */
  reached(pos: number, timeoutMs = 2_000): Promise<void> {
    if (this.#pos >= pos) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = { pos, resolve: () => {} };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        resolve();
      }, timeoutMs);
      waiter.resolve = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(waiter);
      // The wake-up comes last, because an irrelevant batch finishes before it returns.
      this.#wake();
    });
  }

  #wake(): void {
    if (this.#lingering) clearTimeout(this.#lingering);
    this.#lingering = null;
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#drain()
      .catch((error) => this.#deps.onFault(`projection ${this.#projection.name}`, error))
      .finally(() => {
        this.#running = null;
        if (this.#again) {
          this.#again = false;
          this.#wake();
        }
      });
  }

  async #drain(): Promise<void> {
    while (!this.#stopped && (await this.#step()));
  }

  /** Runs one batch; false: there was no more. */
  async #step(): Promise<boolean> {
    const { log, batchSize = 500 } = this.#deps;
    const tail = this.#tail.after(this.#pos, batchSize);
    const events = tail?.map(({ event }) => event) ?? (await log.read(this.#pos, batchSize));
    const last = events.at(-1);
    if (!last) return false;
    // This process's own latest commits are not erased.
    const left = tail ? events : await withErasedStandIns(this.#deps.database, log.logId, events);
    const changes = left.some((event) => this.#projection.wants(event));
    if (changes || last.pos - this.#stored >= unstoredLimit) {
      // Events are folded before the transaction, because that holds a connection.
      const folded = this.#projection.folds ? (tail ?? (await this.#steps.read(left))) : [];
      const found = await this.#store(left, folded, last.pos);
      this.#pos = found;
      this.#stored = found;
      // Another server was faster, so reading continues at its checkpoint.
      if (found !== last.pos) return true;
    } else this.#pos = last.pos;
    this.#settle();
    return tail ? tail.length === batchSize : true;
  }

  /**
   * Stores a batch and returns the checkpoint's position. An event whose data the database refuses would block this
   * read model, and the next start, for ever: the batch is then applied event by event, and the faulty one is skipped
   * and reported.
   */
  async #store(events: LoggedEvent[], folded: Committed[], upTo: number): Promise<number> {
    const { database, onFault } = this.#deps;
    const apply = (batch: LoggedEvent[], to: number) =>
      database.sql.transaction().execute((trx) => this.#apply(trx, batch, folded, to));
    try {
      return await apply(events, upTo);
    } catch (error) {
      if (!refusesData(error)) throw error;
    }
    for (const event of events) {
      try {
        this.#stored = await apply([event], event.pos);
      } catch (error) {
        if (!refusesData(error)) throw error;
        onFault(`projection ${this.#projection.name}: event ${event.pos} left out`, error);
        this.#stored = await apply([], event.pos);
      }
      // Another server was faster.
      if (this.#stored !== event.pos) return this.#stored;
    }
    return upTo;
  }

  async #apply(
    trx: Transaction<Tables>,
    events: LoggedEvent[],
    folded: Committed[],
    upTo: number,
  ): Promise<number> {
    const { name } = this.#projection;
    const { rows } = await sql<{ pos: number }>`
      select pos from projection_checkpoint where name = ${name} for update`.execute(trx);
    const stored = Number(rows[0]?.pos ?? 0);
    // Another server was faster, so reading continues at its position.
    if (stored !== this.#stored) return stored;
    const [first, last] = [events.at(0), events.at(-1)];
    if (first && last) {
      const part = folded.filter(({ event: { pos } }) => pos >= first.pos && pos <= last.pos);
      await this.#projection.apply(trx, events, part);
    }
    await trx.updateTable('projection_checkpoint').set({ pos: upTo }).where('name', '=', name).execute();
    return upTo;
  }

  async #prepare(): Promise<void> {
    const { name, version } = this.#projection;
    await this.#deps.database.sql.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('projection_checkpoint')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst();
      if (row && row.version === version && row.epoch === this.#epoch) {
        this.#pos = row.pos;
        this.#stored = row.pos;
        return;
      }
      await this.#projection.reset(trx);
      await trx.deleteFrom('projection_checkpoint').where('name', '=', name).execute();
      await trx
        .insertInto('projection_checkpoint')
        .values({ name, version, epoch: this.#epoch, pos: 0 })
        .execute();
      this.#pos = 0;
      this.#stored = 0;
    });
  }

  #settle(): void {
    for (const waiter of this.#waiting) {
      if (waiter.pos > this.#pos) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }
}

/**
 * Detects SQLSTATE classes 22 (data exception), 23 (integrity) and 54 (too long for an index), which a retry cannot
 * fix.
 */
function refusesData(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(22|23|54)/.test(code);
}
