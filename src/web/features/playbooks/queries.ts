import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { playbookMachine } from '#machines/playbook/machine.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type PlaybookRun = components['schemas']['PlaybookRun'];
export type PlaybookMachine = typeof playbookMachine;

/** The card of the device and the record of a run select from these. */
export const runStreams = new StreamFolds<PlaybookRun, PlaybookMachine>({
  kind: 'playbook',
  machine: playbookMachine,
  readHead: async (runId, signal) =>
    (await answerOf(mainApi.GET('/playbooks/{runId}', { params: { path: { runId } }, signal }))).data,
  readEvents: async (runId, query, signal) =>
    (await answerOf(mainApi.GET('/playbooks/{runId}/events', { params: { path: { runId }, query }, signal })))
      .data,
});

/** The id of the newest run on a device, over or not; null: there was none. */
export const newestRunQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['playbooks', 'newest', endpointId],
    queryFn: async ({ signal }) => {
      const query = { endpointId, limit: 1 };
      const { data } = await answerOf(mainApi.GET('/playbooks', { params: { query }, signal }));
      return data[0]?.runId ?? null;
    },
  });
