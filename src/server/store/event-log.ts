import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { emptyDigest } from '#domain/chain.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import { type AppendOutcome, type AppendRequest, planGroup, type StoredEvent } from './append.ts';
import type { Database, Tables } from './database.ts';
import { planEffects, type StoredEffect } from './effects.ts';
import type { Appended, AppendItem, EventLog } from './log.ts';
import { prepareItem } from './prepare.ts';
import { readLog, readStream, readStreamProof } from './read.ts';

export interface EventLogOptions {
  database: Database;
  logId?: string;
  now?: () => Date;
  /** Projects inside the append transaction: the task list, and nothing that can wait. */
  project?: (trx: Transaction<Tables>, events: StoredEvent[]) => Promise<void>;
  /** Most events in one transaction; a single larger request still goes through alone. */
  groupLimit?: number;
}

type Waiting = {
  request: AppendRequest;
  size: number;
  resolve(appended: Appended[]): void;
  reject(error: Error): void;
};

/** What a committed group holds, for those in this process that act on it at once. */
export type CommitListener = (events: LoggedEvent[], effects: StoredEffect[]) => void;

/** The log on SQL. Appends that wait are grouped into one transaction: one lock, one commit, one wake-up. */
export class SqlEventLog implements EventLog {
  readonly logId: string;
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #project: EventLogOptions['project'];
  readonly #groupLimit: number;
  readonly #lanes = { interactive: [] as Waiting[], bulk: [] as Waiting[] };
  readonly #wakes = new Set<(pos: number) => void>();
  readonly #commits = new Set<CommitListener>();
  #running: Promise<void> | null = null;
  #committed = 0;

  constructor(options: EventLogOptions) {
    this.logId = options.logId ?? 'main';
    this.#database = options.database;
    this.#now = options.now ?? (() => new Date());
    this.#project = options.project;
    this.#groupLimit = options.groupLimit ?? 512;
    options.database.onNotify((payload) => {
      const [logId, text] = payload.split(':');
      const pos = Number(text);
      // What this process committed has already woken everybody here.
      if (logId === this.logId && pos > this.#committed) this.#wake(pos);
    });
  }

  /** Creates the log's row on the first start. */
  async open(): Promise<void> {
    await this.#database.sql
      .insertInto('es_log')
      .values({ log_id: this.logId, epoch: randomUUID(), pos: 0, hash: emptyDigest })
      .onConflict((conflict) => conflict.column('log_id').doNothing())
      .execute();
  }

  append(items: AppendItem[], lane: 'interactive' | 'bulk' = 'interactive'): Promise<Appended[]> {
    return new Promise((resolve, reject) => {
      const recordedAt = this.#now();
      const request = items.map((item) => prepareItem(item, recordedAt));
      const size = request.reduce((sum, { events }) => sum + events.length, 0);
      this.#lanes[lane].push({ request, size, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  read(after: number, limit: number): Promise<LoggedEvent[]> {
    return readLog(this.#database, this.logId, after, limit);
  }

  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]> {
    return readStream(this.#database, this.logId, streamId, after, limit);
  }

  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]> {
    return readStreamProof(this.#database, this.logId, streamId, after, limit);
  }

  async head(): Promise<{ pos: number; epoch: string; hash: string }> {
    const row = await this.#database.sql
      .selectFrom('es_log')
      .select(['pos', 'epoch', 'hash'])
      .where('log_id', '=', this.logId)
      .executeTakeFirstOrThrow();
    return { pos: row.pos, epoch: row.epoch, hash: Buffer.from(row.hash).toString('hex') };
  }

  onAppend(wake: (pos: number) => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  /** Called in commit order with what this process just committed. */
  onCommit(listener: CommitListener): () => void {
    this.#commits.add(listener);
    return () => this.#commits.delete(listener);
  }

  /** Settles when nothing waits to be appended. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    // Let the callers of this turn of the event loop join the first group.
    await Promise.resolve();
    for (let group = this.#takeGroup(); group.length > 0; group = this.#takeGroup())
      await this.#commit(group);
    this.#running = null;
  }

  #takeGroup(): Waiting[] {
    const group: Waiting[] = [];
    let size = 0;
    for (const lane of [this.#lanes.interactive, this.#lanes.bulk]) {
      let taken = 0;
      // Bulk work takes a quarter of a group at most, so that an interactive append never waits long behind it.
      const limit = lane === this.#lanes.bulk ? this.#groupLimit / 4 : this.#groupLimit;
      for (const waiting of lane) {
        if (group.length > 0 && size + waiting.size > limit) break;
        group.push(waiting);
        size += waiting.size;
        taken++;
      }
      lane.splice(0, taken);
    }
    return group;
  }

  async #commit(group: Waiting[]): Promise<void> {
    try {
      const { outcomes, events, effects } = await this.#database.sql
        .transaction()
        .execute((trx) => this.#write(trx, group));
      const logged = events.map(toLoggedEvent);
      group.forEach((waiting, index) => {
        const outcome = outcomes[index];
        if (outcome?.ok) waiting.resolve(outcome.appended);
        else waiting.reject(outcome?.conflict ?? new Error('the append has no outcome'));
      });
      const last = logged.at(-1);
      if (!last) return;
      this.#committed = last.pos;
      for (const listener of this.#commits) listener(logged, effects);
      this.#wake(last.pos);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const waiting of group) waiting.reject(reason);
    }
  }

  async #write(trx: Transaction<Tables>, group: Waiting[]) {
    const { outcomes, events, accepted, writes } = await planGroup(
      trx,
      this.logId,
      group.map(({ request }) => request),
    );
    const appended = outcomes.flatMap((outcome: AppendOutcome) => (outcome.ok ? outcome.appended : []));
    const pairs = accepted.flatMap((prepared, index) => {
      const at = appended[index];
      return at ? [{ prepared, appended: at }] : [];
    });
    const planned = planEffects(this.logId, pairs);
    if (events.length > 0) {
      await this.#execute(trx, [...writes, ...planned.writes], events.at(-1)?.pos ?? 0);
      await this.#project?.(trx, events);
    }
    return { outcomes, events, effects: planned.effects };
  }

  /** All in one statement: each costs a way to the database and back, and everybody who appends waits for it. */
  async #execute(trx: Transaction<Tables>, writes: RawBuilder<unknown>[], pos: number): Promise<void> {
    const steps = writes.map((write, index) => sql`${sql.ref(`step${index}`)} as (${write})`);
    // PostgreSQL delivers a notification at the commit, wherever in the transaction it was asked for.
    const last =
      this.#database.kind === 'postgres'
        ? sql`select pg_notify('es', ${`${this.logId}:${pos}`})`
        : sql`select 1`;
    await sql`with ${sql.join(steps)} ${last}`.execute(trx);
  }

  #wake(pos: number): void {
    for (const wake of this.#wakes) wake(pos);
  }
}

function toLoggedEvent(event: StoredEvent): LoggedEvent {
  return {
    pos: event.pos,
    streamId: event.streamId,
    version: event.version,
    type: event.type,
    schemaVersion: event.schemaVersion,
    recordedAt: event.recordedAt.toISOString(),
    ...(event.deviceAt === null ? {} : { deviceAt: event.deviceAt }),
    actor: JSON.parse(event.actor),
    data: JSON.parse(event.data),
    hash: Buffer.from(event.hash).toString('hex'),
  };
}
