import { Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { readSettings, settingPaths, writesOf } from '#domain/device-parameters/settings.ts';
import type { JsonObject } from '#machines/json.ts';
import type { NewRow } from '#server/devices/gateway/port.ts';
import type { DeviceCommand } from './device-command.ts';

const readings = (values: Record<string, string>) => new Readings(Object.entries(values));

/**
 * Command that writes a group of settings; its parameters are the wanted values by their API names. The Set is all or
 * nothing within an object (devices/gateway/answers.ts), and the result is what the device reports afterwards. For a
 * group of rows, one parameter holds the wanted rows, and one result field the reported ones.
 */
/** Returns rows that the device lacks for the wanted settings, and their fields. */
type MissingRows = (wanted: JsonObject, device: Readings) => { adds: NewRow[]; added: string[] };

export function settings(
  group: SettingGroup,
  {
    wanted: among,
    reported: as,
    missing,
  }: { wanted?: string; reported?: string; missing?: MissingRows } = {},
): DeviceCommand {
  const wantedOf = (params: JsonObject) => {
    const wanted = among ? params[among] : [params];
    return Array.isArray(wanted) ? wanted.filter(isObject) : [];
  };
  return {
    call: (params) => ({
      kind: 'settings',
      paths: settingPaths(group),
      writes: (reported) => {
        const device = readings(reported);
        const wanted = wantedOf(params).map((one) => {
          const added: readonly string[] = missing?.(one, device).added ?? [];
          return Object.fromEntries(Object.entries(one).filter(([field]) => !added.includes(field)));
        });
        return writesOf(group, wanted, device);
      },
      ...(missing && {
        adds: (reported) => wantedOf(params).flatMap((one) => missing(one, readings(reported)).adds),
      }),
    }),
    read: (reported) => {
      const values = readSettings(group, readings(reported));
      return { ok: true, result: as ? { [as]: values } : values };
    },
  };
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
