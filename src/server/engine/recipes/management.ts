import { failureOf, type Recipe } from './recipe.ts';

/** Device.Reboot(), confirmed by the device's Boot! alone. Requirements: TR-127..TR-129, CL-039. */
export const reboot: Recipe = {
  call: () => ({ kind: 'operate', command: 'Device.Reboot()', inputArgs: {} }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** Device.FactoryReset(), confirmed by the device's Boot! alone. Requirements: TR-130..TR-132, CL-040. */
export const factoryReset: Recipe = {
  call: () => ({ kind: 'operate', command: 'Device.FactoryReset()', inputArgs: {} }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

export const lockPath = 'Device.X_WAYMARK_Lock.Enable';

/** The service lock. Requirements: TR-195..TR-199, CL-041, CL-042. */
const setLock = (locked: boolean): Recipe => ({
  call: () => ({ kind: 'set', values: { [lockPath]: String(locked) } }),
  read: () => ({ ok: true, result: { uiLockEnable: locked } }),
});

export const lock = setLock(true);
export const unlock = setLock(false);
