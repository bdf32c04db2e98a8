import type { StoredTables } from '#server/core/database/stored-table.ts';

export const credentialsTables = {
  email_link: {
    content: 'links to a new or former e-mail address: digest and address',
    class: 'secret',
    kept: 'a day, or seven; until used',
    readers: null,
  },
  one_time_key: {
    content: 'authenticator keys, encrypted',
    class: 'secret',
    kept: 'until turned off or the account is deleted',
    readers: null,
  },
  passkey: {
    content: 'passkeys: public key, name, last use',
    class: 'personal',
    kept: 'until removed or the account is deleted',
    readers: 'the owner',
  },
  password_reset: {
    content: 'password resets: account, requester, result',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of accounts',
  },
  password_reset_secret: {
    content: 'digests of links and temporary passwords',
    class: 'secret',
    kept: '10 minutes; `specified` rules 30, or 24 hours by an administrator',
    readers: null,
  },
  recovery_code: {
    content: 'keyed digests of recovery codes',
    class: 'secret',
    kept: 'until replaced or the account is deleted',
    readers: null,
  },
  used_challenge: {
    content: 'digests of answered passkey challenges',
    class: 'operational',
    kept: 'five minutes',
    readers: null,
  },
} satisfies StoredTables;
