import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';
import { contentKeys } from '../queries.ts';

export type Coverage = Awaited<ReturnType<typeof readCoverage>>;
export const kinds = [
  'metadataSet',
  'bootAd',
  'bulk',
  'channel',
  'radioChannel',
  'banner',
  'liveAd',
] as const;

/** An item that boxes have or lack. */
export interface CoveredItem {
  kind: (typeof kinds)[number];
  id: string;
}

const readCoverage = async (path: CoveredItem) =>
  (await answerOf(mainApi.GET('/cms/coverage/{kind}/{id}', { params: { path } }))).data;
export const coverageQuery = ({ kind, id }: CoveredItem) =>
  queryOptions({
    queryKey: [...contentKeys, 'coverage', kind, id],
    queryFn: () => readCoverage({ kind, id }),
  });

/** Page of the console with the items of a kind. */
export const pageOfKind = {
  metadataSet: '/management/cms/metadataSets',
  bootAd: '/management/cms/bootAd',
  bulk: '/management/cms/BulkDeviceActions',
  channel: '/management/cms/landingChannel',
  radioChannel: '/management/cms/landingChannel',
  banner: '/management/cms/landingChannel',
  liveAd: '/management/cms/landingChannel',
} as const satisfies Record<CoveredItem['kind'], string>;

/** Numbers of boxes that have the item, lack it, or never reported what they have. */
export const countsOf = ({ have, neverReported, nothing, older, other }: Coverage) => ({
  has: have,
  lacks: nothing + older + other,
  unknown: neverReported,
});

const holdings = ['has', 'lacks', 'unknown'] as const;
export type Holding = (typeof holdings)[number];
export type ItemBox = components['schemas']['ItemBox'];

export const boxSearch = listSearch(
  {
    keyword: words(100),
    online: oneOf('online', 'offline'),
    reason: oneOf('nothing', 'older', 'other'),
    city: words(120),
    group: words(64),
  },
  /** Tab; absent: those that lack the item. */
  { kept: { holds: oneOf('has', 'unknown', 'all') } },
);
export type BoxSearch = SearchOf<typeof boxSearch>;

/** The list of boxes as its filters stand, as the call takes it. */
export const boxRequest = ({ kind, id }: CoveredItem, search: BoxSearch) => {
  const { keyword, online, reason, city, group } = search;
  const holds: Holding | 'all' = search.holds ?? 'lacks';
  return {
    kind,
    id,
    ...(holds === 'all' ? {} : { holds }),
    ...(keyword ? { keyword } : {}),
    ...(online ? { online: online === 'online' } : {}),
    ...(reason ? { reason } : {}),
    ...(city ? { city } : {}),
    ...(group ? { gid: group } : {}),
  };
};

export const boxesQuery = (item: CoveredItem, search: BoxSearch) => {
  const query = { ...boxRequest(item, search), ...pageOf(search) };
  return queryOptions({
    queryKey: [...contentKeys, 'coverage', 'boxes', query],
    queryFn: () => answerOf(mainApi.GET('/cms/boxes', { params: { query } })),
  });
};

/** Cities and groups to filter by. */
export const cityChoicesQuery = queryOptions({
  queryKey: [...contentKeys, 'cities'],
  queryFn: async () => (await answerOf(mainApi.GET('/commons/citys'))).data,
  staleTime: 60_000,
});
export const groupChoicesQuery = queryOptions({
  queryKey: [...contentKeys, 'groups'],
  queryFn: async () => (await answerOf(mainApi.GET('/groups/combos'))).data,
  staleTime: 60_000,
});
