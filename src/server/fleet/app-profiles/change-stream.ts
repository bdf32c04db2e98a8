import { serverActor } from '#domain/logged-event.ts';
import type { EndedAppTask } from '#machines/app-change/events.ts';
import { appChangeMachine, appChangeMachineVersion } from '#machines/app-change/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import { defineStream, idOf, type Reaction, streamMessage } from '#server/core/streams/definition.ts';
import { beganBy } from '#server/devices/engine/ended-task.ts';

export type AppChangeMachine = typeof appChangeMachine;

/** Task parameter with the change that began the task. It is not sent to the device. */
export const changeParameter = 'changeId';

/** Reports each ended task to its change. */
const tasksEnd: Reaction<AppChangeMachine> = {
  target: beganBy(changeParameter),
  react: (facts, cause) => ({
    type: 'tasks.ended',
    data: { ended: facts.map(endOf), cause },
    actor: serverActor('reactor'),
  }),
};

/** Ends of a task that was never sent, or that its requester cancelled. */
const unsent = ['expired', 'superseded', 'cancelled'];

function endOf({ event, step }: Committed): EndedAppTask {
  const state = String(step?.after.value);
  const { failure, attempts } = step?.after.context ?? {};
  return {
    taskId: idOf(event.streamId),
    state,
    message: String(failure?.message ?? (state === 'succeeded' ? '' : state)),
    ...(attempts > 0 && !unsent.includes(state) && { wasSent: true }),
  };
}

/** Returns the rollout of a change: ids are the rollout's, the place of the device and the attempt. */
const rolloutOf = (changeId: string): string => changeId.split('.')[0] ?? '';

/** Stream of a device's app change: connects the machine in machines/app-change to the server. */
export const changeStream = defineStream<AppChangeMachine, Row<'app_change'>>({
  kind: 'app-change',
  machine: appChangeMachine,
  version: appChangeMachineVersion,
  list: {
    table: {
      name: 'app_change',
      key: 'change_id',
      changing: [
        'from_version',
        'task_id',
        'task_kind',
        'state',
        'terminal',
        'reason',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'app_change'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      return {
        change_id: id,
        endpoint_id: context.endpointId,
        op_id: context.opId,
        app_id: context.appId,
        package_name: context.packageName,
        file_id: context.fileId,
        rollout_id: rolloutOf(id),
        action: context.action,
        from_version: context.from,
        to_version: context.version,
        task_id: context.taskId,
        task_kind: context.taskKind,
        state: String(after.value),
        terminal,
        goes_back: context.goesBack === true,
        reason: context.reason,
        version,
        account_name: before?.account_name ?? actor.name,
        requested_at: before?.requested_at ?? recordedAt,
        updated_at: recordedAt,
        finished_at: terminal ? (before?.finished_at ?? recordedAt) : null,
      };
    },
  },
  effects: {
    beginTask: { pendingIn: 'changing' },
    readEvidence: { pendingIn: 'checking' },
  },
  reactsTo: { task: tasksEnd },
  live: (event, step) =>
    step && {
      ...streamMessage(event),
      endpoint_id: step.after.context.endpointId,
      data: { changeId: idOf(event.streamId), state: String(step.after.value) },
    },
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
