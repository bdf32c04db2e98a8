import type { StoredTables } from '#server/core/database/stored-table.ts';

export const listsTables = {
  content_item: {
    content: 'channels, banners, live ads and boot ads: name, number, hours, digest of the file, last editor',
    class: 'personal',
    kept: 'permanently; deleted ones too',
    readers: 'readers of content',
  },
  content_list: {
    content: 'version of each list of content, who changed it last, and who sorted it',
    class: 'personal',
    kept: 'permanently',
    readers: 'readers of content',
  },
} satisfies StoredTables;
