import type { TaskKind } from '#machines/task/kinds.ts';
import { taskKinds } from './task-kinds/table.ts';

interface FinishedTask {
  taskType: TaskKind;
  state: string;
  finishTime: string | null;
}

/** Time within which the effect of a change is of interest. */
const ofInterestMs = 86_400_000;

const finished = (task: FinishedTask): number => Date.parse(task.finishTime ?? '');

/** Returns the last finished change of a device; null: none is known. */
export function lastChange<Task extends FinishedTask>(tasks: readonly Task[]): Task | null {
  const [last] = tasks
    .filter((task) => task.state === 'succeeded' && !taskKinds[task.taskType].leavesDeviceAsIs)
    .toSorted((a, b) => finished(b) - finished(a));
  return last ?? null;
}

/** Returns the last finished change of a device within a day before `now`; null: none. */
export function lastRemedy<Task extends FinishedTask>(tasks: readonly Task[], now: number): Task | null {
  const last = lastChange(tasks);
  return last && now - finished(last) <= ofInterestMs ? last : null;
}
