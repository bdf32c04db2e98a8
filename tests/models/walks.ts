import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate';
import { explore, pathId, runPath, situationKey } from './explore.ts';
import { type ModelUnderTest, models, type Sample, sampleName, stateName } from './registry.ts';

/**
 * Environment of a machine, which limits the order of steps: an offline device cannot answer. `next` returns the state
 * after a step, or null if the step is impossible now.
 */
export interface StateModel<W> {
  start: W;
  next(before: W, step: Step): W | null;
}

/** One step of a walk: the event by its sample's name, and the state before it. */
export interface Step {
  state: string;
  event: string;
  /** The transition it takes, as `branchOf` names it. */
  branch: string;
  name: string;
  /** State after it. */
  to: string;
}

export interface Walk {
  /** Same on every tier: `pathId` of the samples. */
  id: string;
  steps: Step[];
}

export const modelOf = (name: string): ModelUnderTest => {
  const model = models.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`no machine ${name}`);
  return model;
};

interface Place<W> {
  samples: Sample[];
  steps: Step[];
  snapshot: ReturnType<typeof runPath>;
  modelState: W;
}

/** Maximum length of a walk; failures of longer ones would be hard to interpret. */
const longest = 40;

/**
 * Returns few walks from the start that together make each wanted transition at least once: each walk takes the
 * shortest way to the nearest missing transition, and a new walk starts if none can be reached.
 */
export function walksOver<W>(model: ModelUnderTest, states: StateModel<W>, wanted: Iterable<string>): Walk[] {
  const open = new Set(wanted);
  const walks: Walk[] = [];
  const start: Place<W> = { samples: [], steps: [], snapshot: runPath(model, []), modelState: states.start };
  while (open.size > 0) {
    let place = start;
    for (;;) {
      const next = place.steps.length < longest ? nearest(model, states, place, open) : null;
      if (!next) break;
      place = next;
      for (const step of place.steps) open.delete(step.branch);
    }
    if (place === start) throw new Error(`${model.name}: no way to ${[...open].join(', ')}`);
    walks.push({ id: pathId(model, place.samples), steps: place.steps });
  }
  return walks;
}

function nearest<W>(
  model: ModelUnderTest,
  states: StateModel<W>,
  from: Place<W>,
  open: Set<string>,
): Place<W> | null {
  const seen = new Set<string>();
  let front = [from];
  while (front.length > 0) {
    const following: Place<W>[] = [];
    for (const place of front) {
      for (const next of successors(model, states, place)) {
        const last = next.steps.at(-1);
        if (last && open.has(last.branch)) return next;
        const key = `${situationKey(model, next.snapshot)} ${JSON.stringify(next.modelState)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        following.push(next);
      }
    }
    front = following;
  }
  return null;
}

function successors<W>(model: ModelUnderTest, states: StateModel<W>, place: Place<W>): Place<W>[] {
  const found: Place<W>[] = [];
  for (const sample of model.samples) {
    const branch = branchOf(place.snapshot, sample);
    if (!branch) continue;
    const samples = [...place.samples, sample];
    const snapshot = runPath(model, samples);
    const step: Step = {
      state: stateName(place.snapshot),
      event: sample.type,
      branch,
      name: sampleName(model.samples, sample),
      to: stateName(snapshot),
    };
    const after = states.next(place.modelState, step);
    if (after !== null) found.push({ samples, steps: [...place.steps, step], snapshot, modelState: after });
  }
  return found;
}

/** Returns every transition that some sample takes, by its branch. */
export function branchesOf(model: ModelUnderTest): string[] {
  const branches = new Set<string>();
  for (const { path } of explore(model).situations) {
    const snapshot = runPath(model, path);
    for (const sample of model.samples) {
      const branch = branchOf(snapshot, sample);
      if (branch) branches.add(branch);
    }
  }
  return [...branches].sort();
}

/**
 * Returns the transition that an event takes: `state + event`, and its number if guards choose among several. Null if
 * there is none: no guard passes, or the state does not handle the event.
 */
export function branchOf(snapshot: AnyMachineSnapshot, event: EventObject): string | null {
  const [taken] = snapshot.machine.getTransitionData(snapshot, event);
  if (!taken) return null;
  const all = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  const pair = `${stateName(snapshot)} + ${event.type}`;
  return all.length > 1 ? `${pair} #${all.indexOf(taken) + 1}` : pair;
}
