import type { StoredTables } from '#server/core/database/stored-table.ts';

export const playbooksTables = {
  playbook_run: {
    content: 'playbook runs: complaint, author, result',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of playbooks',
  },
} satisfies StoredTables;
