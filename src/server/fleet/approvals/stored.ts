import type { StoredTables } from '#server/core/database/stored-table.ts';

export const approvalTables = {
  firmware_rule: {
    content: 'whether firmware must be signed and approved by a second person, by organisation',
    class: 'operational',
    kept: 'while the organisation exists',
    readers: 'readers of firmware',
  },
} satisfies StoredTables;
