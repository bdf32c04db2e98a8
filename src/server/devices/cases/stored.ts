import type { StoredTables } from '#server/core/database/stored-table.ts';

export const casesTables = {
  case_file: {
    content: 'cases: title, tasks, author',
    class: 'personal',
    kept: '`RETENTION_DAYS` after closing',
    readers: 'readers of cases',
  },
} satisfies StoredTables;
