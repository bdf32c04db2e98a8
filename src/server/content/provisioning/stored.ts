import type { StoredTables } from '#server/core/database/stored-table.ts';

export const provisioningTables = {
  provisioning: {
    content: 'what every set-top box of an organisation gets: item, digest, who chose it',
    class: 'personal',
    kept: 'permanently',
    readers: 'readers of content',
  },
  provisioning_hold: {
    content: 'why set-top boxes do not get what was chosen for them, and since when',
    class: 'operational',
    kept: 'until the account behind it may do it again',
    readers: 'readers of content',
  },
  provisioning_turn: {
    content: 'when a set-top box was last sent what it lacks',
    class: 'operational',
    kept: 'until the next one',
    readers: null,
  },
} satisfies StoredTables;
