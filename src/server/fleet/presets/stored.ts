import type { StoredTables } from '#server/core/database/stored-table.ts';

export const presetsTables = {
  preset: {
    content: 'presets: target, wanted values without secrets, state, author',
    class: 'personal',
    kept: 'permanently',
    readers: '/presets',
  },
  preset_check: {
    content: 'how many fields of a device are as its presets want',
    class: 'operational',
    kept: 'as long as the device',
    readers: '/presets',
  },
  preset_device: {
    content: 'state of each preset on each of its devices, and which fields differ',
    class: 'operational',
    kept: 'as long as the preset is for the device',
    readers: '/presets',
  },
  preset_count: {
    content: 'number of devices of a preset by state',
    class: 'operational',
    kept: 'as long as the preset is for devices',
    readers: '/presets',
  },
  preset_due: {
    content: 'devices that wait for a check by presets',
    class: 'operational',
    kept: 'until the check begins',
    readers: null,
  },
  preset_secret: {
    content: 'passphrases of presets, sealed',
    class: 'secret',
    kept: 'as long as the preset',
    readers: null,
  },
} satisfies StoredTables;
