import type { StoredTables } from '#server/core/database/stored-table.ts';

export const alarmsTables = {
  alarm: {
    content: 'alarms of devices: metric, values, times, assignee, who acknowledged and silenced, notes',
    class: 'personal',
    kept: '`RETENTION_DAYS` after its end',
    readers: 'readers of statistics',
  },
  alarm_rule: {
    content: 'rules by which devices raise alarms: value, levels, devices, author',
    class: 'personal',
    kept: 'until it is deleted',
    readers: 'readers of statistics',
  },
  alarm_threshold: {
    content: 'levels at which devices raise alarms',
    class: 'personal',
    kept: 'until it is removed',
    readers: 'readers of statistics',
  },
} satisfies StoredTables;
