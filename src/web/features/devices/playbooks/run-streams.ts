import { playbookMachine } from '#machines/playbook/machine.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { PlaybookRun } from './queries.ts';

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
