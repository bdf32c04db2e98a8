import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { listSearch, oneOf, pageOf, type SearchOf } from '#web/resource/list-search.ts';

export type BulkAction = components['schemas']['BulkAction'];
type Query = NonNullable<operations['listBulkActions']['parameters']['query']>;

export const bulkActionListKey = ['bulkActions'];

export const bulkActionsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...bulkActionListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/bulk-actions', { params: { query }, signal })),
    staleTime: taskCache,
  });

export const bulkActionSearch = listSearch({
  action: oneOf('Reboot', 'FactoryReset', 'Lock', 'Unlock'),
  state: oneOf('scheduled', 'starting', 'running', 'cancelling', 'completed', 'cancelled', 'expired'),
});
export type BulkActionSearch = SearchOf<typeof bulkActionSearch>;

export const queryOf = ({ action, state, ...search }: BulkActionSearch): Query => ({
  ...pageOf(search),
  ...(action ? { action: [action] } : {}),
  ...(state ? { state: [state] } : {}),
});
