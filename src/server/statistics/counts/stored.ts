import type { StoredTables } from '#server/core/database/stored-table.ts';

export const countsTables = {
  action_day: {
    content: 'counts of ended tasks by day, organisation, kind and outcome',
    class: 'operational',
    kept: 'always',
    readers: 'readers of statistics',
  },
  action_hour: {
    content: 'counts of ended tasks by hour, organisation, kind and outcome',
    class: 'operational',
    kept: 'eight days',
    readers: 'readers of statistics',
  },
  device_status_hour: {
    content: 'numbers of devices at the start of each hour by status',
    class: 'operational',
    kept: 'eight days',
    readers: 'readers of statistics',
  },
  model_action_day: {
    content: 'counts of ended and failed tasks by day, organisation and model',
    class: 'operational',
    kept: 'eight days',
    readers: 'everyone, of their own organisation and those below it',
  },
} satisfies StoredTables;
