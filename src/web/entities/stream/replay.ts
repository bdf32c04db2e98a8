import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom } from 'xstate';
import type { components } from '#api/main.d.ts';
import { type Fold, type FoldedEffect, foldOf } from '#machines/fold.ts';
import { type DeadlineSpan, trackDeadlines } from './deadlines.ts';

/** A stored event as the API gives it; one from the live socket fits too. */
export type TimelineEvent = components['schemas']['LoggedEvent'];

/** A snapshot is kept every so many events: going anywhere folds fewer than this, whatever the stream's length. */
const checkpointEvery = 64;

export interface Passage {
  from: string;
  to: string;
  /** The event that moved the state. */
  version: number;
  type: string;
}

/** A stream after some number of its events. */
export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  version: number;
  state: string;
  context: ContextFrom<M>;
  terminal: boolean;
}

const factOf = ({ type, data }: TimelineEvent) => ({ type, data });

/**
 * A stream being replayed in the browser with the machine that ran on the server. Events join at the end, as they come
 * from the server or from the live socket; nothing of what was folded is folded again.
 */
export class Replay<M extends AnyStateMachine = AnyStateMachine> {
  readonly events: TimelineEvent[] = [];
  readonly passages: Passage[] = [];
  readonly deadlines: DeadlineSpan[] = [];
  /** State after each event; the strings are few, so fifty thousand of them cost pointers only. */
  readonly states: string[] = [];
  /** True if any event carries the device's own clock beside the server's. */
  deviceClock = false;
  readonly #fold: Fold<AnyStateMachine>;
  readonly #checkpoints: AnyMachineSnapshot[];
  #head: AnyMachineSnapshot;

  constructor(machine: M) {
    this.#fold = foldOf<AnyStateMachine>(machine);
    this.#head = this.#fold.initial();
    this.#checkpoints = [this.#head];
  }

  get version(): number {
    return this.events.length;
  }

  /** Folds what follows on; what is known already, or would leave a gap, is left out. Returns how many joined. */
  join(events: readonly TimelineEvent[]): number {
    let joined = 0;
    for (const event of events) {
      if (event.version !== this.events.length + 1) continue;
      this.#step(event);
      joined++;
    }
    return joined;
  }

  /** The log was restored from a backup: what was folded may never have happened. */
  clear(): void {
    for (const list of [this.events, this.passages, this.deadlines, this.states]) list.length = 0;
    this.deviceClock = false;
    this.#checkpoints.length = 1;
    this.#head = this.#fold.initial();
  }

  at(version: number): Moment<M> {
    const wanted = Math.max(0, Math.min(version, this.version));
    const snapshot = wanted === this.version ? this.#head : this.#foldTo(wanted);
    return {
      version: wanted,
      state: String(snapshot.value),
      context: snapshot.context,
      terminal: snapshot.hasTag('terminal'),
    };
  }

  /** Number of passages up to this version. */
  passagesUntil(version: number): number {
    let low = 0;
    let high = this.passages.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.passages[middle]?.version ?? 0) <= version) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Effects that the event of this version requested from the server. */
  effectsOf(version: number): FoldedEffect[] {
    const event = this.events[version - 1];
    if (!event) return [];
    const effects: FoldedEffect[] = [];
    this.#fold.step(this.#foldTo(version - 1), factOf(event), (effect) => effects.push(effect));
    return effects;
  }

  #step(event: TimelineEvent): void {
    const from = String(this.#head.value);
    const effects: FoldedEffect[] = [];
    this.#head = this.#fold.step(this.#head, factOf(event), (effect) => effects.push(effect));
    const to = String(this.#head.value);
    this.events.push(event);
    this.states.push(to);
    this.deviceClock ||= event.deviceAt !== undefined;
    if (from !== to) this.passages.push({ from, to, version: event.version, type: event.type });
    trackDeadlines(this.deadlines, event, effects, this.#head.hasTag('terminal'));
    if (event.version % checkpointEvery === 0) this.#checkpoints.push(this.#head);
  }

  #foldTo(version: number): AnyMachineSnapshot {
    const index = Math.floor(version / checkpointEvery);
    let snapshot = this.#checkpoints[index] ?? this.#fold.initial();
    for (const event of this.events.slice(index * checkpointEvery, version))
      snapshot = this.#fold.step(snapshot, factOf(event));
    return snapshot;
  }
}
