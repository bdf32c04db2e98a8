import type { SnapshotFrom } from 'xstate';
import { Latest } from '#domain/latest.ts';
import type { Actor } from '#domain/logged-event.ts';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine, taskMachineVersion } from '#machines/task/machine.ts';
import type { AppendItem, EventLog, NewEffect } from '../store/log.ts';
import { VersionConflict } from '../store/version-conflict.ts';

export type TaskSnapshot = SnapshotFrom<typeof taskMachine>;

/** A fact with who caused it, before it is stored. */
export type NewFact = TaskFact & { actor: Actor; deviceAt?: string };

export interface LoadedTask {
  version: number;
  snapshot: TaskSnapshot;
}

export const taskStreamId = (taskId: string): string => `task:${taskId}`;
export const taskIdOf = (streamId: string): string => streamId.slice('task:'.length);
export const taskFold = foldOf(taskMachine);

const pageSize = 500;
/** Snapshots of open tasks kept in memory; another one is folded again from its stream. */
const openLimit = 20_000;
/** Of ended ones few: an agent repeats its answer until it is acknowledged, and then no more. */
const endedLimit = 1_000;

/**
 * Loads tasks by folding their streams, and moves them on: decide on the snapshot, append the facts with the effects
 * they cause. Work on one task is serial, so a conflict means another process and is answered by folding again.
 */
export class TaskStreams {
  readonly #log: EventLog;
  readonly #onDoubt: (taskId: string) => void;
  readonly #open = new Latest<string, LoadedTask>(openLimit);
  readonly #ended = new Latest<string, LoadedTask>(endedLimit);
  readonly #tails = new Map<string, Promise<unknown>>();

  /** `onDoubt`: an append has failed, and may be in the log all the same. */
  constructor(log: EventLog, onDoubt: (taskId: string) => void = () => {}) {
    this.#log = log;
    this.#onDoubt = onDoubt;
  }

  async load(taskId: string): Promise<LoadedTask> {
    const cached = this.#open.get(taskId) ?? this.#ended.get(taskId);
    if (cached) return cached;
    let loaded: LoadedTask = { version: 0, snapshot: taskFold.initial() };
    for (;;) {
      const events = await this.#log.readStream(taskStreamId(taskId), loaded.version, pageSize);
      for (const event of events) {
        const fact = { type: event.type, data: event.data } as TaskFact;
        loaded = { version: event.version, snapshot: taskFold.step(loaded.snapshot, fact) };
      }
      if (events.length < pageSize) break;
    }
    // A task that is about to begin must not be remembered as one that never was.
    if (loaded.version > 0) this.#remember(taskId, loaded);
    return loaded;
  }

  /** The task after everything that is under way on it. */
  current(taskId: string): Promise<LoadedTask> {
    return this.#serial(taskId, () => this.load(taskId));
  }

  /**
   * Asks `decide` for facts until they are stored or it has none. Facts the state does not handle are dropped, so a
   * duplicate answer or a deadline that lost its race changes nothing. Resolves to the task after the append, or null.
   */
  advance(
    taskId: string,
    decide: (task: LoadedTask) => NewFact[] | Promise<NewFact[]>,
  ): Promise<LoadedTask | null> {
    return this.#serial(taskId, async () => {
      for (;;) {
        const task = await this.load(taskId);
        const step = fold(task, await decide(task));
        if (step.facts.length === 0) return null;
        try {
          await this.#log.append([itemOf(taskId, task, step)], step.snapshot.context.lane);
          const next = { version: task.version + step.facts.length, snapshot: step.snapshot };
          this.#remember(taskId, next);
          return next;
        } catch (error) {
          this.#forget(taskId);
          if (error instanceof VersionConflict) continue;
          this.#onDoubt(taskId);
          throw error;
        }
      }
    });
  }

  /** Begins several tasks, all in one transaction. */
  async begin(
    tasks: { taskId: string; facts: NewFact[] }[],
    lane: 'interactive' | 'bulk',
  ): Promise<Map<string, LoadedTask>> {
    const empty: LoadedTask = { version: 0, snapshot: taskFold.initial() };
    const begun = tasks.map(({ taskId, facts }) => ({ taskId, step: fold(empty, facts) }));
    await this.#log.append(
      begun.map(({ taskId, step }) => itemOf(taskId, empty, step)),
      lane,
    );
    const loaded = new Map<string, LoadedTask>();
    for (const { taskId, step } of begun) {
      const task = { version: step.facts.length, snapshot: step.snapshot };
      loaded.set(taskId, task);
      this.#remember(taskId, task);
    }
    return loaded;
  }

  #remember(taskId: string, task: LoadedTask): void {
    this.#forget(taskId);
    (task.snapshot.hasTag('terminal') ? this.#ended : this.#open).set(taskId, task);
  }

  #forget(taskId: string): void {
    this.#open.delete(taskId);
    this.#ended.delete(taskId);
  }

  #serial<T>(taskId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(taskId) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.then(
      () => {},
      () => {},
    );
    this.#tails.set(taskId, tail);
    void tail.then(() => {
      if (this.#tails.get(taskId) === tail) this.#tails.delete(taskId);
    });
    return result;
  }
}

interface Step {
  snapshot: TaskSnapshot;
  facts: NewFact[];
  effects: EffectRows;
}

function fold(task: LoadedTask, proposed: NewFact[]): Step {
  let { snapshot } = task;
  const facts: NewFact[] = [];
  const effects = new EffectRows();
  for (const proposal of proposed) {
    const { actor: _actor, deviceAt: _deviceAt, ...fact } = proposal;
    if (!snapshot.can(fact)) continue;
    const before = snapshot;
    const asked: FoldedEffect[] = [];
    snapshot = taskFold.step(before, fact, (effect) => asked.push(effect));
    effects.add(before, snapshot, asked);
    facts.push(proposal);
  }
  return { snapshot, facts, effects };
}

function itemOf(taskId: string, before: LoadedTask, step: Step): AppendItem {
  return {
    streamId: taskStreamId(taskId),
    kind: 'task',
    machineVersion: taskMachineVersion,
    expectedVersion: before.version,
    events: step.facts.map(({ type, data, actor, deviceAt }) => ({
      type,
      data: data as JsonObject,
      actor,
      deviceAt,
    })),
    ...step.effects.rows(before, step.snapshot),
  };
}

/** States that wait for the answer to a command, whose row goes with them. */
const awaited = [
  { state: 'dispatched', command: 'operate' },
  { state: 'cancelling', command: 'cancelOperate' },
] as const;

/** The machine's effects as rows: a deadline a row by its name, the command a row until the device has answered. */
class EffectRows {
  readonly #open = new Map<string, NewEffect>();
  readonly #ended = new Set<string>();

  add(before: TaskSnapshot, after: TaskSnapshot, effects: readonly FoldedEffect[]): void {
    for (const { state, command } of awaited)
      if (before.matches(state) && !after.matches(state)) this.#end(command);
    for (const { type, params } of effects) {
      switch (type) {
        case 'setDeadline':
          this.#open.set(String(params.name), {
            kind: 'deadline',
            slot: String(params.name),
            params: { name: String(params.name) },
            dueInMs: Number(params.ms),
          });
          break;
        case 'clearDeadline':
          this.#end(String(params.name));
          break;
        default:
          this.#open.set(type, { kind: type, slot: type, params });
      }
    }
  }

  /** Also of a row that the database has from before, though this step has replaced it. */
  #end(slot: string): void {
    this.#open.delete(slot);
    this.#ended.add(slot);
  }

  /** An ended task leaves nothing to be done; one that has just begun has no earlier rows. */
  rows(before: LoadedTask, after: TaskSnapshot): Required<Pick<AppendItem, 'effects' | 'endedSlots'>> {
    if (after.hasTag('terminal')) return { effects: [], endedSlots: ['*'] };
    return { effects: [...this.#open.values()], endedSlots: before.version === 0 ? [] : [...this.#ended] };
  }
}
