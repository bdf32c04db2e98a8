import { createHash } from 'node:crypto';
import { serverActor } from '#domain/logged-event.ts';
import { presetDeviceMachine, presetDeviceMachineVersion } from '#machines/preset-device/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import { defineStream, idOf, type Reaction, streamMessage } from '#server/core/streams/definition.ts';
import { endedTask } from '#server/devices/engine/ended-task.ts';

export type PresetDeviceMachine = typeof presetDeviceMachine;
type CheckRow = Row<'preset_check'>;

/** Task parameter with the presets that began the task. It is not sent to the device. */
export const presetParameter = 'preset_ids';

const taskEnds: Reaction<PresetDeviceMachine> = {
  target: (fact) => {
    const task = endedTask(fact);
    return task && presetParameter in task.params ? task.endpointId : null;
  },
  react: (facts, cause) => ({ type: 'task.ended', data: endOf(facts, cause), actor: serverActor('reactor') }),
};

/** Ends of a task that was never sent. */
const unsent = ['expired', 'superseded', 'denied'];

/** A device has one open task of presets, so the last end is the one that its stream waits for. */
function endOf(facts: readonly Committed[], cause: number) {
  const last = facts.at(-1);
  const state = String(last?.step?.after.value);
  return {
    taskId: last ? idOf(last.event.streamId) : '',
    reached: (last?.step?.after.context.attempts ?? 0) > 0 && !unsent.includes(state),
    succeeded: state === 'succeeded',
    cause,
  };
}

/** Places devices over the period of checks by their ids, so that a fleet is not checked at once. */
const slotOf = (endpointId: string): number =>
  createHash('sha256').update(endpointId).digest().readUInt32BE(0) >>> 1;

/** Stream of what presets do to a device: connects the machine in machines/preset-device to the server. */
export const presetDeviceStream = defineStream<PresetDeviceMachine, CheckRow>({
  kind: 'preset-device',
  machine: presetDeviceMachine,
  version: presetDeviceMachineVersion,
  list: {
    table: {
      name: 'preset_check',
      key: 'endpoint_id',
      changing: [
        ...(['op_id', 'state', 'requested_at', 'cause', 'secrets'] as const),
        ...(['wanted', 'same', 'different', 'unsupported', 'unknown'] as const),
        ...([
          'fighting',
          'unreachable',
          'deferred',
          'task_id',
          'compared_at',
          'version',
          'updated_at',
        ] as const),
      ] satisfies (keyof CheckRow)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, type, data }, { after }) => {
      const { context } = after;
      const fields = Object.values(context.fields);
      const count = (answer: string) => fields.filter((one) => one.answer === answer).length;
      const isRequest = type === 'check.requested' || before === null;
      return {
        endpoint_id: id,
        slot: before?.slot ?? slotOf(id),
        requested_at: isRequest ? recordedAt : before.requested_at,
        cause: isRequest ? String(data.cause ?? 'manual') : before.cause,
        op_id: context.opId,
        state: String(after.value),
        secrets: context.secrets,
        wanted: fields.filter(({ want }) => want !== null).length,
        same: count('same'),
        different: count('different'),
        unsupported: count('unsupported'),
        unknown: count('unknown'),
        fighting: fields.filter(
          ({ want, answer, fighting }) => answer === 'different' && want !== null && fighting.includes(want),
        ).length,
        unreachable: context.unreachable,
        deferred: context.deferred,
        task_id: context.task?.taskId ?? null,
        compared_at: context.comparedAt === '' ? null : new Date(context.comparedAt),
        version,
        updated_at: recordedAt,
      };
    },
  },
  effects: {
    readValues: { pendingIn: 'checking' },
    beginTask: { pendingIn: 'due' },
    readBack: { pendingIn: 'confirming' },
  },
  reactsTo: { task: taskEnds },
  live: (event) => ({ ...streamMessage(event), endpoint_id: idOf(event.streamId) }),
  audience: ({ context }) => ({ opId: context.opId, permission: '/presets' }),
  lane: () => 'bulk',
});
