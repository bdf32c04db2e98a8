import { Readings } from '#domain/device-parameters/readings.ts';
import {
  readSettings,
  type SettingGroup,
  settingObjects,
  writesOf,
} from '#domain/device-parameters/settings.ts';
import type { DeviceCommand } from './device-command.ts';

const readings = (values: Record<string, string>) => new Readings(Object.entries(values));

/**
 * The command that writes a group of settings; its parameters are the wanted values by their API names. The Set is all
 * or nothing within an object (gateway/answers.ts), and the result is what the device reports afterwards.
 */
export const settings = (group: SettingGroup): DeviceCommand => ({
  call: (params) => ({
    kind: 'settings',
    objects: settingObjects(group),
    writes: (reported) => writesOf(group, params, readings(reported)),
  }),
  read: (reported) => ({ ok: true, result: readSettings(group, readings(reported)) }),
});
