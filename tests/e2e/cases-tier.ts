import type { LoggedEvent } from '#domain/logged-event.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { caseMachine } from '#machines/case/machine.ts';
import { foldOf } from '#machines/fold.ts';
import { metBy, recordTier } from '#tests/models/tiers.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const page = 100;

/**
 * Records the transitions of the case machine that the run has made through the console, from the streams of its cases.
 */
export async function recordCaseTier(server: ServerProcess, workerIndex: number): Promise<void> {
  const api = new ApiClient(server.url);
  await api.signIn(await server.account('SystemAdmin'));
  const fold = foldOf(caseMachine);
  const met = new Set<string>();
  for (let number = 1, pages = 1; number <= pages; number++) {
    const { data, pagination } = await api.call('GET', `/api/v1/cases?page=${number}&limit=${page}`);
    for (const { caseId } of data) {
      const found: { data: { events: LoggedEvent[] } } = await api.call('GET', `/api/v1/cases/${caseId}`);
      const facts = found.data.events.map(({ type, data: said }) => ({ type, data: said }) as CaseFact);
      for (const transition of metBy(fold, facts)) met.add(transition);
    }
    pages = pagination.totalPage;
  }
  recordTier('browser', 'case', { part: `stories-${workerIndex}`, met });
}
