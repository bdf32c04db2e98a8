import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Fold, foldOf, type Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { versionsOf } from '#machines/recorded.ts';

/**
 * What is wrong with a recorded event: its state does not handle it, its version does not follow on, or the
 * machine that its stream began with is unknown.
 */
export const conformanceProblems = ['impossible', 'gap', 'unknownMachine'] as const;
export type ConformanceProblem = (typeof conformanceProblems)[number];

export interface RecordedEvent {
  version: number;
  type: string;
  data: JsonObject;
}

export interface ConformanceStep {
  /** State before the event; empty where no machine is known. */
  state: string;
  problem: ConformanceProblem | null;
  /** Null where no machine is known. */
  step: Step | null;
}

/**
 * One stream, folded as it was recorded with the machine of the version it began with. The engine appends only what the
 * machine handles, so an event that it does not handle was not written by this engine, or by this machine.
 */
export class RecordedStream {
  readonly #fold: Fold<AnyStateMachine> | null;
  #snapshot: AnyMachineSnapshot | null;
  #version = 0;

  constructor(machine: AnyStateMachine | null) {
    this.#fold = machine && foldOf(machine);
    this.#snapshot = this.#fold?.initial() ?? null;
  }

  get version(): number {
    return this.#version;
  }

  /** Empty where no machine is known. */
  get state(): string {
    return this.#snapshot ? stateName(this.#snapshot) : '';
  }

  step({ version, type, data }: RecordedEvent): ConformanceStep {
    const follows = version === this.#version + 1;
    this.#version = version;
    if (!this.#fold || !this.#snapshot) return { state: '', problem: 'unknownMachine', step: null };
    const { state } = this;
    const fact = { type, data };
    const before = this.#snapshot;
    const handled = before.can(fact);
    const after = this.#fold.step(before, fact);
    this.#snapshot = after;
    const problem = follows ? (handled ? null : 'impossible') : 'gap';
    return { state, problem, step: { before, after } };
  }
}

/** Null for streams that no machine folds. */
export function recordedStream(kind: string, machineVersion: string): RecordedStream | null {
  const versions = versionsOf(kind);
  return versions && new RecordedStream(versions[machineVersion] ?? null);
}

/** `signedIn.fresh` for a state within a state. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  const name = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, inner]) => `${key}.${name(inner)}`)
          .join('&')
      : String(value);
  return name(snapshot.value);
}
