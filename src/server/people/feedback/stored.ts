import type { StoredTables } from '#server/core/database/stored-table.ts';

export const feedbackTables = {
  feedback: {
    content: 'feedback with author and additional data',
    class: 'personal',
    kept: '`RETENTION_DAYS`',
    readers: 'readers of feedback',
  },
} satisfies StoredTables;
