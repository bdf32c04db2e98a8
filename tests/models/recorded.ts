import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nightly } from '#tests/support/nightly.ts';
import { ofTurn, turn } from '#tests/support/turns.ts';
import { hashOf, type Inputs } from './inputs.ts';

/**
 * Successful runs, checked in: the coverage of a machine on a tier, and hashes of its code. While all code is
 * unchanged, a daily run repeats a tenth, another one each day; while only code around the machine has changed, it
 * repeats the part of its turn. `npm run test:nightly` repeats everything. `npm run coverage:paths -- --record` writes
 * them after a successful run (CONTRIBUTING.md).
 */
export interface RecordedRun {
  /** Hash of all code that the run depends on. */
  hash: string;
  /** Hash of the machine and of the test. */
  own: string;
  met: string[];
  /** Ids of the generated walks, with the samples' names in order. */
  walks: Record<string, string[]>;
}

/** The two outer tiers, and further runs of each machine: a task on the store, facts by threes, mutants. */
export type RunKind = 'server' | 'browser' | 'store' | 'switch' | 'mutants';

const fileOf = (kind: RunKind, machine: string): URL =>
  new URL(`./recorded/${kind}-${machine}.json`, import.meta.url);

export function readRecorded(kind: RunKind, machine: string): RecordedRun | null {
  const file = fileOf(kind, machine);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function writeRecorded(kind: RunKind, machine: string, run: RecordedRun): void {
  mkdirSync(new URL('./', fileOf(kind, machine)), { recursive: true });
  writeFileSync(fileOf(kind, machine), `${JSON.stringify(run, null, 2)}\n`);
}

/** The part of a machine that runs today. */
export interface Today {
  hash: string;
  own: string;
  /** Coverage of the recorded run of the same machine; empty if everything runs. */
  known: ReadonlySet<string>;
  /** True if everything runs. */
  whole: boolean;
  /** Returns the parts that run: all, those of the turn, or a tenth and at least one, chosen by their ids. */
  pick<Part>(parts: readonly Part[], idOf: (part: Part) => string): readonly Part[];
}

const share = 10;
/** Date that chooses the tenth; `WALK_SEED` repeats another day's. */
export const walkSeed = process.env.WALK_SEED ?? new Date().toISOString().slice(0, 10);

export function todaysRun(kind: RunKind, inputs: Inputs): Today {
  const hash = hashOf(inputs);
  const own = hashOf({ ...inputs, modules: [] });
  const recorded = nightly ? null : readRecorded(kind, inputs.machine);
  const known = new Set(recorded?.met);
  if (recorded?.hash === hash) return { hash, own, known, whole: false, pick: tenth };
  if (recorded?.own === own && turn !== null) return { hash, own, known, whole: false, pick: ofTurn };
  return { hash, own, known: new Set(), whole: true, pick: (parts) => parts };
}

/** Returns another tenth each day, and at least one part. */
export function tenth<Part>(parts: readonly Part[], idOf: (part: Part) => string): Part[] {
  const place = (part: Part) =>
    createHash('sha256')
      .update(`${walkSeed} ${idOf(part)}`)
      .digest('hex');
  const chosen = parts
    .map((part) => ({ part, place: place(part) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, Math.ceil(parts.length / share));
  return chosen.map(({ part }) => part);
}
