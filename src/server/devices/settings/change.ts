import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import type { IpInterface, Roles } from '#domain/device-parameters/roles.ts';
import type { SettingGroup, SettingValues } from '#domain/device-parameters/setting-groups.ts';
import {
  type ObservedValue,
  readGroups,
  settingPaths,
  withoutGone,
} from '#domain/device-parameters/settings.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/read-model/queries.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { findDevice } from '../target.ts';
import { startTask, type TaskCall } from '../tasks/start.ts';

/** Values in one group of settings. */
const valueLimit = 1000;

/** Whether the device can take a change back by itself, as far as it has said so. */
export async function takesBack(scope: Scope, ids: { endpointId: string }): Promise<boolean> {
  const device = await findDevice(scope, ids);
  return (await scope.of(ScopedDevices).values(device, [pathOf('commitStatus')], 1)).length > 0;
}

/** Old and new values of a change of settings. */
interface Change {
  was: JsonObject;
  wanted: JsonObject;
}

export async function change(
  services: DeviceServices,
  call: TaskCall,
  kind: TaskKind,
  endpointId: string,
  { was, wanted }: Change,
) {
  const taskId = await startTask(services, call, kind, endpointId, wanted);
  call.audit.changed(was, wanted);
  return { data: { taskId, taskIds: [taskId] } };
}

/** Of the known values those that the wanted ones replace. */
export const replaced = (known: object, wanted: object): JsonObject =>
  Object.fromEntries(Object.keys(wanted).map((field) => [field, Reflect.get(known, field) ?? null]));

interface SettingsRead<G extends SettingGroup> {
  values: { [One in G]: SettingValues<One> };
  roles: Roles;
  interfaces: IpInterface[];
  observedAt: string | null;
}

/**
 * Groups of the device's settings as last observed, and when the last of them was. Other paths are those of other data models,
 * which their parameters know.
 */
export async function settingsTogether<G extends SettingGroup>(
  scope: Scope,
  ids: { endpointId: string },
  groups: readonly G[],
  otherPaths: readonly string[] = [],
): Promise<SettingsRead<G>> {
  const device = await findDevice(scope, ids);
  const paths = [...new Set([...groups.flatMap(settingPaths), ...otherPaths])];
  const values = groups.reduce<readonly ObservedValue[]>(
    (left, group) => withoutGone(group, left),
    await scope.of(ScopedDevices).values(device, paths, valueLimit),
  );
  const last = Math.max(...values.map(({ observed_at: at }) => at.getTime()));
  const readings = new Readings(values.map(({ path, value }) => [path, value]));
  return {
    values: readGroups(groups, readings),
    roles: readings.roles,
    interfaces: readings.ipInterfaces,
    observedAt: values.length > 0 ? new Date(last).toISOString() : null,
  };
}
