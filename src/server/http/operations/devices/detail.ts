import type { ListedDevice } from '#server/projections/devices/page.ts';
import { presentDevice } from '#server/projections/devices/present.ts';
import type { Handlers, Scope } from '../../call.ts';
import type { Services } from '../../services.ts';
import { presentTask } from '../tasks/present.ts';
import { answered, findDevice } from './find.ts';
import { detailGroups, detailPaths } from './groups.ts';

type DetailHandlers = Pick<Handlers, 'getDevice' | 'getDeviceInfo' | 'queryDevice' | 'getDeviceActionInfo'>;

/** Values in one answer of `query`. */
const valueLimit = 5_000;
/** Tasks looked at for the last one of each type. */
const recentTasks = 100;

export const deviceDetailHandlers = (services: Services): DetailHandlers => ({
  async getDevice({ body, scope, audit }) {
    const device = await lookAt(services, scope, body);
    audit.about(device.endpoint_id);
    return { data: { device: presentDevice(device, services.now()) } };
  },

  async getDeviceInfo({ body, scope, audit }) {
    const device = await lookAt(services, scope, body);
    audit.about(device.endpoint_id);
    const values = await scope.devices.values(device, detailPaths, valueLimit);
    return {
      data: { device: presentDevice(device, services.now()), ...detailGroups(values, device) },
    };
  },

  async queryDevice({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    audit.about(device.endpoint_id);
    audit.changed(null, { paths: body.paths });
    const errors = body.refresh ? await refresh(services, device, body.paths) : {};
    const values = await scope.devices.values(device, body.paths, valueLimit);
    return {
      data: {
        values: Object.fromEntries(
          values.map(({ path, value, observed_at }) => [
            path,
            { value, observedAt: observed_at.toISOString() },
          ]),
        ),
        errors,
      },
    };
  },

  async getDeviceActionInfo({ query, scope }) {
    const { endpoint_id: endpointId } = await findDevice(scope, query);
    const { rows } = await scope.tasks.page({ endpointId }, 1, recentTasks);
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

async function lookAt(
  services: Services,
  scope: Scope,
  body: { endpointId: string; options?: { refresh?: boolean } },
): Promise<ListedDevice> {
  const device = await findDevice(scope, body);
  if (!body.options?.refresh) return device;
  await refresh(services, device, detailPaths);
  return findDevice(scope, body);
}

/** Asks the device; what it answers becomes a fact, and is shown once the read model has it. */
async function refresh(services: Services, device: ListedDevice, paths: string[]) {
  const { values, errors } = answered(await services.gateway.get(device.endpoint_id, paths));
  await services.observed(device.endpoint_id, 'get', values);
  const { pos } = await services.log.head();
  await services.devices.reached(pos);
  return errors;
}
