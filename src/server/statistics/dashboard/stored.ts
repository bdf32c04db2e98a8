import type { StoredTables } from '#server/core/database/stored-table.ts';

export const dashboardTables = {
  counted_zone: {
    content: 'last day of each time zone whose counts are kept',
    class: 'operational',
    kept: 'permanently',
    readers: null,
  },
  device_activation_count: {
    content: 'numbers of deployed devices by day of activation and region',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'every account, of its own organisations',
  },
  device_count_day: {
    content: 'numbers of devices at the end of each day',
    class: 'operational',
    kept: 'permanently',
    readers: 'every account, of its own organisations',
  },
  device_status_day: {
    content: 'numbers of devices at the end of each day by status',
    class: 'operational',
    kept: 'permanently',
    readers: 'every account, of its own organisations',
  },
  device_total_day: {
    content: 'numbers of devices at the end of each day, of an organisation and those below it',
    class: 'operational',
    kept: 'permanently',
    readers: 'every account, of its own organisations',
  },
  device_event_count: {
    content: 'connections and removals of devices on each day',
    class: 'operational',
    kept: 'permanently',
    readers: 'every account, of its own organisations',
  },
  device_place_count: {
    content: 'numbers of devices by region, city, status and connection',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'every account, of its own organisations',
  },
  device_reach_count: {
    content: 'numbers of devices that have connected or never did',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'every account, of its own organisations',
  },
  device_version_count: {
    content: 'numbers of devices by model and firmware version',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'every account, of its own organisations',
  },
} satisfies StoredTables;
