import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { taskCache } from '#web/http/query-client.ts';

/** A stored event as the API gives it; one from the live socket fits too. */
export type TimelineEvent = components['schemas']['LoggedEvent'];
export type Task = components['schemas']['Task'];
export type TaskQuery = NonNullable<operations['listTasks']['parameters']['query']>;

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({
    queryKey: ['tasks', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/tasks', { params: { query }, signal })),
    staleTime: taskCache,
  });

export async function readTask(taskId: string, signal: AbortSignal): Promise<Task> {
  return (await answerOf(mainApi.GET('/tasks/{taskId}', { params: { path: { taskId } }, signal }))).data;
}

/** Largest page the call gives. */
export const eventPage = 1000;

export async function readEvents(taskId: string, after: number, signal: AbortSignal) {
  const query = { after, limit: eventPage };
  return (
    await answerOf(mainApi.GET('/tasks/{taskId}/events', { params: { path: { taskId }, query }, signal }))
  ).data;
}

export async function cancelTask(taskId: string) {
  return (
    await answerOf(
      mainApi.POST('/tasks/{taskId}/cancel', { params: { path: { taskId } }, body: { reason: 'user' } }),
    )
  ).data;
}

/** Saves the file as the server gives it, byte for byte: a parse and print here could change what the hashes are made of. */
export async function saveExport(taskId: string): Promise<void> {
  const call = mainApi.GET('/tasks/{taskId}/export', { params: { path: { taskId } }, parseAs: 'blob' });
  const file: unknown = await answerOf<unknown>(call);
  if (!(file instanceof Blob)) throw new TypeError('the export is not a file');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `task-${taskId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
