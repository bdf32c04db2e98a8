import type { components } from '#api/main.d.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { type EventStream, StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Task = components['schemas']['Task'];
export type TaskStream = EventStream<Task, typeof taskMachine>;

export const taskKind: StreamKind<Task, typeof taskMachine> = {
  kind: 'task',
  machine: taskMachine,
  readHead: async (taskId, signal) =>
    (await answerOf(mainApi.GET('/tasks/{taskId}', { params: { path: { taskId } }, signal }))).data,
  readEvents: async (taskId, query, signal) =>
    (await answerOf(mainApi.GET('/tasks/{taskId}/events', { params: { path: { taskId }, query }, signal })))
      .data,
};

/** Timeline, diagnosis card and toast select from these. */
export const taskStreams = new StreamFolds(taskKind);
