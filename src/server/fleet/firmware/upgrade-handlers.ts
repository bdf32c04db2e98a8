import type { components } from '#api/main.d.ts';
import { bankPaths, banksOf as banksIn } from '#domain/firmware/banks.ts';
import { oneBankRefusal, type UpgradeRefusal, updateModes } from '#domain/firmware/verdict.ts';
import { modelId } from '#domain/models.ts';
import type { ActivateMode, UpgradeMode, UpgradeOrder } from '#machines/firmware-upgrade/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { findDevice } from '#server/devices/target.ts';
import type { Upgrades } from '#server/fleet/firmware/upgrades.ts';
import { type FirmwareRow, ScopedFirmware } from './queries/files.ts';
import { type UpgradeRow, upgradesOf, withOneBank } from './queries/upgrades.ts';
import { allRefused, partText } from './refusal-texts.ts';
import { upgradeStateOf } from './upgrade-states.ts';
import { FileNotApproved, HomeUnderWay, UpgradeUnderWay } from './upgrades.ts';
import { verdictsOf } from './verdicts.ts';

type Started = components['schemas']['StartedUpgrades'];
type Upgrade = components['schemas']['Upgrade'];
type Refusal = Started['refusals'][number];

/** CO-100 */
export const activateModes: Record<Upgrade['activateMode'], ActivateMode> = {
  anytime: 'anytime',
  immediately: 'immediately',
  'when idle': 'whenIdle',
  'user confirmation': 'userConfirmation',
};
export const namesOfModes: Record<string, Upgrade['activateMode']> = {
  anytime: 'anytime',
  immediately: 'immediately',
  whenIdle: 'when idle',
  userConfirmation: 'user confirmation',
};
const historyLimit = 20;

/** Services that an upgrade needs. */
export interface UpgradeNeeds extends Pick<CoreServices, 'blobs' | 'database'> {
  /** Part of an upgrade's file that has been downloaded, from 0 to 1; null: not begun, or ended. */
  downloadProgress(upgradeId: string): number | null;
  upgrades: Upgrades;
  upgradeTimes: { soakMs: number; lostMs: number };
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

export const upgradeHandlers = (
  services: UpgradeNeeds,
): Pick<Handlers, 'upgradeFirmware' | 'getDeviceFirmware'> => ({
  upgradeFirmware: (call) => upgrade(services, call),

  async getDeviceFirmware({ query, scope }) {
    const { endpoint_id: endpointId, firmware_version: installed } = await findDevice(scope, query);
    const rows = await upgradesOf(services.database.sql, endpointId, historyLimit);
    const present = (row: UpgradeRow) => presentUpgrade(row, services.downloadProgress(row.upgrade_id));
    const current = rows.find((row) => !row.terminal);
    return {
      data: {
        installed,
        oneBank: (await withOneBank(services.database.sql, [endpointId])).has(endpointId),
        banks: query.refresh === true ? await banksOf(services, endpointId) : null,
        current: current ? present(current) : null,
        history: rows.filter((row) => row.terminal).map(present),
      },
    };
  },
});

export const targetOf = (file: FirmwareRow) => ({
  modelName: file.model_name,
  fwCode: file.fw_code,
  versionName: file.version_name,
  minimumVersion: file.minimum_version,
  targetVersion: file.target_version,
  opId: file.op_id,
});

/** Upgrades the devices that meet the conditions, and names the others with their reasons (TN-221..TN-225). */
async function upgrade(
  services: UpgradeNeeds,
  { body, scope, caller, audit, language }: Call<'upgradeFirmware'>,
): Promise<{ data: Started }> {
  const { upgrades, upgradeTimes } = services;
  const file = await scope.of(ScopedFirmware).find(body.FirmwareFileId);
  if (!file) throw new ApiError('nodata');
  await refuseUnusable(services, file, body.mid);
  const devices = await devicesOf(scope.of(ScopedDevices), body);
  const mode: UpgradeMode = body.updateMode ?? 'BI';
  const activateMode = activateModes[body.activateMode ?? 'immediately'];
  const verdicts = await verdictsOf(
    services,
    targetOf(file),
    devices.map((device) => ({ ...device, installed: device.firmware_version })),
    mode,
  );
  const ids = devices.map((device) => device.endpoint_id);
  const oneBank = await withOneBank(services.database.sql, ids);
  const { withoutWayBack = false } = body;
  audit.about(...ids);
  audit.changed(null, {
    FirmwareFileId: file.file_id,
    versionName: file.version_name,
    mode,
    activateMode,
    ...(withoutWayBack && { withoutWayBack }),
  });

  const refusals: Refusal[] = [];
  const begunUpgrades: Started['upgrades'] = [];
  for (const device of devices) {
    const hasOneBank = oneBank.has(device.endpoint_id);
    const reason =
      verdicts.get(device.endpoint_id) ?? (hasOneBank ? oneBankRefusal(activateMode, withoutWayBack) : null);
    const order: UpgradeOrder = {
      endpointId: device.endpoint_id,
      opId: device.op_id,
      modelName: file.model_name,
      fileId: file.file_id,
      versionName: file.version_name,
      sha256: file.sha256,
      size: file.size_bytes,
      from: device.firmware_version,
      mode,
      activateMode,
      ...upgradeTimes,
      permission: caller.permission,
      ...(hasOneBank && { oneBank: true }),
    };
    const begun = reason === null ? await begin(upgrades, order, caller.actor) : reason;
    if (typeof begun === 'string') refusals.push({ endpointId: device.endpoint_id, reason: begun });
    else begunUpgrades.push({ upgradeId: begun.upgradeId, endpointId: device.endpoint_id });
  }
  const upgradeIds = begunUpgrades.map(({ upgradeId }) => upgradeId);
  const taskIds = upgradeIds.map((upgradeId) => `${upgradeId}-download`);
  audit.taskIds.push(...taskIds);
  const data: Started = {
    taskId: taskIds[0] ?? '',
    taskIds,
    upgradeIds,
    upgrades: begunUpgrades,
    started: upgradeIds.length,
    refused: refusals.length,
    refusals,
  };
  if (refusals.length === 0) return { data };
  if (upgradeIds.length === 0) throw new ApiError('fwallfail', { data, ...allRefused(refusals, language) });
  // Work has started, so a repeat with the same key must get this answer and not start again.
  throw new ApiError('fwpartialfail', { data, didWork: true, message: partText(data, language) });
}

async function begin(
  upgrades: Upgrades,
  order: UpgradeOrder,
  actor: Parameters<Upgrades['start']>[1],
): Promise<{ upgradeId: string } | UpgradeRefusal | 'otherInHome'> {
  try {
    return { upgradeId: await upgrades.start(order, actor) };
  } catch (error) {
    if (error instanceof UpgradeUnderWay) return 'otherUpgrade';
    if (error instanceof HomeUnderWay) return 'otherInHome';
    if (error instanceof FileNotApproved) throw notApproved();
    throw error;
  }
}

const notApproved = () => new ApiError('fwerr', { message: 'The firmware file is not approved.' });

/** Refuses a file that is not approved, is for another model, or is missing in the store. */
export async function refuseUnusable(
  { blobs }: UpgradeNeeds,
  file: FirmwareRow,
  mid: string | undefined,
): Promise<void> {
  if (file.state !== 'approved') throw notApproved();
  if (mid !== undefined && modelId(mid) !== modelId(file.model_name))
    throw new ApiError('fwerr', { message: `The firmware file is for ${file.model_name}.` });
  if ((await blobs.sizeOf(file.sha256)) !== file.size_bytes)
    throw new ApiError('fwerr', { message: 'The firmware file is missing in the store. Upload it again.' });
}

/** Finds the devices; refuses all if one is out of scope. */
async function devicesOf(
  devices: ScopedDevices,
  { endpointIds, opId }: Call<'upgradeFirmware'>['body'],
): Promise<ListedDevice[]> {
  const found = new Map((await devices.findMany(endpointIds)).map((row) => [row.endpoint_id, row]));
  const opPath = opId === undefined ? null : await devices.operatorPath(opId);
  const below = opPath === null ? null : new Set(await devices.below(opPath, endpointIds));
  const missing = endpointIds.filter((id) => !found.has(id) || (opId !== undefined && !below?.has(id)));
  if (missing.length > 0) throw new ApiError('nodata', { data: { endpointIds: missing.slice(0, 100) } });
  return endpointIds.flatMap((id) => found.get(id) ?? []);
}

/** Reads the firmware banks; null: the device did not answer. */
async function banksOf(
  { devices }: UpgradeNeeds,
  endpointId: string,
): Promise<components['schemas']['FirmwareBank'][] | null> {
  const answer = await devices.read(endpointId, bankPaths);
  if (answer.kind !== 'values') return null;
  return banksIn(answer.values).map(({ name, version, status, isActive }) => ({
    name,
    version,
    status,
    active: isActive,
  }));
}

function presentUpgrade(row: UpgradeRow, progress: number | null): Upgrade {
  return {
    upgradeId: row.upgrade_id,
    FirmwareFileId: row.file_id,
    rollback: row.rollback,
    fromVersion: row.from_version,
    toVersion: row.to_version,
    updateMode: updateModes.find((mode) => mode === row.mode) ?? 'BI',
    activateMode: namesOfModes[row.activate_mode] ?? 'immediately',
    state: upgradeStateOf(row.state),
    ended: row.terminal,
    reason: row.reason,
    progress,
    taskId: row.activate_task ?? row.download_task,
    requester: row.account_name,
    requestTime: row.requested_at.toISOString(),
    endTime: row.finished_at?.toISOString() ?? null,
  };
}
