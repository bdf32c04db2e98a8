import type { AnyStateMachine } from 'xstate';
import type { Clock } from '#domain/clock.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { EventLog, StoredEffect } from '../log/log.ts';
import { idOf, kindOf, type Loaded, type NewFact } from './definition.ts';
import type { StreamRepository } from './repository.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** Effect rows, which the log's appends write and end, for the runner. */
export interface EffectStore {
  /** Reads effects left from before this start, apart from deadlines, oldest first. */
  unfinished(): Promise<StoredEffect[]>;
  /** Reads passed deadlines, oldest first, at most `limit`. */
  passedDeadlines(now: Date, limit: number): Promise<StoredEffect[]>;
  /** Tells if the row still exists: neither ended nor replaced by a later one of its slot. */
  isPending(effectId: string): Promise<boolean>;
  /** Records that bytes may have left, before they do: after a crash such a command is not simply sent again. */
  markInFlight(effectId: string): Promise<void>;
  /** Deletes a row that its stream no longer needs. */
  drop(effectId: string): Promise<void>;
}

/** Performer of one kind of machine effect, after the effect is stored. */
export interface Performer<M extends AnyStateMachine> {
  /** Performs the effect and returns its immediate facts; others may come later in another way. */
  perform(id: string, loaded: Loaded<M>, effect: StoredEffect): Promise<readonly NewFact<M>[]>;
  /** Returns the device that must be connected before an earlier process's effect is performed. Default: none. */
  waitsFor?(loaded: Loaded<M>): string;
  /** Returns facts for an effect that was in flight when its process ended. Default: it is performed again. */
  interrupted?(): readonly NewFact<M>[];
}

export interface ServedKind<M extends AnyStateMachine> {
  kind: string;
  streams: StreamRepository<M>;
  performers: Record<string, Performer<M>>;
  /** Converts an outcome for the stream's present state. Default: the fact itself. */
  accept?(loaded: Loaded<M>, fact: NewFact<M>): readonly NewFact<M>[];
}

export interface EffectRunnerDeps {
  log: Pick<EventLog, 'onCommit'>;
  effects: EffectStore;
  clock: Clock;
  retry: RetryPolicy;
  /** Tells if the device has a session with this server. */
  isConnected(endpointId: string): boolean;
  onFault(where: string, error: unknown): void;
}

const deadlinePollMs = 250;
const deadlineBatch = 200;

/**
 * Performs the effects of all kinds of stream, and reports passed deadlines to their machines. An effect is a row of
 * the append that requested it, and is deleted with the append that proves it done, so a crash neither loses nor
 * repeats it.
 */
export class EffectRunner {
  readonly #deps: EffectRunnerDeps;
  readonly #kinds = new Map<string, ServedKind<AnyStateMachine>>();
  /** Effects of an earlier process, by the device that they wait for. */
  readonly #owed = new Map<string, StoredEffect[]>();
  /** Deadlines whose handling failed, each reported once: they are checked four times a second. */
  readonly #reported = new Set<string>();
  #stopped = false;
  #forget: (() => void)[] = [];

  constructor(deps: EffectRunnerDeps) {
    this.#deps = deps;
  }

  serve<M extends AnyStateMachine>(kind: ServedKind<M>): void {
    this.#kinds.set(kind.kind, kind as unknown as ServedKind<AnyStateMachine>);
  }

  start(): void {
    const { log, clock, onFault } = this.#deps;
    const unsubscribe = log.onCommit((_committed, effects) => {
      for (const effect of effects) if (effect.kind !== 'deadline') this.#soon(effect);
    });
    let forgetPoll = () => {};
    const poll = async () => {
      await this.checkDeadlines().catch((error) => onFault('deadlines', error));
      if (!this.#stopped) forgetPoll = clock.after(deadlinePollMs, poll);
    };
    forgetPoll = clock.after(deadlinePollMs, poll);
    this.#forget = [unsubscribe, () => forgetPoll()];
  }

  stop(): void {
    this.#stopped = true;
    for (const forget of this.#forget) forget();
  }

  /** Restores the effects that an earlier process left. */
  async recover(): Promise<void> {
    for (const effect of await this.#deps.effects.unfinished()) {
      const { performer, kind } = this.#performerOf(effect);
      if (effect.state === 'inFlight' && performer.interrupted)
        await this.#record(kind, idOf(effect.streamId), performer.interrupted());
      else this.#performWhenReady(effect);
    }
  }

  /** Performs the effects that waited for the device, in order. */
  deviceConnected(endpointId: string): void {
    const owed = this.#owed.get(endpointId) ?? [];
    this.#owed.delete(endpointId);
    for (const effect of owed) this.#soon(effect);
  }

  /** Appends `deadline.passed` for each deadline row that is due. Public for tests with their own clock. */
  async checkDeadlines(): Promise<void> {
    const { effects, clock, onFault } = this.#deps;
    for (const effect of await effects.passedDeadlines(new Date(clock.now()), deadlineBatch)) {
      // A stream that cannot be folded, for example of a newer version, must not stop the deadlines of all others.
      await this.#passDeadline(effect).catch((error) => {
        if (!this.#reported.has(effect.effectId)) onFault(`deadline of ${effect.streamId}`, error);
        this.#reported.add(effect.effectId);
      });
    }
  }

  async #passDeadline(effect: StoredEffect): Promise<void> {
    const { effects } = this.#deps;
    const { streams } = this.#kindOf(effect);
    const passed = {
      type: 'deadline.passed',
      data: { name: JSON.parse(effect.params).name },
      actor: serverActor('timers'),
    };
    // Since the query the stream may have moved on, to another deadline of the same name.
    const next = await streams.advance(idOf(effect.streamId), async () =>
      (await effects.isPending(effect.effectId)) ? [passed] : [],
    );
    if (!next) await effects.drop(effect.effectId);
  }

  #soon(effect: StoredEffect): void {
    // By the next turn the appender has cached the new snapshot, so it need not be read again.
    this.#deps.clock.soon(
      () => void this.#perform(effect).catch((error) => this.#deps.onFault(effect.kind, error)),
    );
  }

  #performWhenReady(effect: StoredEffect): void {
    const { retry, isConnected, onFault } = this.#deps;
    const { performer, kind } = this.#performerOf(effect);
    void retry
      .until('recovery', () => kind.streams.load(idOf(effect.streamId)))
      .then((loaded) => {
        const endpointId = performer.waitsFor?.(loaded);
        if (endpointId === undefined || isConnected(endpointId)) this.#soon(effect);
        else this.#owed.set(endpointId, [...(this.#owed.get(endpointId) ?? []), effect]);
      })
      .catch((error) => onFault('recovery', error));
  }

  async #perform(effect: StoredEffect): Promise<void> {
    const { performer, kind } = this.#performerOf(effect);
    const id = idOf(effect.streamId);
    const loaded = await this.#deps.retry.until(effect.kind, () => kind.streams.current(id));
    await this.#record(kind, id, await performer.perform(id, loaded, effect));
  }

  async #record(
    { streams, accept }: ServedKind<AnyStateMachine>,
    id: string,
    facts: readonly NewFact[],
  ): Promise<void> {
    if (facts.length === 0) return;
    await this.#deps.retry.until('answer', () =>
      streams.advance(id, (loaded) => facts.flatMap((fact) => accept?.(loaded, fact) ?? [fact])),
    );
  }

  #kindOf({ streamId }: StoredEffect): ServedKind<AnyStateMachine> {
    const kind = this.#kinds.get(kindOf(streamId));
    if (!kind) throw new Error(`this server has no streams like ${streamId}`);
    return kind;
  }

  #performerOf(effect: StoredEffect) {
    const kind = this.#kindOf(effect);
    const performer = kind.performers[effect.kind];
    if (!performer) throw new Error(`nothing performs ${effect.kind} of ${effect.streamId}`);
    return { kind, performer };
  }
}
