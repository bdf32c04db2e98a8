import type { StoredTables } from '#server/core/database/stored-table.ts';

export const vodsTables = {
  vod_fetch: {
    content: 'VOD lists of organisations: version, size, last fetch and its failure',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of content',
  },
  vod_list: {
    content: 'entries of the VOD list that was fetched last',
    class: 'operational',
    kept: 'until the next one',
    readers: 'readers of content',
  },
  vod_server: {
    content: 'VOD servers of organisations: address, sealed key, interval, author',
    class: 'secret',
    kept: 'permanently',
    readers: 'readers of content, without the key',
  },
} satisfies StoredTables;
