import type { StoredTables } from '#server/core/database/stored-table.ts';

export const firmwareTables = {
  firmware_file: {
    content: 'firmware files: version, model, digest, description, uploader, approver',
    class: 'personal',
    kept: 'until deleted; `RETENTION_DAYS` after that',
    readers: 'readers of firmware',
  },
  firmware_key: {
    content: 'public keys that verify firmware files: name, fingerprint, who added and revoked it, seal',
    class: 'personal',
    kept: 'while the organisation exists; never deleted, only revoked',
    readers: 'readers of firmware',
  },
  firmware_upgrade: {
    content: 'upgrades of devices: versions, steps, outcome, requester',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of the device',
  },
  firmware_upload: {
    content: 'attempts to add firmware files: name, version, result, who',
    class: 'personal',
    kept: 'permanently',
    readers: 'readers of firmware',
  },
} satisfies StoredTables;
