import type { StoredTables } from '#server/core/database/stored-table.ts';

export const groupsTables = {
  device_group: {
    content: 'groups of devices: name, description, author',
    class: 'operational',
    kept: 'until deleted',
    readers: 'readers of groups',
  },
  group_content: {
    content:
      'landing channel and boot ad that a command last sent to a group, a room or a location group, and by whom',
    class: 'operational',
    kept: 'with the group or the room; of a location group permanently',
    readers: 'readers of groups',
  },
  device_group_model_count: {
    content: 'numbers of devices of groups by model',
    class: 'operational',
    kept: 'while the group exists',
    readers: 'readers of groups',
  },
  device_group_member: {
    content: 'devices of each group, and since when',
    class: 'operational',
    kept: 'until the device leaves it',
    readers: 'readers of groups',
  },
  device_place: {
    content: 'number of devices of an operator in each region and city',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of groups',
  },
  device_room: {
    content: 'room of each device, and since when',
    class: 'operational',
    kept: 'until the device leaves it',
    readers: 'readers of rooms',
  },
  place_note: {
    content: 'name and description of location groups',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of groups',
  },
  room: {
    content: 'rooms of schools: name, type, author',
    class: 'operational',
    kept: 'until deleted',
    readers: 'readers of rooms',
  },
  saved_filter: {
    content:
      'filters of the device list under a name, with their author; private ones are read by their author',
    class: 'operational',
    kept: 'until deleted',
    readers: 'readers of groups',
  },
} satisfies StoredTables;
