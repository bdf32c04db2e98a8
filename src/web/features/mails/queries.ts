import { queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, oneOf, pageSizeOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Query = NonNullable<operations['listMails']['parameters']['query']>;

export const mailListKey = ['mails', 'list'];

export const mailsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...mailListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/mails', { params: { query }, signal })),
  });

export const states = ['sending', 'waiting', 'refused', 'sent', 'undelivered'] as const;

export const mailSearch = listSearch({ state: oneOf(...states), keyword: words(100) });
export type MailSearch = SearchOf<typeof mailSearch>;

export const queryOf = ({ page, size, state, keyword }: MailSearch): Query => ({
  page: page ?? 1,
  limit: pageSizeOf({ page, size }),
  ...(state ? { state: [state] } : {}),
  ...(keyword ? { keyword } : {}),
});
