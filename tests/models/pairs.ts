import { mkdirSync, writeFileSync } from 'node:fs';
import { getNextTransitions } from 'xstate';
import type { Fold } from '#machines/fold.ts';
import { explore, runPath } from './explore.ts';
import { models, stateName } from './registry.ts';

/** `state + event` for each event a machine handles in a state: the transitions that every tier must meet. */
export function handledPairs(name: string): { handled: string[]; unreachable: Map<string, string> } {
  const model = models.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`no machine ${name}`);
  const pairs = new Set<string>();
  for (const { path } of explore(model).situations) {
    const snapshot = runPath(model, path);
    for (const { eventType } of getNextTransitions(snapshot))
      pairs.add(`${stateName(snapshot)} + ${eventType}`);
  }
  return { handled: [...pairs].sort(), unreachable: unreachableOnServer[name] ?? new Map() };
}

/** Pairs that the server never makes, each with the reason. Reviewed; a pair that is met must not stand here. */
const unreachableOnServer: Record<string, Map<string, string>> = {
  task: new Map([
    ['cancelled + result.arrivedLate', 'a repeated end of a cancelled command says nothing new'],
    ['superseded + result.arrivedLate', 'it was never sent, so nothing can answer'],
    ['expired + result.arrivedLate', 'it was never sent, so nothing can answer'],
  ]),
};

/** The pairs that a stream of facts meets. */
export function pairsOf<F extends { type: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: any machine's fold
  fold: Fold<any>,
  facts: F[],
): string[] {
  const met: string[] = [];
  let snapshot = fold.initial();
  for (const fact of facts) {
    met.push(`${stateName(snapshot)} + ${fact.type}`);
    snapshot = fold.step(snapshot, fact);
  }
  return met;
}

/** Leaves what a tier met where `npm run coverage:paths` finds it. */
export function recordTier(tier: 'server' | 'browser', machine: string, met: string[]): void {
  const directory = new URL('../../coverage/tiers/', import.meta.url);
  mkdirSync(directory, { recursive: true });
  writeFileSync(new URL(`${tier}-${machine}.json`, directory), JSON.stringify(met, null, 2));
}
