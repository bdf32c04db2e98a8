import { queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import { taskStates } from '#web/entities/task/state-badge.tsx';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { day, listSearch, oneOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type TaskQuery = NonNullable<operations['listTasks']['parameters']['query']>;

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({
    queryKey: ['tasks', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/tasks', { params: { query }, signal })),
    staleTime: taskCache,
  });

export const pageSize = 15;

export const kinds = Object.keys(taskNames).filter((name): name is TaskKind => name in taskNames);

export const taskSearch = listSearch({
  endpointId: words(128),
  account: words(128),
  action: oneOf(...kinds),
  state: oneOf(...taskStates),
  /** All tasks of one command given to several devices. */
  batch: words(128),
  /** Both inclusive. */
  from: day,
  to: day,
});
export type TaskSearch = SearchOf<typeof taskSearch>;

const startOf = (text: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

export const queryOf = ({
  page,
  action,
  state,
  account,
  endpointId,
  batch,
  from,
  to,
}: TaskSearch): TaskQuery => ({
  page: page ?? 1,
  limit: pageSize,
  ...(action ? { action: [action] } : {}),
  ...(state ? { state: [state] } : {}),
  ...(account ? { account } : {}),
  ...(endpointId ? { endpointId } : {}),
  ...(batch ? { batchId: batch } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
