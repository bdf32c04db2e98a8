import type { StoredTables } from '#server/core/database/stored-table.ts';

export const registrationTables = {
  device_identity: {
    content: "digests of a device's certificate and secret, first address",
    class: 'secret',
    kept: 'until reset',
    readers: "identity administrators, without the secret's digest",
  },
} satisfies StoredTables;
