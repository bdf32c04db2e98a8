import { presetDeviceMachine, presetDeviceMachineVersion } from '#machines/preset-device/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, idOf, streamMessage } from '#server/core/streams/definition.ts';

type PresetDeviceMachine = typeof presetDeviceMachine;
type CheckRow = Row<'preset_check'>;

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
        ...(['op_id', 'state', 'wanted', 'same', 'different', 'unsupported', 'unknown'] as const),
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
    row: (_, { id, version, recordedAt }, { after }) => {
      const { context } = after;
      const fields = Object.values(context.fields);
      const count = (answer: string) => fields.filter((one) => one.answer === answer).length;
      return {
        endpoint_id: id,
        op_id: context.opId,
        state: String(after.value),
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
  live: (event) => ({ ...streamMessage(event), endpoint_id: idOf(event.streamId) }),
  audience: ({ context }) => ({ opId: context.opId, permission: '/presets' }),
  lane: () => 'bulk',
});
