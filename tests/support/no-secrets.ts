import type { TaskSecrets } from '#server/devices/engine/task-secrets.ts';

/** For a storage without a table of secrets: its commands have none, and a device's earlier reports are not kept. */
export const noSecrets: TaskSecrets = {
  rowsOf: () => {
    throw new Error('there is no place for a secret here');
  },
  of: async () => new Map(),
  before: async () => null,
  keepBefore: async () => {},
  forgetBefore: async () => {},
};
