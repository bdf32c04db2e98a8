import type { StoredTables } from '#server/core/database/stored-table.ts';

export const settingsTables = {
  device_setting: {
    content: 'speed test server and size',
    class: 'operational',
    kept: 'until changed',
    readers: 'readers of devices',
  },
  speed_server: {
    content: 'speed test servers',
    class: 'operational',
    kept: 'until deleted',
    readers: 'testers of devices',
  },
  device_secret: {
    content: 'passphrases that devices were given, encrypted',
    class: 'secret',
    kept: 'until the device reports a change, is reset or changes its organisation',
    readers: 'by Reveal, with its permission',
  },
  traffic_day: {
    content: 'bytes through the uplinks of devices by day and organisation',
    class: 'operational',
    kept: 'always',
    readers: 'everyone, of their own organisation and those below it',
  },
  traffic_sample: {
    content: 'byte counters of devices',
    class: 'operational',
    kept: 'two days, then hourly for `STATISTICS_DAYS`',
    readers: 'readers of the device',
  },
} satisfies StoredTables;
