import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { after } from '#web/ambient/clock.ts';
import { taskStreams } from '#web/entities/task/streams.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { type Device, nameOf } from '../device/queries.ts';

/** True if a task has not ended yet; null: there is none. */
function useIsRunning(taskId: string | null): boolean {
  const watch = useCallback(
    (reader: () => void) => (taskId ? taskStreams.of(taskId).watch(reader) : () => {}),
    [taskId],
  );
  const now = () => {
    if (!taskId) return false;
    const { replay, state } = taskStreams.of(taskId);
    return !replay.at(state.version).terminal;
  };
  return useSyncExternalStore(watch, now);
}

interface Started {
  taskId: string;
  taskIds: string[];
}

/** The last task of a kind that was started on this page: reported by toasts, and shown beside its subject. */
export function useAvTask(device: Device, kind: TaskKind, mostMs?: number) {
  const [taskId, setTaskId] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const isRunning = useIsRunning(taskId);
  useEffect(() => {
    if (taskId === null || mostMs === undefined) return undefined;
    return after(mostMs, () => setIsOver(true));
  }, [taskId, mostMs]);
  return {
    taskId,
    /** True while it runs, for at most `mostMs`. */
    busy: isRunning && !isOver,
    started: (answer: Started) => {
      followTasks(kind, nameOf(device), answer);
      setIsOver(false);
      setTaskId(answer.taskId);
    },
  };
}
