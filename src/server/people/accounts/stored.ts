import type { StoredTables } from '#server/core/database/stored-table.ts';

export const accountsTables = {
  account: {
    content: 'people: name, e-mail, telephone, operator, role, last access, argon2id hash, seals',
    class: 'secret',
    kept: 'while active; `RETENTION_DAYS` after deletion only id and organisation',
    readers: 'the owner; names by readers of their actions',
  },
  account_life: {
    content: 'account records: name, telephone, role, inviter, reason, digest of the valid link',
    class: 'secret',
    kept: 'while active; `RETENTION_DAYS` after the end',
    readers: 'account administrators, without the digest',
  },
  account_request: {
    content: 'requests for accounts: name, e-mail, telephone, company, message, accepted version, decision',
    class: 'personal',
    kept: '90 days after the answer, or after the request',
    readers: 'administrators of the installation',
  },
  client: {
    content: 'browsers of an account: key digest, trust, last use',
    class: 'secret',
    kept: '90 days after the last use',
    readers: 'the owner and administrators, without the digest',
  },
  client_verification: {
    content: 'digests of mailed browser links',
    class: 'secret',
    kept: 'valid 10 minutes (demo 30); the row 90 days',
    readers: null,
  },
  invitation_code: {
    content: 'digests of invitation links',
    class: 'secret',
    kept: '90 days',
    readers: null,
  },
} satisfies StoredTables;
