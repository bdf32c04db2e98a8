import type { StoredTables } from '#server/core/database/stored-table.ts';

export const noticesTables = {
  notice: {
    content: 'notices: text, recipients, period, author',
    class: 'personal',
    kept: 'until deleted, then `RETENTION_DAYS`',
    readers: 'readers of notices; recipients during the period',
  },
  notice_reader: {
    content: 'who opened which notice',
    class: 'personal',
    kept: 'as `notice`',
    readers: 'readers of notices',
  },
} satisfies StoredTables;
