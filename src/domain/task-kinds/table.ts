import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import { appKinds } from './apps.ts';
import { contentKinds } from './content.ts';
import { deviceKinds } from './device.ts';
import { diagnostics } from './diagnostics.ts';
import { firmwareKinds } from './firmware.ts';
import { networkKinds } from './network.ts';
import { setTopKinds } from './set-top.ts';

/** Every kind of task. Machine, API, console and case files have their names and texts from here. */
export const taskKinds = {
  ...diagnostics,
  ...deviceKinds,
  ...networkKinds,
  ...setTopKinds,
  ...appKinds,
  ...firmwareKinds,
  ...contentKinds,
};

declare module '#machines/task/kinds.ts' {
  interface TaskKinds extends Record<keyof typeof taskKinds, unknown> {}
}

export const taskKindNames = Object.keys(taskKinds) as TaskKind[];

export function isTaskKind(name: string): name is TaskKind {
  return Object.hasOwn(taskKinds, name);
}

/** The traits that travel inside `task.requested`. */
export function taskTraits(kind: TaskKind): TaskTraits {
  const { feature, family, confirmBy, retrySafe, deadlines } = taskKinds[kind];
  return { kind, feature, family, confirmBy, retrySafe, maxAttempts: 3, deadlines };
}
