import { Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { readSettings, settingPaths } from '#domain/device-parameters/settings.ts';
import {
  count,
  type DeviceCommand,
  failureOf,
  numeric,
  text,
  unusable,
  withFound,
} from './device-command.ts';
import { settings } from './settings.ts';

/** Commands of a set-top box: by TR-135 if it has them, otherwise by docs/usp-extension.md. */

/** TN-133..TN-135, CL-044. */
export const pinReset: DeviceCommand = {
  call: () => ({
    kind: 'operate',
    table: 'Device.Services.STBService.*.',
    command: 'AVPlayers.ResetPINCode()',
    inputArgs: {},
  }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** TN-136..TN-138, CL-045. Zero channels is also an outcome: the settings do not match the dish's signal. */
export const tunerScan: DeviceCommand = {
  call: () => ({
    kind: 'operate',
    // A terrestrial front end of the same box has no such object.
    table: 'Device.Services.STBService.*.Components.FrontEnd.*.X_WAYMARK_DVBS.',
    command: 'Install()',
    inputArgs: {},
  }),
  read: (output) => {
    const channels = count(output.ServicesFound);
    const failure = failureOf(output);
    const result = { channels_found: channels, state: output.Status ?? 'Complete' };
    if (failure) return withFound(failure, channels ? result : null);
    return channels === null ? unusable(output, 'ServicesFound') : { ok: true, result };
  },
  progress: {
    eventName: 'ScanProgress!',
    read: ({ Progress, ServicesFound }) => ({
      progress: numeric(Progress),
      channels_found: numeric(ServicesFound),
    }),
  },
};

/** TN-125, TN-126, CL-117. */
export const osdMessage: DeviceCommand = {
  call: ({ message }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_STB.ShowMessage()',
    inputArgs: { Message: text(message) },
  }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** CL-032. */
export const remoteUpgrade: DeviceCommand = {
  call: () => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_STB.BluetoothRemote.UpgradeFirmware()',
    inputArgs: {},
  }),
  read: (output) => {
    const failure = failureOf(output);
    if (failure) return failure;
    if (!output.FirmwareVersion) return unusable(output, 'FirmwareVersion');
    return { ok: true, result: { firmware_version: output.FirmwareVersion } };
  },
  progress: {
    eventName: 'RemoteUpgradeProgress!',
    read: ({ Progress }) => ({ progress: numeric(Progress) }),
  },
};

const readings = (values: Record<string, string>) => new Readings(Object.entries(values));

/** Builds a command that reads a group of values: it changes nothing, and missing values are null. */
function readsGroup(group: SettingGroup, as: string): DeviceCommand {
  return {
    call: () => ({ kind: 'rows', paths: settingPaths(group), adds: () => [], removes: () => [] }),
    read: (reported) => ({ ok: true, result: { [as]: readSettings(group, readings(reported)) } }),
  };
}

/** CL-118. */
export const hdmiInfo = readsGroup('hdmi', 'hdmi');
/** CL-119. */
export const remoteInfo = readsGroup('bluetoothRemote', 'bluetooth_remote');

/** TN-120..TN-122, CL-121. */
export const hdmiCec = settings('cec');
/** TN-123, TN-124, CL-033. */
export const audioOut = settings('audioOut', { reported: 'audio_out' });
/** TN-139..TN-141, CL-046. */
export const lnbSettings = settings('lnb', { reported: 'lnbSettings' });
