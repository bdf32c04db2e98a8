import type { StoredTables } from '#server/core/database/stored-table.ts';

export const presetsTables = {
  preset: {
    content: 'presets: target, wanted values without secrets, state, author',
    class: 'personal',
    kept: 'permanently',
    readers: null,
  },
  preset_check: {
    content: 'how many fields of a device are as its presets want',
    class: 'operational',
    kept: 'as long as the device',
    readers: null,
  },
} satisfies StoredTables;
