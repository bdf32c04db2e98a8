import type { LoggedEvent } from '#domain/logged-event.ts';
import type { CaseFact } from '#machines/case/events.ts';
import type { CaseRow } from '#server/store/projection-tables.ts';

/** A case as its stream tells it, after one more fact. Pure. Null as long as nobody opened it. */
export function foldCase(before: CaseRow | null, event: LoggedEvent): CaseRow | null {
  const fact = { type: event.type, data: event.data } as unknown as CaseFact;
  const at = new Date(event.recordedAt);
  if (fact.type === 'case.opened')
    return {
      case_id: event.streamId.slice('case:'.length),
      op_id: fact.data.opId,
      title: fact.data.title,
      state: 'open',
      task_ids: [],
      comments: 0,
      version: event.version,
      opened_by_id: event.actor.id,
      opened_by: event.actor.name,
      opened_at: at,
      updated_at: at,
    };
  if (!before) return null;
  const row = { ...before, version: event.version, updated_at: at };
  switch (fact.type) {
    case 'case.taskAdded':
      return { ...row, task_ids: [...row.task_ids, fact.data.taskId] };
    case 'case.taskRemoved':
      return { ...row, task_ids: row.task_ids.filter((taskId) => taskId !== fact.data.taskId) };
    case 'case.commented':
      return { ...row, comments: row.comments + 1 };
    case 'case.renamed':
      return { ...row, title: fact.data.title };
    case 'case.closed':
      return { ...row, state: 'closed' };
    case 'case.reopened':
      return { ...row, state: 'open' };
    default:
      return fact satisfies never;
  }
}
