import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedUpgrades, type UpgradeRecordRow } from './queries/records.ts';
import { upgradeStateOf } from './upgrade-states.ts';
import { upgradeStream } from './upgrade-stream.ts';

type UpgradeRecord = components['schemas']['UpgradeRecord'];
type RecordHandlers = Pick<Handlers, 'getFirmwareUpgrade' | TimelineOperation<'FirmwareUpgrade'>>;

/** Record of one upgrade, from its request to the proof that it worked. */
export const upgradeRecordHandlers = (services: Pick<CoreServices, 'log' | 'proof'>): RecordHandlers => ({
  async getFirmwareUpgrade({ params: { upgradeId }, scope }) {
    const row = await scope.of(ScopedUpgrades).find(upgradeId);
    if (!row) throw await missingStream(services.log, `${upgradeStream.kind}:${upgradeId}`);
    return { data: present(row) };
  },

  ...streamHandlers('FirmwareUpgrade', upgradeStream, services, {
    find: (scope, id) => scope.of(ScopedUpgrades).find(id),
    file: { row: present },
  }),
});

function present(row: UpgradeRecordRow): UpgradeRecord {
  return {
    upgradeId: row.upgrade_id,
    endpointId: row.endpoint_id,
    deviceName: row.device_name,
    modelName: row.model_name,
    opId: row.op_id,
    FirmwareFileId: row.file_id,
    fromVersion: row.from_version,
    toVersion: row.to_version,
    state: upgradeStateOf(row.state),
    terminal: row.terminal,
    reason: row.reason,
    version: row.version,
    downloadTaskId: row.download_task,
    activateTaskId: row.activate_task,
    requester: row.account_name,
    requestTime: row.requested_at.toISOString(),
    endTime: row.finished_at?.toISOString() ?? null,
  };
}
