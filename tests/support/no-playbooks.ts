import { genericModel } from '#domain/models.ts';
import { caseStream } from '#server/projections/cases/case-stream.ts';
import type { EventLog } from '#server/store/log.ts';
import { StreamRepository } from '#server/streams/repository.ts';

/** What a core needs of the world around its playbooks, where none run. */
export const noPlaybooks = (log: EventLog) => ({
  cases: new StreamRepository({ log, definition: caseStream }),
  open: async () => [],
  addressOf: (runId: string) => `https://waymark.example/playbooks/${runId}`,
  modelOf: async (modelName: string, prodClass: string) => genericModel(modelName, prodClass),
  bootsOf: async () => [],
});
