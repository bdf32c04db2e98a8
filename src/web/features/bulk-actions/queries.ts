import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { listSearch, oneOf, pageSizeOf, type SearchOf } from '#web/resource/list-search.ts';

export type BulkAction = components['schemas']['BulkAction'];
type Query = NonNullable<operations['listBulkActions']['parameters']['query']>;

export const bulkActionListKey = ['bulkActions'];

export const bulkActionsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...bulkActionListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/bulk-actions', { params: { query }, signal })),
    staleTime: taskCache,
  });

export const actions = ['Reboot', 'FactoryReset', 'Lock', 'Unlock'] as const;
export const states = ['starting', 'running', 'cancelling', 'completed', 'cancelled', 'expired'] as const;

export const bulkActionSearch = listSearch({
  action: oneOf(...actions),
  state: oneOf(...states),
});
export type BulkActionSearch = SearchOf<typeof bulkActionSearch>;

export const queryOf = ({ page, size, action, state }: BulkActionSearch): Query => ({
  page: page ?? 1,
  limit: pageSizeOf({ page, size }),
  ...(action ? { action: [action] } : {}),
  ...(state ? { state: [state] } : {}),
});
