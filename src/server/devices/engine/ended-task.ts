import type { Committed } from '#server/core/log/log.ts';

/** Returns the context of a task that ended with this fact; null: it goes on, or ended before. */
export const endedTask = ({ step }: Committed) =>
  step?.after.hasTag('terminal') && !step.before.hasTag('terminal') ? step.after.context : null;

/** Finds the stream that began a task, named in this parameter, once the task ends. */
export const beganBy =
  (parameter: string) =>
  (fact: Committed): string | null => {
    const id: unknown = endedTask(fact)?.params?.[parameter];
    return typeof id === 'string' ? id : null;
  };
