// Bundled for the browser by timeline.ts: the console's fold, with XState's own transition() for comparison.
import { transition } from 'xstate';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';

const fold = foldOf(taskMachine);

export interface Replayed {
  perSecond: number;
  state: string;
}

function replayed(facts: TaskFact[], began: number, state: unknown): Replayed {
  return { perSecond: facts.length / ((performance.now() - began) / 1000), state: String(state) };
}

export function byFold(facts: TaskFact[]): Replayed {
  const began = performance.now();
  let snapshot = fold.initial();
  for (const fact of facts) snapshot = fold.step(snapshot, fact);
  return replayed(facts, began, snapshot.value);
}

export function byTransition(facts: TaskFact[]): Replayed {
  const began = performance.now();
  let snapshot = fold.initial();
  for (const fact of facts) [snapshot] = transition(taskMachine, snapshot, fact);
  return replayed(facts, began, snapshot.value);
}
