import { differenceOf, modelId } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { displayNameOf } from '#domain/task-record.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { DeviceModels, ModelledDevice } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/**
 * Finds a device in the caller's scope by either of its ids; answers `nodata` for a foreign and a missing one alike.
 */
export async function findDevice(
  scope: Scope,
  ids: { endpointId?: string; did?: string },
): Promise<ListedDevice> {
  const { endpointId, did } = ids;
  const device =
    endpointId !== undefined
      ? await scope.of(ScopedDevices).find(endpointId)
      : did !== undefined
        ? await scope.of(ScopedDevices).findByDid(did)
        : null;
  if (!device) throw new ApiError('nodata');
  if ((await scope.misplaced([device.endpoint_id])).size > 0) throw new ApiError('nodata');
  return device;
}

interface Needs {
  models: DeviceModels;
}

/** Finds a device in the caller's scope whose model supports such tasks (RU-021). */
export async function findDeviceFor({ models }: Needs, kind: TaskKind, scope: Scope, endpointId: string) {
  const device = await findDevice(scope, { endpointId });
  await checkSupport(models, kind, device);
  return { device, model: await models.of(device) };
}

/** Throws `custom` if the device does not support such tasks. */
export async function checkSupport(
  models: DeviceModels,
  kind: TaskKind,
  device: ModelledDevice,
): Promise<void> {
  const { modelFeature } = taskKinds[kind];
  if (modelFeature && !(await models.supports(device, modelFeature)))
    throw new ApiError('custom', {
      message: `${device.model_name} does not support this: ${displayNameOf(kind)}.`,
    });
}

export interface Targets {
  endpointIds?: string[];
  endpointId?: string;
  opId?: string;
  mid?: string;
  unRegDevice?: boolean;
}

/** Throws `nodata` with the devices that the call may not access, `custom` if they are of several models or places. */
export async function checkTargets(
  scope: Scope,
  endpointIds: string[],
  { opId, mid, unRegDevice }: Targets,
): Promise<ListedDevice[]> {
  const found = new Map(
    (await scope.of(ScopedDevices).findMany(endpointIds)).map((row) => [row.endpoint_id, row]),
  );
  const opPath = opId === undefined ? null : await scope.of(ScopedDevices).operatorPath(opId);
  const inOperator =
    opPath === null ? null : new Set(await scope.of(ScopedDevices).below(opPath, endpointIds));
  const misplaced = await scope.misplaced(endpointIds);
  const missing = endpointIds.filter((endpointId) => {
    const device = found.get(endpointId);
    if (!device || misplaced.has(endpointId)) return true;
    if (unRegDevice && device.device_status !== 'Unregistered') return true;
    return opId !== undefined && !inOperator?.has(endpointId);
  });
  if (missing.length > 0) throw new ApiError('nodata', { data: { endpointIds: missing.slice(0, 100) } });
  const devices = [...found.values()];
  const named = mid === undefined ? [] : devices.filter((row) => modelId(row.model_name) !== modelId(mid));
  const difference = differenceOf(
    devices.map(({ model_name: modelName, ...row }) => ({ modelName, ...row })),
  );
  // RU-118, RU-119
  if (named.length > 0 || difference === 'model')
    throw refuseSelection('Select the same device model.', named);
  if (difference === 'location') throw refuseSelection('Select devices of the same location.', []);
  return devices;
}

const refuseSelection = (message: string, others: readonly ListedDevice[]) =>
  new ApiError('custom', {
    message,
    ...(others.length > 0 && {
      data: { endpointIds: others.slice(0, 100).map((row) => row.endpoint_id) },
    }),
  });
