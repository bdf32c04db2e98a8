import { serverActor } from '#domain/logged-event.ts';
import type { EndedStep } from '#machines/playbook/events.ts';
import { playbookMachine, playbookMachineVersion } from '#machines/playbook/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import { defineStream, idOf, type Reaction, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { beganBy } from '#server/devices/engine/ended-task.ts';

type PlaybookMachine = typeof playbookMachine;

export type PlaybookStreams = StreamRepository<PlaybookMachine>;

/** Task parameter with the run that began the task. It is not sent to the device. */
export const runParameter = 'playbook_run';

/** Tasks that a run started name it in their parameters; the run is notified when they end. */
const tasksEnd: Reaction<PlaybookMachine> = {
  target: beganBy(runParameter),
  react: (facts, cause) => ({
    type: 'tasks.ended',
    data: { ended: facts.map(endOf), cause },
    actor: serverActor('reactor'),
  }),
};

const endOf = ({ event, step }: Committed): EndedStep => ({
  taskId: idOf(event.streamId),
  state: String(step?.after.value),
  message: String(step?.after.context.failure?.message ?? ''),
});

/** Stream of a playbook run: connects the machine in machines/playbook to the server. */
export const playbookStream = defineStream<PlaybookMachine, Row<'playbook_run'>>({
  kind: 'playbook',
  machine: playbookMachine,
  version: playbookMachineVersion,
  list: {
    table: {
      name: 'playbook_run',
      key: 'run_id',
      changing: [
        'state',
        'terminal',
        'outcome',
        'case_id',
        'tasks',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'playbook_run'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      return {
        run_id: id,
        endpoint_id: context.endpointId,
        op_id: context.opId,
        playbook: context.playbook ?? '',
        state: String(after.value),
        terminal,
        outcome: context.outcome,
        case_id: terminal ? context.caseId : null,
        tasks: context.tasks.length,
        version,
        account_id: before?.account_id ?? actor.id,
        account_name: before?.account_name ?? actor.name,
        started_at: before?.started_at ?? recordedAt,
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  effects: {
    beginMeasurement: { pendingIn: 'measuring' },
    judge: { pendingIn: 'judging' },
    beginStep: { pendingIn: 'applying' },
    beginTakeBack: { pendingIn: 'takingBack' },
    close: { pendingIn: 'ending' },
  },
  reactsTo: { task: tasksEnd },
  live: (event, step) =>
    step && {
      ...streamMessage(event),
      endpoint_id: step.after.context.endpointId,
      data: { runId: idOf(event.streamId), state: String(step.after.value) },
    },
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
