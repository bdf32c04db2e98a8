import type { AnyStateMachine } from 'xstate';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';

/** One recorded stream, with what the machine of its day made of it. */
export interface Recording {
  machine: string;
  machineVersion: string;
  events: { type: string; data: JsonObject }[];
  /** After each event. */
  steps: { state: string; effects: FoldedEffect[] }[];
}

/** What this machine makes of these events. */
export function stepsOf(machine: AnyStateMachine, events: Recording['events']): Recording['steps'] {
  const fold = foldOf(machine);
  let snapshot = fold.initial();
  return events.map((event) => {
    const effects: FoldedEffect[] = [];
    snapshot = fold.step(snapshot, event, (effect) => effects.push(effect));
    return { state: JSON.stringify(snapshot.value), effects };
  });
}

/** The transitions of a recording, with their effects: a stream that shows none that is new is not worth keeping. */
export function transitionsOf({ events, steps }: Pick<Recording, 'events' | 'steps'>): string[] {
  return events.map(({ type }, at) => {
    const step = steps[at];
    const effects = step?.effects.map((effect) => effect.type).join(',');
    return `${steps[at - 1]?.state ?? ''} + ${type} → ${step?.state} ${effects}`;
  });
}
