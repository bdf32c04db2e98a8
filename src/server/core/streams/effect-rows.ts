import type { FoldedEffect, Step } from '#machines/fold.ts';
import type { AppendItem, NewEffect } from '../log/log.ts';
import type { StreamDefinition } from './definition.ts';

/** Step with the effects that it requests. */
export interface AskedStep extends Step {
  effects: readonly FoldedEffect[];
  /** Name of the deadline whose passing the step records; absent: it records something else. */
  passed?: string;
}

/**
 * Converts a machine's effects to rows: a deadline under its name (`setDeadline`, `clearDeadline`), another effect
 * under its own name, pending until the machine leaves the state that waits for its outcome.
 */
export function effectRows(
  definition: StreamDefinition,
  begins: boolean,
  steps: readonly AskedStep[],
): Required<Pick<AppendItem, 'effects' | 'endedSlots'>> {
  // An ended stream has no pending effects.
  if (steps.at(-1)?.after.hasTag('terminal')) return { effects: [], endedSlots: ['*'] };
  const owed = new Map<string, NewEffect>();
  const ended = new Set<string>();
  // This also ends an older stored row that the append replaces.
  const end = (slot: string) => {
    owed.delete(slot);
    ended.add(slot);
  };
  const pending = Object.entries(definition.effects ?? {});
  for (const { before, after, effects, passed } of steps) {
    // Its row would otherwise be reported again by each check, for as long as the machine accepts it.
    if (passed !== undefined) end(passed);
    for (const [effect, { pendingIn }] of pending)
      if (before.matches(pendingIn) && !after.matches(pendingIn)) end(effect);
    for (const { type, params } of effects) {
      const name = String(params.name);
      if (type === 'setDeadline')
        owed.set(name, { kind: 'deadline', slot: name, params: { name }, dueInMs: Number(params.ms) });
      else if (type === 'clearDeadline') end(name);
      else owed.set(type, { kind: type, slot: type, params });
    }
  }
  // A stream that has just begun has no earlier rows.
  return { effects: [...owed.values()], endedSlots: begins ? [] : [...ended] };
}
