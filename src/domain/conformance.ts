import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Fold, foldOf, type Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { versionsOf } from '#machines/recorded.ts';

/**
 * Problems of a recorded event: its state does not handle it, its version is not the next one, or its stream's machine
 * is unknown.
 */
export const conformanceProblems = ['impossible', 'gap', 'unknownMachine'] as const;
export type ConformanceProblem = (typeof conformanceProblems)[number];

export interface RecordedEvent {
  version: number;
  type: string;
  data: JsonObject;
}

export interface ConformanceStep {
  /** State before the event; empty without a known machine. */
  state: string;
  problem: ConformanceProblem | null;
  /** Null without a known machine. */
  step: Step | null;
}

/**
 * Folds one stream with the machine version that it was recorded with. The engine appends only events that the machine
 * handles, so any other event was not written by this engine, or not with this machine.
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

  /** Present state; empty without a known machine. */
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

/** Returns null for streams without a machine. */
export function recordedStream(kind: string, machineVersion: string): RecordedStream | null {
  const versions = versionsOf(kind);
  return versions && new RecordedStream(versions[machineVersion] ?? null);
}

/** Returns the name of a state; a nested one as `signedIn.fresh`. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  const name = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, inner]) => `${key}.${name(inner)}`)
          .join('&')
      : String(value);
  return name(snapshot.value);
}
