import type { StoredTables } from '#server/core/database/stored-table.ts';

export const appsTables = {
  device_app: {
    content: 'apps of each device as last reported: name, version, state',
    class: 'personal',
    kept: 'until reported again',
    readers: 'every account, as numbers of devices of its own organisations',
  },
  device_app_count: {
    content: 'numbers of devices by app and version',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'every account, of its own organisations',
  },
  device_app_day: {
    content: 'numbers of devices by app and version at the end of each day',
    class: 'operational',
    kept: 'permanently',
    readers: 'every account, of its own organisations',
  },
} satisfies StoredTables;
