import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Feedback = components['schemas']['Feedback'];
type Query = NonNullable<operations['listFeedbacks']['parameters']['query']>;

/** CO-098 */
export const feedbackSearch = listSearch({
  type: oneOf('bug', 'new', 'improve', 'misc'),
  keyword: words(100),
});
export type FeedbackSearch = SearchOf<typeof feedbackSearch>;

/** Filters and order of the list, as the call takes them. */
export const filterOf = ({ type, keyword }: FeedbackSearch): Query => ({
  sortBy: 'createTime',
  sortDesc: true,
  ...(type ? { type } : {}),
  ...(keyword ? { keyword } : {}),
});

export const feedbackQuery = (search: FeedbackSearch) => {
  const query: Query = { ...filterOf(search), ...pageOf(search) };
  return queryOptions({
    queryKey: ['feedback', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/feedback', { params: { query }, signal })),
  });
};
