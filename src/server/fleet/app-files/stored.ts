import type { StoredTables } from '#server/core/database/stored-table.ts';

export const appFilesTables = {
  app_file: {
    content: 'app files: app, version, package, signer, digest, description, uploader, approver',
    class: 'personal',
    kept: 'until deleted; `RETENTION_DAYS` after that',
    readers: 'readers of app files; of devices, as what can be installed',
  },
} satisfies StoredTables;
