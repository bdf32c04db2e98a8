import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#api/main.d.ts';
import { taskKindNames } from '#domain/task-kinds/table.ts';
import type { TaskState } from '#web/entities/task/state-badge.tsx';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';
import { startOf } from '#web/http/time-zone.ts';
import { ofTask } from '#web/live/concerns.ts';
import { day, listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type TaskQuery = NonNullable<operations['listTasks']['parameters']['query']>;
type TaskFilter = NonNullable<operations['countTasks']['parameters']['query']>;

/** Key of the list and the counts on its tabs. */
const taskListKey = ['tasks', 'list'];

/** TN-292 */
const meta = { keptFor: taskCache, changedBy: ofTask };

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({
    queryKey: [...taskListKey, query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/tasks', { params: { query }, signal })),
    staleTime: taskCache,
    meta,
  });

/** The tasks of each tab: what waits, what is at work, and how it ended. What is not known to have failed does not say so. */
export const tabStates = {
  waiting: ['requested', 'authorised', 'queued'],
  running: ['dispatched', 'running', 'settling', 'awaitingCheckIn', 'confirming', 'takingBack', 'cancelling'],
  failed: ['failed', 'timedOut', 'expired', 'outcomeUnknown'],
  done: ['succeeded', 'cancelled', 'superseded'],
} as const satisfies Record<string, TaskState[]>;
export type TaskTab = keyof typeof tabStates;
export const taskTabs = ['waiting', 'running', 'failed', 'done'] as const satisfies TaskTab[];

const taskStates = Object.values(tabStates).flat();

export const statesOf = (tab: TaskTab | undefined): readonly TaskState[] =>
  tab ? tabStates[tab] : taskStates;

export const taskCountsQuery = (query: TaskFilter) =>
  queryOptions({
    queryKey: [...taskListKey, 'counts', query],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/tasks/counts', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
    staleTime: taskCache,
    meta,
  });

export const taskSearch = listSearch(
  {
    endpointId: words(128),
    account: words(128),
    action: oneOf(...taskKindNames),
    state: oneOf(...taskStates),
    /** All tasks of one command given to several devices. */
    batch: words(128),
    /** Both inclusive. */
    from: day,
    to: day,
  },
  { kept: { tab: oneOf(...taskTabs) } },
);
export type TaskSearch = SearchOf<typeof taskSearch>;

export const filterOf = ({ action, account, endpointId, batch, from, to }: TaskSearch): TaskFilter => ({
  ...(action ? { action: [action] } : {}),
  ...(account ? { account } : {}),
  ...(endpointId ? { endpointId } : {}),
  ...(batch ? { batchId: batch } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});

const listedBy = (search: TaskSearch) => {
  const { tab, state } = search;
  return {
    ...filterOf(search),
    ...(state ? { state: [state] } : tab ? { state: [...tabStates[tab]] } : {}),
  };
};

export const queryOf = (search: TaskSearch): TaskQuery => ({
  ...pageOf(search),
  ...listedBy(search),
});
