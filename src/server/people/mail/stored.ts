import type { StoredTables } from '#server/core/database/stored-table.ts';

export const mailTables = {
  mail: {
    content: "mails: recipient, purpose, the mail server's answer, requester",
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of mails',
  },
  mail_words: {
    content: 'mail text with links, encrypted',
    class: 'secret',
    kept: 'until accepted by the mail server or expired',
    readers: null,
  },
} satisfies StoredTables;
