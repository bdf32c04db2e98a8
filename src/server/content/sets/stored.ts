import type { StoredTables } from '#server/core/database/stored-table.ts';

export const setsTables = {
  metadata_set: {
    content: 'metadata sets: name, version, digest and parts of the archive, author',
    class: 'personal',
    kept: 'permanently; deleted ones too',
    readers: 'readers of content',
  },
} satisfies StoredTables;
