import type { StoredTables } from '#server/core/database/stored-table.ts';

export const resourcesTables = {
  health_sample: {
    content: 'CPU, memory and temperature of devices',
    class: 'operational',
    kept: 'two days, then hourly for `STATISTICS_DAYS`',
    readers: 'readers of the device',
  },
  resource_day: {
    content: 'counts of CPU, memory and temperature by day, organisation and model',
    class: 'operational',
    kept: 'always',
    readers: 'readers of statistics',
  },
  resource_total_day: {
    content: 'the same of an organisation and those below it',
    class: 'operational',
    kept: 'always',
    readers: 'readers of statistics',
  },
} satisfies StoredTables;
