import type { StoredTables } from '#server/core/database/stored-table.ts';

export const handoversTables = {
  device_handover: {
    content: 'handover requests with note and answer',
    class: 'personal',
    kept: '`DEVICE_DAYS`',
    readers: 'readers of the device',
  },
} satisfies StoredTables;
