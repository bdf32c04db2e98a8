import type { StoredTables } from '#server/core/database/stored-table.ts';

export const signInTables = {
  refresh_family: {
    content: 'logins: begin, last use, address, program, password time',
    class: 'personal',
    kept: '90 days after the last use',
    readers: 'the owner',
  },
  refresh_token: {
    content: 'digests of refresh tokens',
    class: 'secret',
    kept: 'a day after the end',
    readers: null,
  },
} satisfies StoredTables;
