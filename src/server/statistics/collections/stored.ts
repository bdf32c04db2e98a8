import type { StoredTables } from '#server/core/database/stored-table.ts';

export const collectionsTables = {
  aggregate_run: {
    content:
      'the last manual collection of television statistics of each organisation: days, differences, who started it',
    class: 'personal',
    kept: 'until the next one',
    readers: 'those who start them',
  },
} satisfies StoredTables;
