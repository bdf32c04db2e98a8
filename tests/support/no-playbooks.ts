import { genericModel } from '#domain/models.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { caseStream } from '#server/devices/cases/case-stream.ts';

/** Dependencies of a core for playbooks, if none run. */
export const noPlaybooks = (log: EventLog) => ({
  cases: new StreamRepository({ log, definition: caseStream }),
  open: async () => [],
  addressOf: (runId: string) => `https://waymark.example/playbooks/${runId}`,
  modelOf: async ({ modelName, prodClass }: { modelName: string; prodClass: string }) =>
    genericModel(modelName, prodClass),
  bootsOf: async () => [],
});
