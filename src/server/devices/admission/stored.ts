import type { StoredTables } from '#server/core/database/stored-table.ts';

export const admissionTables = {
  admission: {
    content: 'admissions of unregistered devices: device or network, author, time, number of devices',
    class: 'operational',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of refused devices',
  },
  refused_device: {
    content: 'refused connections to the device port: claimed id, address, reason, certificate digest',
    class: 'operational',
    kept: 'seven days after the last refusal, at most 1,000',
    readers: 'readers of refused devices',
  },
} satisfies StoredTables;
