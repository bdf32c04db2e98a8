import type { StoredTables } from '#server/core/database/stored-table.ts';

export const deliveryTables = {
  content_fetch: {
    content: 'what set-top boxes fetched: device, item, version, answer, bytes',
    class: 'operational',
    kept: '`STATISTICS_DAYS`',
    readers: 'readers of content',
  },
  content_screen: {
    content:
      'how the last set-top box that fetched a metadata set shows it: device, picture of channels, banner and ads',
    class: 'operational',
    kept: 'until the set or the device is deleted',
    readers: 'readers of content',
  },
} satisfies StoredTables;
