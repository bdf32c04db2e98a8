import type { AnyStateMachine } from 'xstate';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';

/** One recorded stream, with the states and effects of its machine at that time. */
export interface Recording {
  machine: string;
  machineVersion: string;
  events: { type: string; data: JsonObject }[];
  /** State and effects after each event. */
  steps: { state: string; effects: FoldedEffect[] }[];
}

/** Returns the states and effects of a machine for these events. */
export function stepsOf(machine: AnyStateMachine, events: Recording['events']): Recording['steps'] {
  const fold = foldOf(machine);
  let snapshot = fold.initial();
  return events.map((event) => {
    const effects: FoldedEffect[] = [];
    snapshot = fold.step(snapshot, event, (effect) => effects.push(effect));
    return { state: JSON.stringify(snapshot.value), effects };
  });
}

/** Returns the transitions of a recording, with their effects: a stream without a new one is not kept. */
export function transitionsOf({ events, steps }: Pick<Recording, 'events' | 'steps'>): string[] {
  return events.map(({ type }, at) => {
    const step = steps[at];
    const effects = step?.effects.map((effect) => effect.type).join(',');
    return `${steps[at - 1]?.state ?? ''} + ${type} → ${step?.state} ${effects}`;
  });
}
