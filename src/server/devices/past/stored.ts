import type { StoredTables } from '#server/core/database/stored-table.ts';

export const pastTables = {
  device_checkpoint: {
    content: 'log positions for past states',
    class: 'operational',
    kept: 'as the events',
    readers: null,
  },
} satisfies StoredTables;
