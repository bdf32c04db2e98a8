import type { StoredTables } from '#server/core/database/stored-table.ts';

export const mapTables = {
  device_cell: {
    content:
      'number of devices of an operator in each tile of the map, how many are online, and the sum of their places',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of devices',
  },
} satisfies StoredTables;
