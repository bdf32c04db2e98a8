import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { movesTask, ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

export type Case = components['schemas']['Case'];
export const factOf = ({ type, data }: Case['events'][number]): CaseFact => ({ type, data }) as CaseFact;
export type CaseSummary = components['schemas']['CaseSummary'];
export type CaseQuery = NonNullable<operations['listCases']['parameters']['query']>;
export type CaseFileQuery = NonNullable<operations['exportCase']['parameters']['query']>;

export const casesQuery = (query: CaseQuery) =>
  queryOptions({
    queryKey: ['cases', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/cases', { params: { query }, signal })),
    meta: { changedBy: ofStreams('case') },
  });

/**
 * The answer has the case's tasks and the values of their devices. Live messages do not name the case, so it is polled.
 */
const askAgainMs = 10_000;

export const readCase = async (caseId: string, signal: AbortSignal): Promise<Case> =>
  (await answerOf(mainApi.GET('/cases/{caseId}', { params: { path: { caseId } }, signal }))).data;

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId],
    refetchInterval: askAgainMs,
    queryFn: ({ signal }) => readCase(caseId, signal),
  });

/** Users with whom the case can be shared. */
export const caseReadersQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'readers'],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/cases/{caseId}/readers', { params: { path: { caseId } }, signal }))).data,
  });

export const deviceTasksQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['tasks', 'ofDevice', endpointId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/tasks', { params: { query: { endpointId, limit: 10 } }, signal }))).data,
    meta: { changedBy: (message) => message.endpoint_id === endpointId && movesTask(message) },
  });

/** Queries that a change of a case makes out of date. */
export const keysOf = (caseId: string) => [['case', caseId], ['cases']];

export const saveCase = (caseId: string, query: CaseFileQuery): Promise<void> =>
  saveAnswer(
    mainApi.GET('/cases/{caseId}/file', { params: { path: { caseId }, query }, parseAs: 'blob' }),
    `case-${caseId}.${query.as ?? 'html'}`,
  );

export const caseSearch = listSearch({ state: oneOf('open', 'closed'), keyword: words(120) });
export type CaseSearch = SearchOf<typeof caseSearch>;

export const queryOf = ({ state, keyword, ...search }: CaseSearch): CaseQuery => ({
  ...pageOf(search),
  ...(state && { state }),
  ...(keyword && { keyword }),
});
