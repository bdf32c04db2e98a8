import type { StoredTables } from '#server/core/database/stored-table.ts';

export const settingsTables = {
  personal_settings: {
    content:
      'look, language, time zone, columns, messages, mails, quiet hours, tour seen or not, favourites with the names that the user gave them',
    class: 'personal',
    kept: 'with the account',
    readers: 'the owner',
  },
} satisfies StoredTables;
