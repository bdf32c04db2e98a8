import { Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { readSettings, settingPaths, writesOf } from '#domain/device-parameters/settings.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DeviceCommand } from './device-command.ts';

const readings = (values: Record<string, string>) => new Readings(Object.entries(values));

/**
 * The command that writes a group of settings; its parameters are the wanted values by their API names. The Set is all
 * or nothing within an object (devices/gateway/answers.ts), and the result is what the device reports afterwards. A group of
 * several rows has its wanted rows under one name of the parameters, and its reported ones under one of the result.
 */
export function settings(
  group: SettingGroup,
  { wanted: among, reported: as }: { wanted?: string; reported?: string } = {},
): DeviceCommand {
  const wantedOf = (params: JsonObject) => {
    const wanted = among ? params[among] : [params];
    return Array.isArray(wanted) ? wanted.filter(isObject) : [];
  };
  return {
    call: (params) => ({
      kind: 'settings',
      paths: settingPaths(group),
      writes: (reported) => writesOf(group, wantedOf(params), readings(reported)),
    }),
    read: (reported) => {
      const values = readSettings(group, readings(reported));
      return { ok: true, result: as ? { [as]: values } : values };
    },
  };
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
