import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type RefusedDevice = components['schemas']['RefusedDevice'];
export type Admission = components['schemas']['Admission'];
type Query = NonNullable<operations['listRefusedDevices']['parameters']['query']>;

export const refusedSearch = listSearch({
  state: oneOf('refused', 'admissible', 'connected'),
  reason: oneOf(
    'unregistered',
    'blocked',
    'certificateRequired',
    'certificateChanged',
    'certificateRevoked',
    'certificateOfAnother',
    'secretRequired',
    'secretOfAnother',
    'connectedElsewhere',
    'duplicate',
    'unnamed',
    'protocol',
    'tls',
  ),
  keyword: words(100),
});
export type RefusedSearch = SearchOf<typeof refusedSearch>;

/** Filters and order of the list, as the call takes them. */
export const filterOf = ({ state, reason, keyword }: RefusedSearch): Query => ({
  sortBy: 'lastTime',
  sortDesc: true,
  ...(state ? { state } : {}),
  ...(reason ? { reason } : {}),
  ...(keyword ? { keyword } : {}),
});

export const refusedKey = ['refused-devices'];
export const refusedQuery = (search: RefusedSearch) => {
  const query: Query = { ...filterOf(search), ...pageOf(search) };
  return queryOptions({
    queryKey: [...refusedKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/devices/refused', { params: { query }, signal })),
    meta: { changedBy: ofStreams('admission') },
  });
};

export const admissionKey = ['admissions'];
export const openAdmissionsQuery = queryOptions({
  queryKey: [...admissionKey, 'open'],
  queryFn: async ({ signal }) => {
    const query = { state: 'open', sortBy: 'openTime', sortDesc: true, limit: 100 } as const;
    return (await answerOf(mainApi.GET('/devices/admissions', { params: { query }, signal }))).data;
  },
  meta: { changedBy: ofStreams('admission') },
});

export const connectionQuery = queryOptions({
  queryKey: ['device-connection'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/devices/connection', { signal }))).data,
  refetchInterval: false,
});
