import { caseMachine, caseMachineVersion } from '#machines/case/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

/** Stream of a case file: connects the machine in machines/case to the server. */
export const caseStream = defineStream<typeof caseMachine, Row<'case_file'>>({
  kind: 'case',
  machine: caseMachine,
  version: caseMachineVersion,
  list: {
    table: {
      name: 'case_file',
      key: 'case_id',
      changing: [
        'title',
        'state',
        'task_ids',
        'comments',
        'version',
        'updated_at',
      ] satisfies (keyof Row<'case_file'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor, type }, { after }) => ({
      case_id: id,
      op_id: after.context.opId,
      title: after.context.title,
      state: after.matches('closed') ? 'closed' : 'open',
      task_ids: after.context.tasks,
      // The machine counts only up to a limit.
      comments: (before?.comments ?? 0) + (type === 'case.commented' ? 1 : 0),
      version,
      opened_by_id: before?.opened_by_id ?? actor.id,
      opened_by: before?.opened_by ?? actor.name,
      opened_at: before?.opened_at ?? recordedAt,
      updated_at: recordedAt,
    }),
  },
  // An open case is kept, however long it has been unchanged.
  retention: { over: { column: 'state', is: 'closed' }, lastEvent: 'updated_at' },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/cases/{caseId}' }),
});
