import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedFirmware } from '../firmware/queries/files.ts';
import { verdictsOf } from '../firmware/verdicts.ts';
import { countTargets, targetSlice } from '../rollouts/queries/targets.ts';
import { resolveTargets } from '../rollouts/targets.ts';

/** Maximum number of devices that a forecast evaluates; beyond it, it only counts the targets. */
const mostEvaluated = 2_000;
const mostCounted = 2_000_000;

interface Needs extends Pick<CoreServices, 'database'> {
  models: DeviceModels;
}

/** Forecasts how many devices a profile would reach while its form is filled in; nothing is stored. */
export const profileForecastHandlers = (services: Needs): Pick<Handlers, 'forecastFirmwareProfile'> => ({
  async forecastFirmwareProfile({ body, scope }) {
    const { database } = services;
    const { targets = {}, updateMode = 'BI' } = body;
    const file = await scope.of(ScopedFirmware).find(body.FirmwareFileId);
    if (!file) throw new ApiError('nodata');
    if (targets.opId !== undefined && (await scope.of(ScopedDevices).operatorPath(targets.opId)) === null)
      throw new ApiError('nodata');
    const query = await resolveTargets(scope, targets, file.model_name);
    const targeted = await countTargets(database.sql, query, mostCounted);
    if (targeted > mostEvaluated)
      return { data: { targeted, eligible: null, bytes: targeted * file.size_bytes } };
    const target = {
      modelName: file.model_name,
      versionName: file.version_name,
      fwCode: file.fw_code,
      minimumVersion: file.minimum_version,
      targetVersion: file.target_version,
      opId: file.op_id,
    };
    const devices = await targetSlice(database.sql, query, '', mostEvaluated);
    const verdicts = await verdictsOf(services, target, devices, updateMode);
    const eligible = [...verdicts.values()].filter((verdict) => verdict === null).length;
    return { data: { targeted, eligible, bytes: eligible * file.size_bytes } };
  },
});
