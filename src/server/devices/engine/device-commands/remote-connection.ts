import { isTrue, pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { readSettings, settingPaths, writesOf } from '#domain/device-parameters/settings.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { type DeviceCommand, unusable } from './device-command.ts';

const enable = pathOf('remoteAccessEnable');

/**
 * Opens or closes the device's own web pages on its uplink (CL-071). A time limit is set if the device supports it. The
 * device's own report decides the outcome, so that an open device never counts as closed.
 */
export const remoteConnection: DeviceCommand = {
  call: ({ enable: isOpening, port, protocol, seconds }) => ({
    kind: 'settings',
    paths: settingPaths('remoteAccess'),
    writes: (reported) => {
      const wanted = isOpening === false ? { enable: false } : { enable: true, port, protocol, seconds };
      const writes = writesOf('remoteAccess', wanted, new Readings(Object.entries(reported)));
      return Object.fromEntries(
        Object.entries(writes).filter(([path]) => path === enable || reported[path] !== undefined),
      );
    },
  }),
  read: (reported, params) => {
    const now = reported[enable];
    if (now === undefined || isTrue(now) !== (params.enable !== false)) return unusable(reported, enable);
    const remote = readSettings('remoteAccess', new Readings(Object.entries(reported)));
    return { ok: true, result: { remote } };
  },
  // An opening that would end before the device is back is not sent.
  deadlines: ({ seconds }) =>
    typeof seconds === 'number'
      ? { offlineWait: Math.min(taskKinds.RemoteConnection.deadlines.offlineWait, seconds * 1000) }
      : {},
};
