import type { StoredTables } from '#server/core/database/stored-table.ts';

export const logTables = {
  conformance_finding: {
    content: 'violations of streams',
    class: 'operational',
    kept: 'as the stream',
    readers: 'system and operator administrators, auditors',
  },
  conformance_pair: {
    content: 'counts of transitions',
    class: 'operational',
    kept: 'with the log',
    readers: 'as `conformance_finding`',
  },
} satisfies StoredTables;
