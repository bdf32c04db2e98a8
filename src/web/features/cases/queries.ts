import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Case = components['schemas']['Case'];
export type CaseSummary = components['schemas']['CaseSummary'];
export type CaseQuery = NonNullable<operations['listCases']['parameters']['query']>;
export type CaseFileQuery = NonNullable<operations['exportCase']['parameters']['query']>;

export const casesQuery = (query: CaseQuery) =>
  queryOptions({
    queryKey: ['cases', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/cases', { params: { query }, signal })),
  });

/** The live socket tells of devices, not of cases: what a colleague writes is asked for. */
const askAgainMs = 10_000;

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId],
    refetchInterval: askAgainMs,
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/cases/{caseId}', { params: { path: { caseId } }, signal }))).data,
  });

export const deviceTasksQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['tasks', 'ofDevice', endpointId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/tasks', { params: { query: { endpointId, limit: 10 } }, signal }))).data,
  });

export async function openCase(title: string, taskIds: string[]): Promise<string> {
  return (await answerOf(mainApi.POST('/cases/action/open', { body: { title, taskIds } }))).data.caseId;
}

export async function addTasks(caseId: string, taskIds: string[]): Promise<void> {
  await answerOf(
    mainApi.POST('/cases/{caseId}/tasks/add', { params: { path: { caseId } }, body: { taskIds } }),
  );
}

export type CaseChange =
  | { kind: 'remove'; taskId: string }
  | { kind: 'comment'; text: string }
  | { kind: 'rename'; title: string }
  | { kind: 'close' }
  | { kind: 'reopen' };

export async function changeCase(caseId: string, change: CaseChange): Promise<void> {
  const params = { path: { caseId } };
  switch (change.kind) {
    case 'remove':
      await answerOf(
        mainApi.POST('/cases/{caseId}/tasks/remove', { params, body: { taskId: change.taskId } }),
      );
      return;
    case 'comment':
      await answerOf(mainApi.POST('/cases/{caseId}/comment', { params, body: { text: change.text } }));
      return;
    case 'rename':
      await answerOf(mainApi.POST('/cases/{caseId}/rename', { params, body: { title: change.title } }));
      return;
    case 'close':
      await answerOf(mainApi.POST('/cases/{caseId}/close', { params, body: {} }));
      return;
    case 'reopen':
      await answerOf(mainApi.POST('/cases/{caseId}/reopen', { params, body: {} }));
      return;
    default:
      change satisfies never;
  }
}

/** Saves the file as the server gives it, byte for byte, and never opens it: it is not a page of the console. */
export async function saveCase(caseId: string, query: CaseFileQuery): Promise<void> {
  const call = mainApi.GET('/cases/{caseId}/file', {
    params: { path: { caseId }, query },
    parseAs: 'blob',
  });
  const file: unknown = await answerOf<unknown>(call);
  if (!(file instanceof Blob)) throw new TypeError('the case is not a file');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `case-${caseId}.${query.as ?? 'html'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
