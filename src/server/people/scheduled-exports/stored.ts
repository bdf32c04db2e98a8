import type { StoredTables } from '#server/core/database/stored-table.ts';

export const scheduledExportTables = {
  export_schedule: {
    content: 'scheduled exports: owner, list, filters, columns, times, state',
    class: 'operational',
    kept: 'while the account of the owner exists',
    readers: 'the owner, and recipients',
  },
  export_recipient: {
    content: 'accounts that a scheduled export is mailed to',
    class: 'personal',
    kept: 'while the account exists',
    readers: 'the owner, and recipients',
  },
  export_run: {
    content: 'runs of scheduled exports: time, outcome, number of rows',
    class: 'operational',
    kept: 'while the account of the owner exists',
    readers: 'the owner, and recipients',
  },
  export_delivery: {
    content: 'mails that a run was sent by',
    class: 'operational',
    kept: 'while the account of the owner exists',
    readers: null,
  },
  export_file: {
    content: 'files of scheduled exports, with the rows that their owner may read',
    class: 'personal',
    kept: '7 days',
    readers: 'the owner, and recipients whose role permits the list',
  },
} satisfies StoredTables;
