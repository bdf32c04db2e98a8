import type { StoredTables } from '#server/core/database/stored-table.ts';

export const viewingTables = {
  viewing_box: {
    content: 'numbers of set-top boxes in the viewing records',
    class: 'personal',
    kept: 'until the device is erased',
    readers: 'the server',
  },
  viewing_source: {
    content: 'numbers of the viewing segments that a box has reported',
    class: 'operational',
    kept: 'until the device is erased',
    readers: 'the server',
  },
  viewing_report: {
    content: 'what a set-top box showed, as it reported it',
    class: 'personal',
    kept: '92 days',
    readers: 'readers of the viewing of a set-top box',
  },
  viewing_rejected: {
    content: 'reported viewing segments that do not count, with the reason',
    class: 'operational',
    kept: '92 days',
    readers: 'readers of television statistics',
  },
} satisfies StoredTables;
