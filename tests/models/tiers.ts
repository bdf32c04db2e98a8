import { mkdirSync, writeFileSync } from 'node:fs';
import type { Fold } from '#machines/fold.ts';
import type { RunKind, Today } from './recorded.ts';
import { stateName } from './registry.ts';
import { branchOf, type Walk } from './walks.ts';

/** Returns the transitions of a sequence of facts: each as `state + event`, and with its branch if guards choose. */
export function metBy<F extends { type: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: any machine's fold
  fold: Fold<any>,
  facts: F[],
): string[] {
  const met = new Set<string>();
  let snapshot = fold.initial();
  for (const fact of facts) {
    met.add(`${stateName(snapshot)} + ${fact.type}`);
    const branch = branchOf(snapshot, fact);
    if (branch) met.add(branch);
    snapshot = fold.step(snapshot, fact);
  }
  return [...met];
}

/** Record of a part of a tier: the transitions it made and the generated paths it walked to their end. */
export interface TierRecord {
  met: string[];
  /** Ids of `walks.ts`, with the samples' names in order. */
  walks: Record<string, string[]>;
  /** Present if a recorded run may replace parts that did not run today (recorded.ts). */
  today: { hash: string; own: string; whole: boolean } | null;
}

/** Writes the record for `npm run coverage:paths`; a machine may have several `part`s on a tier, one per run. */
export function recordTier(
  tier: RunKind,
  machine: string,
  record: { part: string; met?: Iterable<string>; walks?: readonly Walk[]; today?: Today },
): void {
  const directory = new URL('../../coverage/tiers/', import.meta.url);
  mkdirSync(directory, { recursive: true });
  const { today, met = [], walks = [] } = record;
  const text: TierRecord = {
    met: [...met].sort(),
    walks: Object.fromEntries(walks.map(({ id, steps }) => [id, steps.map(({ name }) => name)])),
    today: today ? { hash: today.hash, own: today.own, whole: today.whole } : null,
  };
  writeFileSync(
    new URL(`${tier}-${machine}.${record.part}.json`, directory),
    `${JSON.stringify(text, null, 2)}\n`,
  );
}
