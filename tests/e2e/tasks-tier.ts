import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskFold } from '#server/devices/engine/task-stream.ts';
import { metBy, recordTier } from '#tests/models/tiers.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const page = 100;
const eventPage = 1000;

/** Records the transitions of the task machine that the run has made through the console, from the log. */
export async function recordBrowserTier(server: ServerProcess, workerIndex: number): Promise<void> {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('SystemAdmin'));
  const met = new Set<string>();
  for (const taskId of await taskIds(api)) {
    for (const transition of metBy(taskFold, await factsOf(api, taskId))) met.add(transition);
  }
  recordTier('browser', 'task', { part: `stories-${workerIndex}`, met });
}

async function taskIds(api: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1, pages = 1; number <= pages; number++) {
    const { data, pagination } = await api.call('GET', `/api/v1/tasks?page=${number}&limit=${page}`);
    for (const { taskId } of data) ids.push(taskId);
    pages = pagination.totalPage;
  }
  return ids;
}

export async function factsOf(api: ApiClient, taskId: string): Promise<TaskFact[]> {
  const facts: TaskFact[] = [];
  for (;;) {
    const { data }: { data: LoggedEvent[] } = await api.call(
      'GET',
      `/api/v1/tasks/${taskId}/events?after=${facts.length}&limit=${eventPage}`,
    );
    for (const event of data) facts.push({ type: event.type, data: event.data } as TaskFact);
    if (data.length < eventPage) return facts;
  }
}
