import { serverActor } from '#domain/logged-event.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { EndedTask } from '#machines/firmware-upgrade/events.ts';
import { upgradeMachine, upgradeMachineVersion } from '#machines/firmware-upgrade/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import { defineStream, idOf, type Reaction, streamMessage } from '#server/core/streams/definition.ts';
import { beganBy } from '#server/devices/engine/ended-task.ts';

export type UpgradeMachine = typeof upgradeMachine;

/** Task parameter with the upgrade that began the task. It is not sent to the device. */
export const upgradeParameter = 'upgradeId';

/** Reports each ended task to its upgrade. */
const tasksEnd: Reaction<UpgradeMachine> = {
  target: beganBy(upgradeParameter),
  react: (facts, cause) => ({
    type: 'tasks.ended',
    data: { ended: facts.map(endOf), cause },
    actor: serverActor('reactor'),
  }),
};

/** Ends of a task that was never sent, or that its requester cancelled. */
const unsent = ['expired', 'superseded', 'cancelled'];

function endOf({ event, step }: Committed): EndedTask {
  const state = String(step?.after.value);
  const { failure, result, attempts } = step?.after.context ?? {};
  const bank = isObject(result) && typeof result.bank === 'string' ? result.bank : null;
  return {
    taskId: idOf(event.streamId),
    state,
    message: String(failure?.message ?? ''),
    ...(attempts > 0 && !unsent.includes(state) && { wasSent: true }),
    ...(bank !== null && { bank }),
  };
}

/** Stream of a device's upgrade: connects the machine in machines/firmware-upgrade to the server. */
export const upgradeStream = defineStream<UpgradeMachine, Row<'firmware_upgrade'>>({
  kind: 'firmware-upgrade',
  machine: upgradeMachine,
  version: upgradeMachineVersion,
  list: {
    table: {
      name: 'firmware_upgrade',
      key: 'upgrade_id',
      changing: [
        'state',
        'terminal',
        'reason',
        'download_task',
        'activate_task',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'firmware_upgrade'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      return {
        upgrade_id: id,
        endpoint_id: context.endpointId,
        op_id: context.opId,
        file_id: context.fileId,
        sha256: context.sha256,
        model_name: context.modelName,
        from_version: context.from,
        to_version: context.versionName,
        mode: context.mode,
        activate_mode: context.activateMode,
        state: String(after.value),
        terminal,
        rollback: context.isRollback === true,
        reason: context.reason,
        download_task: context.downloadTask,
        activate_task: context.activateTask,
        version,
        account_name: before?.account_name ?? actor.name,
        requested_at: before?.requested_at ?? recordedAt,
        updated_at: recordedAt,
        finished_at: terminal ? recordedAt : null,
      };
    },
  },
  effects: {
    beginDownload: { pendingIn: 'downloading' },
    beginActivate: { pendingIn: 'activating' },
    readEvidence: { pendingIn: 'checking' },
    confirmEvidence: { pendingIn: 'confirming' },
    readInstalled: { pendingIn: 'installing' },
  },
  reactsTo: { task: tasksEnd },
  live: (event, step) =>
    step && {
      ...streamMessage(event),
      endpoint_id: step.after.context.endpointId,
      data: {
        upgradeId: idOf(event.streamId),
        state: String(step.after.value),
        ended: step.after.hasTag('terminal'),
      },
    },
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
