import type { TaskSecrets } from '#server/devices/engine/task-secrets.ts';

/** For a storage that has no table of secrets: its commands have none, and what a device reported before is not kept. */
export const noSecrets: TaskSecrets = {
  rowsOf: () => {
    throw new Error('there is no place for a secret here');
  },
  of: async () => new Map(),
  before: async () => null,
  keepBefore: async () => {},
  forgetBefore: async () => {},
};
