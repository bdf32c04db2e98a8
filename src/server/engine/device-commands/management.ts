import { pathOf } from '#domain/device-parameters/readings.ts';
import { type DeviceCommand, failureOf } from './device-command.ts';

/** Device.Reboot(), confirmed by the device's Boot! alone. Requirements: TR-127..TR-129, CL-039. */
export const reboot: DeviceCommand = {
  call: () => ({ kind: 'operate', command: 'Device.Reboot()', inputArgs: {} }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** Device.FactoryReset(), confirmed by the device's Boot! alone. Requirements: TR-130..TR-132, CL-040. */
export const factoryReset: DeviceCommand = {
  call: () => ({ kind: 'operate', command: 'Device.FactoryReset()', inputArgs: {} }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** The service lock. Requirements: TR-195..TR-199, CL-041, CL-042. */
const setLock = (locked: boolean): DeviceCommand => ({
  call: () => ({ kind: 'set', values: { [pathOf('lock')]: String(locked) } }),
  read: () => ({ ok: true, result: { uiLockEnable: locked } }),
});

export const lock = setLock(true);
export const unlock = setLock(false);
