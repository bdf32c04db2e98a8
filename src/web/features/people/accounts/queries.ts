import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export const accountKeys = ['accounts'] as const;
export const requestKeys = ['accountRequests'] as const;

export const accountSearch = listSearch(
  {
    keyword: words(100),
    organisation: words(64),
    status: oneOf('Invited', 'Running', 'Stopped'),
    role: words(64),
  },
  {
    sort: ['userName', 'email', 'inviteTime', 'lastAccessTime'],
    order: { sortBy: 'userName', desc: false },
  },
);
export type AccountSearch = SearchOf<typeof accountSearch>;

/** Filters and order of the list, as the call takes them. */
export const filterOf = ({ keyword, organisation, status, role, sort, desc }: AccountSearch) => ({
  ...(keyword ? { keyword } : {}),
  ...(organisation ? { opId: organisation } : {}),
  ...(status ? { opUserStatus: status } : {}),
  ...(role ? { roleGroupKey: role } : {}),
  ...(sort ? { sortBy: sort, sortDesc: desc ?? false } : {}),
});

export const accountsQuery = (search: AccountSearch) =>
  queryOptions({
    queryKey: [...accountKeys, search],
    queryFn: ({ signal }) => {
      const query = { ...pageOf(search), ...filterOf(search) };
      return answerOf(mainApi.GET('/users', { params: { query }, signal }));
    },
    meta: { changedBy: ofStreams('account') },
  });

/** Organisations and roles that the reader may choose from. */
export const choicesQuery = queryOptions({
  queryKey: ['invitationChoices'],
  queryFn: async () => (await answerOf(mainApi.GET('/users/action/choices'))).data,
  staleTime: 60_000,
});

export const accountSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountKeys, 'sessions', userId],
    queryFn: ({ signal }) =>
      answerOf(mainApi.GET('/users/{userId}/sessions', { params: { path: { userId } }, signal })),
    meta: { changedBy: ofStreams('account') },
  });

export const accountResetsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountKeys, 'password-resets', userId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/users/{userId}/password-resets', { params: { path: { userId } }, signal }),
        )
      ).data,
    meta: { changedBy: ofStreams('account', 'password-reset') },
  });

export const openRequestsQuery = queryOptions({
  queryKey: requestKeys,
  queryFn: async ({ signal }) =>
    answerOf(
      mainApi.GET('/users/requests', {
        params: { query: { state: 'open', limit: 100, sortBy: 'requestTime', sortDesc: true } },
        signal,
      }),
    ),
});
