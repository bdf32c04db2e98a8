import type { StoredTables } from '#server/core/database/stored-table.ts';

export const notificationsTables = {
  message: {
    content: 'messages: recipient, counts, first subjects, read or not',
    class: 'personal',
    kept: '`RETENTION_DAYS` after reading, or after 30 days',
    readers: 'the recipient',
  },
  outage: {
    content: 'outages: common cause, number of devices, begin and end, and who looks after them',
    class: 'operational',
    kept: '`STATISTICS_DAYS` after their end',
    readers: 'every account, of its own organisation',
  },
} satisfies StoredTables;
