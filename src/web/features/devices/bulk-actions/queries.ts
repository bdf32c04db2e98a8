import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { ofBulkAction, ofTask } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf } from '#web/resource/list-search.ts';

export type BulkAction = components['schemas']['BulkAction'];
export type BulkCommand = components['schemas']['BulkCommand'];
type Query = NonNullable<operations['listBulkCommands']['parameters']['query']>;

const bulkActionListKey = ['bulkActions'];

export const bulkCommandsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...bulkActionListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/bulk-commands', { params: { query }, signal })),
    staleTime: taskCache,
    meta: { changedBy: ofBulkAction },
  });

export const bulkCommandQuery = (commandId: string) =>
  queryOptions({
    queryKey: [...bulkActionListKey, 'command', commandId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/bulk-commands/{commandId}', { params: { path: { commandId } }, signal })))
        .data,
    staleTime: taskCache,
    meta: { changedBy: ofBulkAction },
  });

/** Tasks that a page shows; the list of tasks has the others. */
export const shownTasks = 100;

export const tasksOfQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...bulkActionListKey, 'tasks', batchId],
    queryFn: ({ signal }) =>
      answerOf(mainApi.GET('/tasks', { params: { query: { batchId, limit: shownTasks } }, signal })),
    staleTime: taskCache,
    meta: { changedBy: (message: LiveMessage) => ofTask(message) || ofBulkAction(message) },
  });

export const bulkActionSearch = listSearch({
  action: oneOf(
    ...(['Reboot', 'FactoryReset', 'Lock', 'Unlock'] as const),
    ...(['SetLandingChannel', 'SetBootAd', 'SetMetadata'] as const),
  ),
  state: oneOf('scheduled', 'starting', 'running', 'cancelling', 'completed', 'cancelled', 'expired'),
});
export type BulkActionSearch = SearchOf<typeof bulkActionSearch>;

export const queryOf = ({ action, state, ...search }: BulkActionSearch): Query => ({
  ...pageOf(search),
  ...(action ? { action: [action] } : {}),
  ...(state ? { state: [state] } : {}),
});
