import { presetMachine, presetMachineVersion } from '#machines/preset/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type PresetMachine = typeof presetMachine;
type PresetRow = Row<'preset'>;

/** Stream of a preset: connects the machine in machines/preset to the server. */
export const presetStream = defineStream<PresetMachine, PresetRow>({
  kind: 'preset',
  machine: presetMachine,
  version: presetMachineVersion,
  list: {
    table: {
      name: 'preset',
      key: 'preset_id',
      changing: [
        ...(['name', 'description', 'file', 'target', 'target_name', 'weight', 'events'] as const),
        ...(['configuration', 'auto_firmware_upgrade', 'state', 'terminal', 'paused', 'revision'] as const),
        ...(['revision_in_force', 'in_force', 'in_force_at', 'account_id'] as const),
        ...(['plan_hash', 'planned_devices', 'needs_approval'] as const),
        ...(['version', 'updated_at'] as const),
      ] satisfies (keyof PresetRow)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { before: earlier, after }) => {
      const { context } = after;
      // A removed draft shows what it was.
      const content =
        context.draft ??
        context.inForce?.content ??
        earlier.context.draft ??
        earlier.context.inForce?.content;
      return {
        preset_id: id,
        op_id: context.opId,
        name: content?.name ?? '',
        description: content?.description ?? '',
        file: content?.file ?? null,
        target: content?.target ?? {},
        target_name: content?.targetName ?? '',
        weight: content?.weight ?? 0,
        events: content?.events ?? [],
        configuration: content?.values ?? {},
        auto_firmware_upgrade: content?.autoFirmwareUpgrade ?? false,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        paused: context.paused,
        revision: context.revision,
        revision_in_force: context.inForce?.revision ?? null,
        in_force: after.value === 'removed' || !context.inForce ? null : { ...context.inForce.content },
        in_force_at:
          context.inForce?.revision === earlier.context.inForce?.revision
            ? (before?.in_force_at ?? null)
            : recordedAt,
        account_id: context.inForce?.accountId ?? null,
        plan_hash: context.plan?.planHash ?? null,
        planned_devices: context.plan?.devices ?? null,
        needs_approval: context.plan?.needsApproval ?? false,
        author: before?.author ?? actor.name,
        version,
        created_at: before?.created_at ?? recordedAt,
        updated_at: recordedAt,
      };
    },
  },
  effects: { computePlan: { pendingIn: 'draft' } },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/presets' }),
});
