import { randomUUID } from 'node:crypto';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import { Lanes } from './lanes.ts';
import {
  type Appended,
  type AppendItem,
  type CommitListener,
  type EventLog,
  type Lane,
  mainLogId,
  type StreamHead,
  type StreamPlace,
} from './log.ts';
import { type AppendOutcome, type AppendRequest, planGroup } from './plan.ts';
import { prepareItem, type RandomBytes, systemRandom } from './prepare.ts';
import type { LogStorage, StoredEvent, WritePlan } from './storage.ts';
import { StreamHeadCache } from './stream-head-cache.ts';

/** Lists that are updated in the write of their events, so that an answered change is already listed. */
export interface ListProjection {
  /** Returns the list rows after these events. It also adds the step to each machine event that lacks one. */
  rowsAfter(events: StoredEvent[]): Promise<WritePlan['rows']>;
  /** Drops cached rows, because they were not written, or another process wrote newer ones. */
  forget(): void;
}

export interface GroupedLogOptions {
  storage: LogStorage;
  logId?: string;
  now?: () => Date;
  lists?: (storage: LogStorage) => ListProjection;
  /** Runs after the current turn's pending work. */
  soon?: (run: () => void) => void;
  /** Runs after a pause, so that a write with unknown outcome is resolved even without another append. */
  later?: (run: () => void) => void;
  /** Source of salts. */
  random?: RandomBytes;
  /** Maximum number of events in one write; a single larger request still passes alone. */
  groupLimit?: number;
}

interface Waiting {
  request: AppendRequest;
  size: number;
  resolve(appended: Appended[]): void;
  reject(error: Error): void;
}

/**
 * Event log. Waiting appends are grouped into one write: one step to the storage, one wake-up. Each write is computed
 * on its current head; if another process was faster, the write is refused and planned again.
 */
export class GroupedLog implements EventLog {
  readonly logId: string;
  readonly #storage: LogStorage;
  readonly #heads: StreamHeadCache;
  readonly #now: () => Date;
  readonly #lists: ListProjection | undefined;
  readonly #soon: (run: () => void) => void;
  readonly #later: (run: () => void) => void;
  readonly #random: RandomBytes;
  readonly #lanes: Lanes<Waiting>;
  readonly #wakes = new Set<(pos: number) => void>();
  readonly #commits = new Set<CommitListener>();
  /** Write with unknown outcome, which could not be resolved yet. */
  #doubtful: WritePlan | null = null;
  #running: Promise<void> | null = null;
  #committed = 0;

  constructor(options: GroupedLogOptions) {
    this.logId = options.logId ?? mainLogId;
    this.#storage = options.storage;
    this.#heads = new StreamHeadCache(options.storage);
    this.#now = options.now ?? (() => new Date());
    this.#lists = options.lists?.(options.storage);
    this.#soon = options.soon ?? setImmediate;
    this.#later = options.later ?? ((run) => void setTimeout(run, 1_000).unref());
    this.#random = options.random ?? systemRandom;
    this.#lanes = new Lanes(options.groupLimit ?? 512);
  }

  /** Opens the log, and creates it on the first start. */
  open(epoch: string = randomUUID()): Promise<void> {
    return this.#storage.open(epoch);
  }

  append(items: AppendItem[], lane: Lane = 'interactive'): Promise<Appended[]> {
    return new Promise((resolve, reject) => {
      const recordedAt = this.#now();
      const request = items.map((item) => prepareItem(item, recordedAt, this.#random));
      const size = request.reduce((sum, { events }) => sum + events.length, 0);
      this.#lanes.add({ request, size, resolve, reject }, lane);
      this.#running ??= this.#drain();
    });
  }

  read(after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#storage.read(after, limit);
  }

  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#storage.readStream(streamId, after, limit);
  }

  streams(streamIds: string[]): Promise<StreamHead[]> {
    return this.#storage.streams(streamIds);
  }

  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]> {
    return this.#storage.readBefore(places);
  }

  readProof(streamId: string, after: number, limit: number): Promise<ProvenEvent[]> {
    return this.#storage.readProof(streamId, after, limit);
  }

  async head(): Promise<{ pos: number; epoch: string; hash: string }> {
    const { pos, epoch, hash } = await this.#storage.head();
    return { pos, epoch, hash: Buffer.from(hash).toString('hex') };
  }

  onAppend(wake: (pos: number) => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  onCommit(listener: CommitListener): () => void {
    this.#commits.add(listener);
    return () => this.#commits.delete(listener);
  }

  /** Handles a write of another process, up to `pos`. */
  writtenElsewhere(pos: number): void {
    if (pos > this.#committed) this.#wake(pos);
  }

  /** Settles when no append is waiting. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    // Callers of this turn of the event loop may join the first group.
    await Promise.resolve();
    if (this.#doubtful && this.#lanes.empty) await this.#settleDoubt().catch(() => {});
    let answer = once(() => {});
    for (;;) {
      const groups = apart(this.#lanes.take());
      for (const group of groups) {
        // The next group starts before the callers of the last one continue with their next appends.
        const written = this.#commit(group);
        this.#soon(answer);
        const mine = await written;
        answer();
        answer = once(mine);
      }
      if (groups.length > 0) continue;
      answer();
      await Promise.resolve();
      if (this.#lanes.empty) break;
    }
    this.#running = null;
    if (this.#doubtful)
      this.#later(() => {
        this.#running ??= this.#drain();
      });
  }

  /** Writes a group; settles with the callers' answers when it is written or refused. Never rejects. */
  async #commit(group: Waiting[]): Promise<() => void> {
    try {
      const { outcomes, plan } = await this.#write(group.map(({ request }) => request));
      return () => {
        group.forEach((waiting, index) => {
          const outcome = outcomes[index];
          if (outcome?.ok) waiting.resolve(outcome.appended);
          else waiting.reject(outcome?.conflict ?? new Error('the append has no outcome'));
        });
        this.#tell(plan);
      };
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      return () => {
        for (const waiting of group) waiting.reject(reason);
      };
    }
  }

  async #write(requests: AppendRequest[]): Promise<{ outcomes: AppendOutcome[]; plan: WritePlan }> {
    const streamIds = requests.flatMap((request) =>
      request.flatMap(({ item }) => [item.streamId, ...(item.erases ?? []).map(({ streamId }) => streamId)]),
    );
    try {
      for (;;) {
        await this.#settleDoubt();
        const { head, streams } = await this.#heads.at(streamIds);
        const { outcomes, plan } = planGroup(head, streams, requests);
        if (plan.events.length === 0) return { outcomes, plan };
        if (this.#lists) plan.rows = await this.#lists.rowsAfter(plan.events);
        if (await this.#stored(plan)) {
          this.#heads.moved(plan);
          return { outcomes, plan };
        }
        this.#forget();
      }
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  /**
   * Tells if a write without an answer was stored: the chain shows it, since its last hash can belong to no other
   * write.
   */
  async #stored(plan: WritePlan): Promise<boolean> {
    try {
      return await this.#storage.write(plan);
    } catch (error) {
      this.#doubtful = plan;
      const written = await this.#storage.holds(plan.to);
      this.#doubtful = null;
      if (written) return true;
      throw error;
    }
  }

  /**
   * Resolves a write with unknown outcome. Its callers have given up, but if it was stored, its effects must still
   * happen.
   */
  async #settleDoubt(): Promise<void> {
    const plan = this.#doubtful;
    if (!plan) return;
    const written = await this.#storage.holds(plan.to);
    this.#doubtful = null;
    if (written) this.#tell(plan);
  }

  #tell(plan: WritePlan): void {
    if (plan.events.length === 0) return;
    const { pos } = plan.to;
    const committed = plan.events.map((stored) => ({
      event: toLoggedEvent(stored),
      kind: stored.kind,
      machineVersion: stored.machineVersion,
      step: stored.step,
      problem: stored.problem,
      size: stored.data.length,
    }));
    this.#committed = pos;
    for (const listener of this.#commits) listener(committed, plan.effects);
    this.#wake(pos);
  }

  #forget(): void {
    this.#heads.forget();
    this.#lists?.forget();
  }

  #wake(pos: number): void {
    for (const wake of this.#wakes) wake(pos);
  }
}

/**
 * Splits waiting appends in order; one that changes other tables goes alone, so that its refusal affects no neighbour.
 */
function apart(waiting: Waiting[]): Waiting[][] {
  const groups: Waiting[][] = [];
  let alone = true;
  for (const one of waiting) {
    const before = alone;
    alone = one.request.some(({ item }) => item.within !== undefined);
    const group = groups.at(-1);
    if (group && !alone && !before) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}

export function toLoggedEvent(event: StoredEvent): LoggedEvent {
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
