import { parameterAt, Readings } from '#domain/device-parameters/readings.ts';
import type { IpInterface, Roles } from '#domain/device-parameters/roles.ts';
import type { SettingGroup, SettingValues } from '#domain/device-parameters/setting-groups.ts';
import {
  countOf,
  type ObservedValue,
  ownParameters,
  readGroups,
  settingPaths,
  withoutGone,
} from '#domain/device-parameters/settings.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { askUnread, refresh } from '../detail/refresh.ts';
import { findDevice } from '../target.ts';

/** Maximum number of values in one answer: some 4,000 clients or 2,000 filters. */
const valueLimit = 20_000;

interface Asked {
  endpointId: string;
  options?: { refresh?: boolean };
}

interface Needs extends Pick<CoreServices, 'now'> {
  devices: DeviceReader & SecretReader;
}

/**
 * Reads groups of settings for a page or a program. With `refresh`, or if it is online and a group is unknown, the
 * device is asked first, so that "never read" is not shown as missing.
 */
export async function readTogether<G extends SettingGroup>(
  services: Needs,
  scope: Scope,
  body: Asked,
  groups: readonly G[],
  { beside = [], toAsk = groups }: { beside?: readonly string[]; toAsk?: readonly SettingGroup[] } = {},
): Promise<SettingsRead<G>> {
  const device = await findDevice(scope, body);
  const paths = [...new Set([...toAsk.flatMap(settingPaths), ...beside])];
  if (body.options?.refresh) {
    await refresh(services, device, paths);
    return settingsTogether(scope, body, groups, beside);
  }
  const known = await settingsTogether(scope, body, groups, beside);
  const isUnread = toAsk.some((group) => known.observed[group as G] === null);
  // Other pages read parts of a group, so missing values may be ones that the device lacks.
  const isPart = toAsk.some((group) => !known.isWhole[group as G]);
  if (!isUnread && !isPart) return known;
  const hasAnswered = await askUnread(services, scope, device, paths, isUnread ? 'unread' : 'part');
  return hasAnswered ? settingsTogether(scope, body, groups, beside) : known;
}

interface SettingsRead<G extends SettingGroup> {
  values: { [One in G]: SettingValues<One> };
  roles: Roles;
  interfaces: IpInterface[];
  /** Returns a value as the device wrote it. */
  textAt(path: string): string | null;
  /** Number of rows that the device reports for a group; null if it does not, or the group has no such number. */
  counts: { [One in G]: number | null };
  /** Time of each group's last value; null: none known. */
  observed: { [One in G]: string | null };
  /** True if each parameter of the group was ever reported. */
  isWhole: { [One in G]: boolean };
  /** Latest of these times. */
  observedAt: string | null;
}

/**
 * Reads groups of the device's last observed settings, and the time of the latest one. Paths of other data models are
 * found through their parameters.
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
  const observed = Object.fromEntries(groups.map((group) => [group, observedAtOf(group, values)])) as {
    [One in G]: string | null;
  };
  const readings = new Readings(values.map(({ path, value }) => [path, value]));
  return {
    values: readGroups(groups, readings),
    roles: readings.roles,
    interfaces: readings.ipInterfaces,
    textAt: (path) => values.find((one) => one.path === path)?.value ?? null,
    counts: Object.fromEntries(groups.map((group) => [group, countOf(group, readings)])) as {
      [One in G]: number | null;
    },
    observed,
    isWhole: Object.fromEntries(groups.map((group) => [group, isWholeIn(group, values)])) as {
      [One in G]: boolean;
    },
    observedAt:
      Object.values<string | null>(observed)
        .toSorted()
        .findLast((at) => at !== null) ?? null,
  };
}

function isWholeIn(group: SettingGroup, values: readonly ObservedValue[]): boolean {
  const reported = new Set(values.map(({ path }) => parameterAt(path)));
  return [...ownParameters(group)].every((name) => reported.has(name));
}

/** Returns the time of the group's own latest parameter, because role parameters are read with other groups too. */
function observedAtOf(group: SettingGroup, values: readonly ObservedValue[]): string | null {
  const own = ownParameters(group);
  const times = values.flatMap(({ path, observed_at: at }) => {
    const name = parameterAt(path);
    return name !== null && own.has(name) ? [at.getTime()] : [];
  });
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
