import type { StoredTables } from '#server/core/database/stored-table.ts';

export const listTables = {
  activation_target: {
    content: 'how many devices an organisation means to activate, and who said so',
    class: 'personal',
    kept: 'until changed',
    readers: 'readers of devices',
  },
} satisfies StoredTables;
