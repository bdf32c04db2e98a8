import type { StoredTables } from '#server/core/database/stored-table.ts';

export const appProfilesTables = {
  app_change: {
    content: 'changes of apps by profiles: device, versions, outcome, requester',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of the device',
  },
} satisfies StoredTables;
