import { taskNames } from '#domain/task-kinds/texts.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { readJson, sealedSessionStore, writeJson } from '#web/ambient/storage.ts';

export type TaskStatus = 'start' | 'progress' | 'completed' | 'stopped';

export interface ToastTask {
  kind: TaskKind;
  taskId: string;
  /** Name of the device, as people call it. */
  device: string;
}

/** A task whose end this tab will report in a toast, and the last status that it reported. */
type Followed = Omit<ToastTask, 'taskId'> & { shown: TaskStatus | null };

const key = 'followedTasks';

const isFollowed = (entry: [string, unknown]): entry is [string, Followed] => {
  const [, value] = entry;
  return (
    value !== null &&
    typeof value === 'object' &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    value.kind in taskNames &&
    'device' in value &&
    typeof value.device === 'string' &&
    'shown' in value
  );
};

/** Kept in session storage, so that the page follows them again after a reload. */
export const followedTasks = {
  areThere: (): boolean => sealedSessionStore.get(key) !== null,
  read(): Record<string, Followed> {
    const kept = readJson(sealedSessionStore, key);
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(Object.entries(kept).filter(isFollowed));
  },
  keep: (taskId: string, task: Followed): void =>
    writeJson(sealedSessionStore, key, { ...followedTasks.read(), [taskId]: task }),
  drop(taskId: string): void {
    const { [taskId]: _, ...others } = followedTasks.read();
    if (Object.keys(others).length > 0) writeJson(sealedSessionStore, key, others);
    else sealedSessionStore.remove(key);
  },
};
