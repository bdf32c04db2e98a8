import type { StoredTables } from '#server/core/database/stored-table.ts';

export const topologyTables = {
  topology_moment: {
    content: 'changes of home networks: counts and a digest',
    class: 'operational',
    kept: '`DEVICE_DAYS`; the last 500 per device',
    readers: 'readers of the device',
  },
  home_member: {
    content: 'access points of home networks: MAC addresses',
    class: 'operational',
    kept: 'as last reported, `DEVICE_DAYS` at most',
    readers: null,
  },
} satisfies StoredTables;
