import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type ContentFetch = components['schemas']['ContentFetch'];
type Asked = NonNullable<operations['listContentFetches']['requestBody']>['content']['application/json'];

export const fetchSearch = listSearch({
  type: oneOf('LandingChannel', 'BootingAd', 'DsmCc'),
  keyword: words(100),
});
export type FetchSearch = SearchOf<typeof fetchSearch>;

const filterOf = ({ type, keyword }: FetchSearch) => ({
  ...(type ? { activeType: type } : {}),
  ...(keyword ? { keyword } : {}),
});

export const fetchesQuery = (search: FetchSearch) => {
  const body: Asked = { ...pageOf(search), ...filterOf(search) };
  return queryOptions({
    queryKey: ['content', 'apiLogs', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/cms/metadatas/api-logs', { body, signal })),
  });
};

export const askForFile = (search: FetchSearch, as: 'csv' | 'xlsx') =>
  mainApi.POST('/cms/metadatas/api-logs/exports', {
    body: { as, timeZone: zoneInUse(), ...filterOf(search) },
    parseAs: 'blob',
  });
