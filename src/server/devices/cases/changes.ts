import type { SnapshotFrom } from 'xstate';
import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { type CaseContext, type caseMachine, caseTaskLimit } from '#machines/case/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

const readPage = 1000;

/** Reads all events of the case, in order. */
export async function readCase(log: EventLog, caseId: string): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (;;) {
    const page = await log.readStream(`case:${caseId}`, events.length, readPage);
    events.push(...page);
    if (page.length < readPage) return events;
  }
}

/**
 * Appends facts decided from the case's current state, and settles with its version. Throws `ApiError` for a fact that
 * the machine does not handle.
 */
export async function changeCase(
  cases: StreamRepository<typeof caseMachine>,
  caseId: string,
  actor: Actor,
  decide: (context: CaseContext) => readonly CaseFact[],
): Promise<number> {
  const { version } =
    (await cases.advance(
      caseId,
      ({ snapshot }) => decide(snapshot.context).map((fact) => ({ ...fact, actor })),
      { refuse },
    )) ?? (await cases.load(caseId));
  return version;
}

function refuse({ type }: CaseFact, { value: state }: SnapshotFrom<typeof caseMachine>): never {
  if (state === 'closed')
    throw new ApiError('custom', { message: 'The case is closed. Reopen it before you change it.' });
  switch (type) {
    case 'case.taskAdded':
      throw new ApiError('custom', { message: `A case holds at most ${caseTaskLimit} tasks.` });
    case 'case.taskRemoved':
      throw new ApiError('custom', { message: 'The task is not in the case.' });
    default:
      throw new ApiError('custom', { message: 'The case is open already.' });
  }
}
