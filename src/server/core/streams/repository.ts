import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Fold, FoldedEffect } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { StreamErased, VersionConflict } from '../database/errors.ts';
import type { AppendItem, EventLog, Lane, NewRows, Within } from '../log/log.ts';
import { foldOfVersion, type Loaded, type NewFact, type StreamDefinition } from './definition.ts';
import { type AskedStep, effectRows } from './effect-rows.ts';

const pageSize = 500;
/** Maximum number of open streams' snapshots in memory; another one is folded again from its events. */
const openLimit = 20_000;
/**
 * Maximum number of ended streams' snapshots, which is small: an agent repeats its answer only until it is
 * acknowledged.
 */
const endedLimit = 1_000;

export interface Advanced<M extends AnyStateMachine> {
  id: string;
  before: Loaded<M>;
  after: Loaded<M>;
}

/** Stream to begin, with rows of other tables that are stored with its first facts. */
export interface Beginning<M extends AnyStateMachine> {
  id: string;
  facts: readonly NewFact<M>[];
  inserts?: NewRows[];
  within?: Within;
}

/** Streams to begin, prepared for an append with other items. */
export interface Prepared {
  items: AppendItem[];
  /** Must be called once they are stored. */
  stored(): void;
}

export interface AdvanceOptions<M extends AnyStateMachine> {
  /** Items to store in the same transaction, or not at all. */
  together?: Prepared;
  within?: Within;
  /** Throws for a fact that the state does not handle; without it such facts are dropped. */
  refuse?: (fact: NewFact<M>, snapshot: SnapshotFrom<M>) => never;
}

export interface RepositoryOptions<M extends AnyStateMachine> {
  log: EventLog;
  definition: StreamDefinition<M> & { machine: M };
  /** Called when an append has failed, but may be in the log. */
  onDoubt?: (id: string) => void;
  /** Called after each advance that was stored. */
  onAdvance?: (advanced: Advanced<M>) => void;
}

interface Folded<M extends AnyStateMachine> {
  loaded: Loaded<M>;
  facts: NewFact<M>[];
  steps: AskedStep[];
}

/**
 * Streams of one kind. It loads them by folding, and advances them: decide on the snapshot, append the facts with their
 * effects. Work on one stream is serial, so a conflict means another process and leads to folding again.
 */
export class StreamRepository<M extends AnyStateMachine> {
  readonly #log: EventLog;
  readonly #definition: StreamDefinition<M> & { machine: M };
  readonly #onDoubt: (id: string) => void;
  readonly #onAdvance: (advanced: Advanced<M>) => void;
  readonly #open = new BoundedCache<string, Loaded<M>>(openLimit);
  readonly #ended = new BoundedCache<string, Loaded<M>>(endedLimit);
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor({ log, definition, onDoubt = () => {}, onAdvance = () => {} }: RepositoryOptions<M>) {
    this.#log = log;
    this.#definition = definition;
    this.#onDoubt = onDoubt;
    this.#onAdvance = onAdvance;
  }

  async load(id: string): Promise<Loaded<M>> {
    const cached = this.#open.get(id) ?? this.#ended.get(id);
    if (cached) return cached;
    const streamId = this.#streamId(id);
    const [head] = await this.#log.streams([streamId]);
    let loaded = this.#empty(head?.machineVersion);
    // The engine treats an erased stream like one that never existed.
    if (!head || head.erased) return loaded;
    const fold = this.#foldOf(loaded.machineVersion);
    for (;;) {
      const events = await this.#log.readStream(streamId, loaded.version, pageSize);
      for (const { type, data, version } of events)
        loaded = {
          ...loaded,
          version,
          snapshot: fold.step(loaded.snapshot, factOf<M>(type, data)),
          cause: causeAfter(loaded.cause, data),
        };
      if (events.length < pageSize) break;
    }
    this.#remember(id, loaded);
    return loaded;
  }

  /** Returns the stream after all running work on it. */
  current(id: string): Promise<Loaded<M>> {
    return this.#serial(id, () => this.load(id));
  }

  /**
   * Calls `decide` for facts until they are stored or there are none. Facts that the state does not handle are dropped,
   * so a duplicate answer, a deadline that lost its race, or a fact for an erased stream changes nothing. Resolves to
   * the stream after the append, or null.
   */
  advance(
    id: string,
    decide: (loaded: Loaded<M>) => readonly NewFact<M>[] | Promise<readonly NewFact<M>[]>,
    options: AdvanceOptions<M> = {},
  ): Promise<Loaded<M> | null> {
    return this.#serial(id, async () => {
      for (;;) {
        const before = await this.load(id);
        const folded = this.#fold(before, await decide(before), options.refuse);
        if (folded.facts.length === 0) return null;
        const { within, together } = options;
        const item = { ...this.#itemOf(id, before, folded), ...(within && { within }) };
        try {
          await this.#log.append([item, ...(together?.items ?? [])], this.#laneOf(folded.loaded));
        } catch (error) {
          this.#forget(id);
          if (error instanceof VersionConflict) continue;
          // An answer after the retention time has no stream to be added to.
          if (error instanceof StreamErased) return null;
          this.#onDoubt(id);
          throw error;
        }
        this.#remember(id, folded.loaded);
        together?.stored();
        this.#onAdvance({ id, before, after: folded.loaded });
        return folded.loaded;
      }
    });
  }

  /**
   * Advances several streams in one transaction, each by its given facts, together with items that are made for each
   * attempt. A stream that ended meanwhile stays unchanged.
   */
  advanceAll(
    ids: readonly string[],
    decide: (id: string, loaded: Loaded<M>) => readonly NewFact<M>[],
    together: () => Promise<AppendItem[]> = async () => [],
  ): Promise<void> {
    const [next, ...rest] = [...new Set(ids)].sort();
    const inTurn = (id: string | undefined, others: string[], work: () => Promise<void>): Promise<void> =>
      id === undefined ? work() : this.#serial(id, () => inTurn(others[0], others.slice(1), work));
    return inTurn(next, rest, async () => {
      for (;;) {
        const moves = [];
        for (const id of ids) {
          const before = await this.load(id);
          const folded = this.#fold(before, decide(id, before));
          if (folded.facts.length > 0) moves.push({ id, before, folded });
        }
        const items = moves.map(({ id, before, folded }) => this.#itemOf(id, before, folded));
        items.push(...(await together()));
        if (items.length === 0) return;
        try {
          await this.#log.append(items, 'interactive');
        } catch (error) {
          for (const { id } of moves) this.#forget(id);
          if (error instanceof VersionConflict) continue;
          for (const { id } of moves) this.#onDoubt(id);
          throw error;
        }
        for (const { id, before, folded } of moves) {
          this.#remember(id, folded.loaded);
          this.#onAdvance({ id, before, after: folded.loaded });
        }
        return;
      }
    });
  }

  /** Begins several streams, all in one transaction. */
  async begin(streams: readonly Beginning<M>[], lane: Lane): Promise<void> {
    const { items, stored } = this.prepare(streams);
    await this.#log.append(items, lane);
    stored();
  }

  /** Prepares the beginning of several streams, for an append with other items. */
  prepare(streams: readonly Beginning<M>[]): Prepared {
    const before = this.#empty();
    const begun = streams.map(({ id, facts, inserts, within }) => ({
      id,
      inserts,
      within,
      folded: this.#fold(before, facts),
    }));
    return {
      items: begun.map(({ id, inserts, within, folded }) => ({
        ...this.#itemOf(id, before, folded),
        ...(inserts && { inserts }),
        ...(within && { within }),
      })),
      stored: () => {
        for (const { id, folded } of begun) this.#remember(id, folded.loaded);
      },
    };
  }

  #fold(before: Loaded<M>, proposed: readonly NewFact<M>[], refuse?: AdvanceOptions<M>['refuse']): Folded<M> {
    const { step } = this.#foldOf(before.machineVersion);
    const facts: NewFact<M>[] = [];
    const steps: AskedStep[] = [];
    let { snapshot, cause } = before;
    for (const fact of proposed) {
      const plain = factOf<M>(fact.type, fact.data);
      if (!(snapshot as AnyMachineSnapshot).can(plain)) {
        refuse?.(fact, snapshot);
        continue;
      }
      const effects: FoldedEffect[] = [];
      const after = step(snapshot, plain, (effect) => effects.push(effect));
      steps.push({
        before: snapshot as AnyMachineSnapshot,
        after: after as AnyMachineSnapshot,
        effects,
        ...passedDeadline(fact),
      });
      facts.push(fact);
      snapshot = after;
      cause = causeAfter(cause, fact.data);
    }
    return { loaded: { ...before, version: before.version + facts.length, snapshot, cause }, facts, steps };
  }

  #itemOf(id: string, before: Loaded<M>, { loaded, facts, steps }: Folded<M>): AppendItem {
    const { rowsToDeleteOnEnd } = this.#definition;
    const ends = !hasEnded(before) && hasEnded(loaded);
    return {
      streamId: this.#streamId(id),
      kind: this.#definition.kind,
      machineVersion: before.machineVersion,
      expectedVersion: before.version,
      events: facts.map(({ type, data, actor, deviceAt }, index) => ({
        type,
        data,
        actor,
        deviceAt,
        step: steps[index],
      })),
      ...effectRows(this.#definition, before.version === 0, steps),
      ...(ends && rowsToDeleteOnEnd && { deletes: rowsToDeleteOnEnd(id, loaded.snapshot) }),
    };
  }

  #empty(machineVersion = this.#definition.version): Loaded<M> {
    return { version: 0, machineVersion, snapshot: this.#foldOf(machineVersion).initial(), cause: 0 };
  }

  #foldOf(version: string): Fold<M> {
    return foldOfVersion(this.#definition, version);
  }

  #laneOf({ snapshot }: Loaded<M>): Lane {
    return this.#definition.lane?.(snapshot) ?? 'interactive';
  }

  #streamId(id: string): string {
    return `${this.#definition.kind}:${id}`;
  }

  #remember(id: string, loaded: Loaded<M>): void {
    const known = this.#open.get(id) ?? this.#ended.get(id);
    // Events that were read before an append may be folded after it.
    if (known && known.version > loaded.version) return;
    this.#forget(id);
    (hasEnded(loaded) ? this.#ended : this.#open).set(id, loaded);
  }

  #forget(id: string): void {
    this.#open.delete(id);
    this.#ended.delete(id);
  }

  #serial<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.then(
      () => {},
      () => {},
    );
    this.#tails.set(id, tail);
    void tail.then(() => {
      if (this.#tails.get(id) === tail) this.#tails.delete(id);
    });
    return result;
  }
}

const passedDeadline = ({ type, data }: { type: string; data: JsonObject }): { passed?: string } =>
  type === 'deadline.passed' ? { passed: String(data.name) } : {};

const hasEnded = <M extends AnyStateMachine>({ snapshot }: Loaded<M>): boolean =>
  (snapshot as AnyMachineSnapshot).hasTag('terminal');

const causeAfter = (before: number, { cause }: JsonObject): number =>
  typeof cause === 'number' && cause > before ? cause : before;

/** Converts a stored event to its machine's type: both are equal, which the log cannot express. */
const factOf = <M extends AnyStateMachine>(type: string, data: JsonObject): EventFromLogic<M> =>
  ({ type, data }) as unknown as EventFromLogic<M>;
