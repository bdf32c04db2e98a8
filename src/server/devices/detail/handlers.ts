import { describingPaths } from '#domain/described-model.ts';
import { pathOf } from '#domain/device-parameters/readings.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { type ApiDevice, presentDevice } from '#server/devices/queries/list/present.ts';
import { presentTask } from '#server/devices/tasks/queries/present.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { findDevice } from '../target.ts';
import { contentPaths, detailGroups, detailPaths } from './groups.ts';
import { askUnread, refresh } from './refresh.ts';

type DetailHandlers = Pick<Handlers, 'getDevice' | 'getDeviceInfo' | 'queryDevice' | 'getDeviceActionInfo'>;

/** Maximum number of values in one answer of `query`. */
const valueLimit = 5_000;
/** Number of tasks searched for the last one of each type. */
const recentTasks = 100;

interface Needs extends Pick<CoreServices, 'now'> {
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

export const deviceDetailHandlers = (services: Needs): DetailHandlers => ({
  async getDevice({ body, scope, audit }) {
    const device = await lookAt(services, scope, body);
    audit.about(device.endpoint_id);
    return { data: { device: await described(services, scope, device) } };
  },

  async getDeviceInfo({ body, scope, audit }) {
    const device = await lookAt(services, scope, body);
    audit.about(device.endpoint_id);
    const read = async () =>
      detailGroups(
        await scope.of(ScopedDevices).values(device, [...detailPaths, ...contentPaths], valueLimit),
        device,
      );
    let groups = await read();
    const isUnread = groups.observed.device_info_network === null || groups.observed.time === null;
    if (isUnread && !body.options?.refresh && (await askUnread(services, scope, device, [...detailPaths])))
      groups = await read();
    return { data: { device: await described(services, scope, device), ...groups } };
  },

  async queryDevice({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    audit.about(device.endpoint_id);
    audit.changed(null, { paths: body.paths });
    const errors = body.refresh ? await refresh(services, device, body.paths) : {};
    const values = await scope.of(ScopedDevices).values(device, body.paths, valueLimit + 1);
    return {
      data: {
        truncated: values.length > valueLimit,
        values: Object.fromEntries(
          values
            .slice(0, valueLimit)
            .map(({ path, value, observed_at }) => [path, { value, observedAt: observed_at.toISOString() }]),
        ),
        errors,
      },
    };
  },

  async getDeviceActionInfo({ query, scope }) {
    const { endpoint_id: endpointId } = await findDevice(scope, query);
    const { rows } = await scope.of(ScopedTasks).page({ endpointId }, 1, recentTasks);
    const last = new Map<string, (typeof rows)[number]>();
    for (const task of rows) if (!last.has(task.kind)) last.set(task.kind, task);
    return {
      data: {
        running: rows.filter((task) => !task.terminal).map(presentTask),
        last: [...last.values()].map(presentTask),
      },
    };
  },
});

/** Adds the device's capabilities if the tables do not describe its model fully. */
async function described({ models }: Needs, scope: Scope, device: ListedDevice): Promise<ApiDevice> {
  const profile = await models.of(device);
  const presented = {
    ...presentDevice(device, scope.time),
    IS_BAND_STEERING: profile.supportFeatures.includes('bandSteering'),
  };
  if (!(await models.needsDescription(device.model_name))) return presented;
  const [reported] = await scope.of(ScopedDevices).values(device, [pathOf('productClass')], 1);
  return {
    ...presented,
    ownProfile: {
      modelName: profile.modelName,
      productClass: reported?.value || null,
      prodClass: profile.prodClass,
      bands: [...profile.bands],
      operatingStandard: profile.operatingStandard,
      securitySupport: [...profile.securitySupport],
      supportFeatures: [...profile.supportFeatures],
      supportMenu: [...profile.supportMenu],
    },
  };
}

async function lookAt(
  services: Needs,
  scope: Scope,
  body: { endpointId: string; options?: { refresh?: boolean } },
): Promise<ListedDevice> {
  const device = await findDevice(scope, body);
  if (!body.options?.refresh) return device;
  const own = (await services.models.needsDescription(device.model_name)) ? describingPaths : [];
  await refresh(services, device, [...detailPaths, ...own]);
  return findDevice(scope, body);
}
