import { createHash } from 'node:crypto';
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import { type ModelUnderTest, type Sample, sampleName, stateName } from './registry.ts';

/** A state with the part of the context that the guards use: the unit of the tables. */
export interface Situation {
  key: string;
  state: string;
  /** Shortest sequence of samples from the start. */
  path: Sample[];
  snapshot: AnyMachineSnapshot;
}

/** One cell: the effect of a sample in a situation. */
export interface Cell {
  sample: Sample;
  /** False: state and context stay, without effects. */
  handled: boolean;
  to: string;
  effects: { type: string; params: Json }[];
  /** Members of the context that changed. */
  changed: JsonObject;
}

/** Maximum situations to explore; the report names a machine that exceeds it. */
const limit = 2_000;

export function situationKey(model: ModelUnderTest, snapshot: AnyMachineSnapshot): string {
  return `${stateName(snapshot)} ${canonicalJson(model.situation(snapshot.context))}`;
}

/** Returns every reachable situation with a shortest path to it. */
export function explore(model: ModelUnderTest): { situations: Situation[]; capped: boolean } {
  const paths = getShortestPaths(model.machine, {
    input: model.input,
    events: () => model.samples,
    serializeState: (snapshot) => situationKey(model, snapshot as AnyMachineSnapshot),
    limit: limit * model.samples.length,
  });
  const situations = paths.map((path) => ({
    key: situationKey(model, path.state as AnyMachineSnapshot),
    state: stateName(path.state as AnyMachineSnapshot),
    path: path.steps.map(({ event }) => event as Sample).filter(({ type }) => !type.startsWith('xstate.')),
    snapshot: path.state as AnyMachineSnapshot,
  }));
  situations.sort((a, b) => a.path.length - b.path.length || (a.key < b.key ? -1 : 1));
  return { situations, capped: situations.length >= limit };
}

export function runPath(model: ModelUnderTest, path: Sample[]): AnyMachineSnapshot {
  let [snapshot] = initialTransition(model.machine, model.input) as [AnyMachineSnapshot, unknown];
  for (const sample of path)
    [snapshot] = transition(model.machine, snapshot, sample) as [AnyMachineSnapshot, unknown];
  return snapshot;
}

export function cellOf(model: ModelUnderTest, snapshot: AnyMachineSnapshot, sample: Sample): Cell {
  const [next, actions] = transition(model.machine, snapshot, sample) as [
    AnyMachineSnapshot,
    { type: string; params?: unknown }[],
  ];
  const changed: JsonObject = {};
  for (const [key, value] of Object.entries(next.context as JsonObject)) {
    const before = (snapshot.context as JsonObject)[key];
    if (canonicalJson(value) !== canonicalJson(before ?? null)) changed[key] = value;
  }
  const effects = actions.map(({ type, params }) => ({ type, params: (params ?? {}) as Json }));
  const to = situationKey(model, next);
  const moved = to !== situationKey(model, snapshot);
  return {
    sample,
    handled: moved || effects.length > 0 || Object.keys(changed).length > 0,
    to,
    effects,
    changed,
  };
}

/**
 * Returns the stable id of a path: a hash of the machine's name and the names of the samples, the same on every tier.
 */
export function pathId(model: ModelUnderTest, path: Sample[]): string {
  const text = [model.name, ...path.map((sample) => sampleName(model.samples, sample))].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
