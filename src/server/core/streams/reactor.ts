import type { AnyStateMachine } from 'xstate';
import { type Clock, every } from '#domain/clock.ts';
import type { Committed, EventLog } from '../log/log.ts';
import { CommittedTail } from './committed-tail.ts';
import type { NewFact, StreamDefinition } from './definition.ts';
import type { StreamRepository } from './repository.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { StepReader } from './step-reader.ts';

/** Positions of log readers, by name. */
export interface Checkpoints {
  /** Reads a position; null if there is none yet. */
  read(name: string): Promise<{ epoch: string; pos: number } | null>;
  write(name: string, epoch: string, pos: number): Promise<void>;
}

export interface ReactorDeps {
  log: EventLog;
  checkpoints: Checkpoints;
  clock: Clock;
  retry: RetryPolicy;
  onFault(where: string, error: unknown): void;
}

const batchSize = 500;
const pollMs = 1_000;
/**
 * Milliseconds from a fact to its notification, and between two notifications: ends that come one after another become
 * one fact of their bulk action, which leaves the database to requests.
 */
const lingerMs = 25;
/**
 * Approximate maximum number of positions that are read again after a restart; the streams recognise those that they
 * have handled.
 */
const unstoredLimit = 1_000;

/**
 * Notifies the streams of one kind of facts in others (`reactsTo`), each exactly once. What it appends names the
 * position of its cause, and a stream that has handled a position does not get it or an earlier one again: so the
 * append is its own proof, despite kills or a second server. The checkpoint only avoids reading the log from its
 * beginning.
 */
export class Reactor<M extends AnyStateMachine> {
  readonly #definition: StreamDefinition<M>;
  readonly #streams: StreamRepository<M>;
  readonly #deps: ReactorDeps;
  readonly #steps: StepReader;
  readonly #tail = new CommittedTail();
  readonly #name: string;
  #epoch = '';
  #pos = 0;
  #stored = 0;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #lingering: (() => void) | null = null;
  #forget: (() => void)[] = [];

  constructor(definition: StreamDefinition<M>, streams: StreamRepository<M>, deps: ReactorDeps) {
    this.#definition = definition;
    this.#streams = streams;
    this.#deps = deps;
    this.#steps = new StepReader(deps.log);
    this.#name = `reactor:${definition.kind}`;
  }

  /** Returns the position up to which every fact was handled. */
  get position(): number {
    return this.#pos;
  }

  async start(): Promise<void> {
    const { log, checkpoints, clock } = this.#deps;
    const head = await log.head();
    this.#epoch = head.epoch;
    const known = await checkpoints.read(this.#name);
    // Before its first start there was no stream of its kind. The position is stored at once, so that later facts are
    // not skipped.
    if (known === null) await checkpoints.write(this.#name, head.epoch, head.pos);
    // A restored log is read from its beginning, which is harmless and skips nothing.
    this.#pos = known === null ? head.pos : known.epoch === head.epoch ? known.pos : 0;
    this.#stored = this.#pos;
    this.#forget = [
      log.onCommit((committed) => {
        this.#tail.add(committed);
        this.#lingering ??= clock.after(lingerMs, () => this.#wake());
      }),
      every(clock, pollMs, () => this.#wake()),
    ];
    this.#wake();
  }

  stop(): void {
    this.#stopped = true;
    this.#lingering?.();
    for (const forget of this.#forget) forget();
  }

  #wake(): void {
    this.#lingering?.();
    this.#lingering = null;
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#drain()
      .catch((error) => this.#deps.onFault(this.#name, error))
      .finally(() => {
        this.#running = null;
        if (!this.#again) return;
        this.#again = false;
        this.#wake();
      });
  }

  async #drain(): Promise<void> {
    while (!this.#stopped && (await this.#step()));
  }

  /** Handles one batch; false: there was no more. */
  async #step(): Promise<boolean> {
    const { log, checkpoints } = this.#deps;
    const tail = this.#tail.after(this.#pos, batchSize);
    const facts = tail ?? (await this.#steps.read(await log.read(this.#pos, batchSize)));
    const last = facts.at(-1)?.event.pos;
    if (last === undefined) return false;
    const targets = this.#targetsOf(facts);
    await Promise.all([...targets].map(([id, caused]) => this.#tell(id, caused)));
    this.#pos = last;
    if (last - this.#stored >= unstoredLimit) {
      await checkpoints.write(this.#name, this.#epoch, last);
      this.#stored = last;
    }
    return tail ? tail.length === batchSize : true;
  }

  /** Groups facts by the stream to notify, and there by their kind; in order. */
  #targetsOf(facts: readonly Committed[]): Map<string, Map<string, Committed[]>> {
    const targets = new Map<string, Map<string, Committed[]>>();
    for (const fact of facts) {
      if (fact.event.erased) continue;
      const id = this.#definition.reactsTo?.[fact.kind]?.target(fact);
      if (id === null || id === undefined) continue;
      const caused = targets.get(id) ?? new Map<string, Committed[]>();
      targets.set(id, caused.set(fact.kind, [...(caused.get(fact.kind) ?? []), fact]));
    }
    return targets;
  }

  #tell(id: string, caused: ReadonlyMap<string, readonly Committed[]>): Promise<unknown> {
    return this.#deps.retry.until(this.#name, () =>
      this.#streams.advance(id, ({ cause }) =>
        [...caused].flatMap(([kind, facts]): NewFact<M>[] => {
          const reaction = this.#definition.reactsTo?.[kind];
          const news = facts.filter(({ event }) => event.pos > cause);
          const last = news.at(-1);
          if (!reaction || !last) return [];
          return [reaction.react(news, last.event.pos)];
        }),
      ),
    );
  }
}
