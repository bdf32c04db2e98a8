import type { StoredTables } from '#server/core/database/stored-table.ts';

export const tasksTables = {
  bulk_action: {
    content: 'commands to several devices, and their requester',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of tasks',
  },
  task: {
    content: 'tasks: command, requester, result, samples',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end; as long as its case',
    readers: 'readers of tasks',
  },
  task_secret: {
    content:
      'passphrases for devices, and what a device reported before its settings were written, encrypted',
    class: 'secret',
    kept: 'until the task ends',
    readers: null,
  },
} satisfies StoredTables;
