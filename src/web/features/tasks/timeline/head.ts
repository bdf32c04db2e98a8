import { isTaskState, type TaskState } from '#web/resource/task-state-badge.tsx';
import type { Task } from '../queries.ts';
import type { Moment } from '../replay/replay.ts';

/** How the task stands now: what was folded once all of it is read, and until then what the list says. */
export function headOf(task: Task, head: Moment): { state: TaskState; terminal: boolean } {
  const { state } = head;
  return head.version >= task.version && isTaskState(state)
    ? { state, terminal: head.terminal }
    : { state: task.state, terminal: task.terminal };
}
