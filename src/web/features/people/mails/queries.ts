import { queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Query = NonNullable<operations['listMails']['parameters']['query']>;

export const mailListKey = ['mails', 'list'];

export const mailsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...mailListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/mails', { params: { query }, signal })),
    meta: { changedBy: ofStreams('mail') },
  });

export const mailSearch = listSearch({
  state: oneOf('sending', 'waiting', 'refused', 'sent', 'undelivered'),
  keyword: words(100),
});
export type MailSearch = SearchOf<typeof mailSearch>;

export const queryOf = ({ state, keyword, ...search }: MailSearch): Query => ({
  ...pageOf(search),
  ...(state ? { state: [state] } : {}),
  ...(keyword ? { keyword } : {}),
});
