import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { type CaseContext, caseMachine, caseMachineVersion, caseTaskLimit } from '#machines/case/machine.ts';
import { foldOf } from '#machines/fold.ts';
import { VersionConflict } from '#server/store/version-conflict.ts';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../../services.ts';

const fold = foldOf(caseMachine);
const readPage = 1000;
/** Somebody else changed the case meanwhile, this many times in a row. */
const attempts = 5;

type CaseServices = Pick<Services, 'log' | 'cases'>;

/** All events of the case, in order. */
export async function readCase(log: Services['log'], caseId: string): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (;;) {
    const page = await log.readStream(`case:${caseId}`, events.length, readPage);
    events.push(...page);
    if (page.length < readPage) return events;
  }
}

/**
 * Appends what is decided from the case as it stands, and settles with its version when the list shows it. Decided again
 * where another append was faster. Throws `ApiError` for a fact that the machine does not handle.
 */
export async function changeCase(
  { log, cases }: CaseServices,
  caseId: string,
  actor: Actor,
  decide: (context: CaseContext) => readonly CaseFact[],
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const events = await readCase(log, caseId);
    let snapshot = fold.initial();
    for (const { type, data } of events) snapshot = fold.step(snapshot, { type, data } as CaseFact);
    const facts = decide(snapshot.context);
    for (const fact of facts) {
      if (!snapshot.can(fact)) throw refusal(fact, String(snapshot.value));
      snapshot = fold.step(snapshot, fact);
    }
    if (facts.length === 0) return events.length;
    try {
      const [appended] = await log.append([
        {
          streamId: `case:${caseId}`,
          kind: 'case',
          machineVersion: caseMachineVersion,
          expectedVersion: events.length,
          events: facts.map(({ type, data }) => ({ type, data: { ...data }, actor })),
        },
      ]);
      if (appended) await cases.reached(appended.pos);
      return events.length + facts.length;
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt === attempts) throw error;
    }
  }
}

function refusal({ type }: CaseFact, state: string): ApiError {
  if (state === 'closed')
    return new ApiError('custom', { message: 'The case is closed. Reopen it before you change it.' });
  switch (type) {
    case 'case.taskAdded':
      return new ApiError('custom', { message: `A case holds at most ${caseTaskLimit} tasks.` });
    case 'case.taskRemoved':
      return new ApiError('custom', { message: 'The task is not in the case.' });
    default:
      return new ApiError('custom', { message: 'The case is open already.' });
  }
}
