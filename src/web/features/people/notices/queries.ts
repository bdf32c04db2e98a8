import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Notice = components['schemas']['Notice'];
type Query = NonNullable<operations['listNotices']['parameters']['query']>;

export const noticeKeys = ['notices'];

export const noticesQuery = (query: Query) =>
  queryOptions({
    queryKey: [...noticeKeys, 'list', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/notices', { params: { query }, signal })),
    meta: { changedBy: ofStreams('notice') },
  });

/** `count`: how many have opened it; another number has them read again. */
export const readersQuery = (notiId: string, count: number) =>
  queryOptions({
    queryKey: [...noticeKeys, 'readers', notiId, count],
    queryFn: ({ signal }) =>
      answerOf(
        mainApi.GET('/notices/{notiId}/readers', {
          params: { path: { notiId }, query: { limit: 50 } },
          signal,
        }),
      ),
  });

/** Organisations that a notice can be for, by a part of their name. */
export const organisationsOfNoticesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['organisations', 'of notices', keyword],
    queryFn: ({ signal }) => {
      const query = { page: 1, limit: 100, ...(keyword ? { keyword } : {}) };
      return answerOf(mainApi.GET('/ops', { params: { query }, signal }));
    },
  });

/** Roles that people of an organisation can have. */
export const rolesOfNoticesQuery = (opId: string) =>
  queryOptions({
    queryKey: ['roles', 'of', opId],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/ops/{opId}/roles', { params: { path: { opId } } }))).data,
  });

/** CO-097, without All */
export const noticeSearch = listSearch({
  filter: oneOf('Information', 'Alert', 'Notice'),
  state: oneOf('draft', 'scheduled', 'publishing', 'ended', 'deleted'),
  keyword: words(100),
});
export type NoticeSearch = SearchOf<typeof noticeSearch>;

export const queryOf = ({ filter, state, keyword, ...search }: NoticeSearch): Query => ({
  ...pageOf(search),
  ...(filter ? { filter } : {}),
  ...(state ? { state } : {}),
  ...(keyword ? { keyword } : {}),
});
