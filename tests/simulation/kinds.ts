import { taskTraits } from '#domain/task-kinds/table.ts';
import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';

const seconds = 1_000;

/** Returns the product's kinds with waits of seconds instead of minutes: a run lasts as long as its longest wait. */
export function traitsOf(kind: TaskKind): TaskTraits {
  const traits = taskTraits(kind);
  const boots = traits.confirmBy === 'boot';
  const deadlines = {
    offlineWait: 5 * seconds,
    delivery: (boots ? 6 : 3) * seconds,
    firstProgress: null,
    completion: (boots ? 6 : 4) * seconds,
  };
  return { ...traits, deadlines };
}
