import type { StoredTables } from '#server/core/database/stored-table.ts';

export const organisationsTables = {
  operator: {
    content: 'organisations and schools: names, addresses, telephone numbers',
    class: 'personal',
    kept: 'until deleted',
    readers: 'the organisation and those above',
  },
} satisfies StoredTables;
