import {
  type FirmwareTarget,
  type UpdateMode,
  type UpgradeRefusal,
  upgradeRefusal,
} from '#domain/firmware/verdict.ts';
import { versionForm } from '#domain/firmware/version.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { filesOfModel } from './queries/files.ts';
import { upgradingOf } from './queries/upgrades.ts';

type EvaluatedDevice = Pick<Row<'device'>, 'endpoint_id' | 'model_name' | 'prod_class' | 'device_status'> & {
  installed: string | null;
};

/**
 * Returns, by device, the reason that it does not get the file; null: it does. Files of organisations above `opId`
 * order their versions.
 */
export async function verdictsOf(
  { database, models }: { database: Database; models: Pick<DeviceModels, 'supports'> },
  target: FirmwareTarget & { opId: string },
  devices: readonly EvaluatedDevice[],
  mode: UpdateMode,
): Promise<Map<string, UpgradeRefusal | 'modeUnsupported' | null>> {
  const busy = await upgradingOf(
    database.sql,
    devices.map((device) => device.endpoint_id),
  );
  const files = await filesOfModel(database.sql, target);
  const known = new Map(files.map((row) => [versionForm(row.version_name), row.fw_code]));
  const verdicts = new Map<string, UpgradeRefusal | 'modeUnsupported' | null>();
  for (const device of devices) {
    const refusal = upgradeRefusal(
      target,
      {
        modelName: device.model_name,
        installed: device.installed,
        isDeployed: device.device_status === 'Deployed',
        isBusy: busy.has(device.endpoint_id),
      },
      mode,
      known,
    );
    const supported = refusal !== null || (await models.supports(device, 'firmwareManualUpgrade'));
    verdicts.set(device.endpoint_id, supported ? refusal : 'modeUnsupported');
  }
  return verdicts;
}
