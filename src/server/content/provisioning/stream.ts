import { provisioningMachine, provisioningMachineVersion } from '#machines/provisioning/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type ProvisioningMachine = typeof provisioningMachine;
type ProvisioningRow = Row<'provisioning'>;

/** Stream of an organisation's provisioning: connects the machine in machines/provisioning to the server. */
export const provisioningStream = defineStream<ProvisioningMachine, ProvisioningRow>({
  kind: 'provisioning',
  machine: provisioningMachine,
  version: provisioningMachineVersion,
  list: {
    table: {
      name: 'provisioning',
      key: 'provisioning_id',
      changing: [
        ...(['enabled', 'service_task_id', 'item_id', 'name', 'content_version', 'sha256'] as const),
        ...(['size_bytes', 'file_name', 'made_at', 'changed_at', 'account_id', 'account_name'] as const),
        'version',
      ] satisfies (keyof ProvisioningRow)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor, type }, { after }) => {
      const { opId, kind, serviceTaskId, item } = after.context;
      const isStop = type === 'provisioning.stopped';
      return {
        provisioning_id: id,
        op_id: opId,
        kind,
        enabled: after.value === 'enabled',
        service_task_id: serviceTaskId,
        item_id: item?.itemId ?? '',
        name: item?.name ?? '',
        content_version: item?.version ?? '',
        sha256: item?.sha256 ?? '',
        size_bytes: item?.size ?? 0,
        file_name: item?.fileName ?? null,
        made_at: item?.madeAt ? new Date(item.madeAt) : null,
        changed_at: type === 'provisioning.changed' ? recordedAt : (before?.changed_at ?? recordedAt),
        account_id: isStop && before ? before.account_id : actor.id,
        account_name: isStop && before ? before.account_name : actor.name,
        version,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/cms' }),
});
