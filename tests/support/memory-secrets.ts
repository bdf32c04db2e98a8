import type { Secrets } from '#domain/secrets.ts';
import type { TaskSecrets } from '#server/devices/engine/task-secrets.ts';

/** Secrets of commands in the test's memory, which survive a restart of the process under test. */
export function memorySecrets(): TaskSecrets {
  const secrets = new Map<string, Secrets>();
  const before = new Map<string, Record<string, string>>();
  return {
    rowsOf: (taskId, kept) => {
      secrets.set(taskId, kept);
      return { table: 'task_secret', rows: [] };
    },
    of: async (taskId) => secrets.get(taskId) ?? new Map(),
    before: async (taskId) => before.get(taskId) ?? null,
    keepBefore: async (taskId, values) => {
      if (!before.has(taskId)) before.set(taskId, values);
    },
    forgetBefore: async (taskId) => void before.delete(taskId),
  };
}
