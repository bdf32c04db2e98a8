import type { StoredTables } from '#server/core/database/stored-table.ts';

export const rolesTables = {
  role: {
    content: 'roles, permissions, last author',
    class: 'operational',
    kept: 'until deleted',
    readers: 'system administrators',
  },
  role_change: {
    content: 'roles that a migration changed',
    class: 'operational',
    kept: 'until the next start',
    readers: null,
  },
} satisfies StoredTables;
