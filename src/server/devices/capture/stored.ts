import type { StoredTables } from '#server/core/database/stored-table.ts';

export const captureTables = {
  consent: {
    content: 'consents to screen viewing: request, requester, answer',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of consents',
  },
} satisfies StoredTables;
