import { bankPaths, banksOf, imagePath } from '#domain/firmware/banks.ts';
import { type DeviceCommand, failureOf, text } from './device-command.ts';

/*
 * Firmware by TR-181 FirmwareImage: a device has banks, and the one that does not run gets the file. Which numbers they have is
 * the device's own matter, so it is asked before the command is sent.
 */

/** TN-142. The device verifies size and digest itself; that it ran into the new version is asked afterwards. */
export const firmwareDownload: DeviceCommand = {
  call: ({ url, sha256, size }) => ({
    kind: 'chosen',
    paths: bankPaths,
    choose: (values) => {
      const free = banksOf(values).find(({ isActive }) => !isActive);
      if (!free) return { ok: false, message: 'the device has no second bank for the firmware' };
      return {
        command: `${imagePath(free.bank)}.Download()`,
        inputArgs: {
          ...{ URL: text(url), AutoActivate: 'false', FileSize: text(size) },
          ...{ CheckSumAlgorithm: 'SHA-256', CheckSum: text(sha256) },
        },
      };
    },
  }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
};

/** CO-100: what TR-181 calls the modes. */
const modes: Record<string, string> = {
  anytime: 'AnyTime',
  immediately: 'Immediately',
  whenIdle: 'WhenIdle',
  userConfirmation: 'ConfirmationNeeded',
};
/** Seconds in which a device may activate by itself, from the receipt of the command. */
const windowSeconds = 3_600;
const holdsClock = (mode: string): boolean => mode === 'whenIdle' || mode === 'userConfirmation';

/** TN-233..TN-236. Done by its Boot! alone. */
export const firmwareActivate: DeviceCommand = {
  call: ({ versionName, activateMode }) => ({
    kind: 'chosen',
    paths: bankPaths,
    choose: (values) => {
      const bank = banksOf(values).find(({ isActive, version }) => !isActive && version === versionName);
      if (!bank) return { ok: false, message: 'the firmware is not on the device any more' };
      const mode = text(activateMode);
      const window = 'TimeWindow.1.';
      return {
        command: `${imagePath(bank.bank)}.Activate()`,
        inputArgs: {
          [`${window}Start`]: '0',
          [`${window}End`]: String(windowSeconds),
          [`${window}Mode`]: modes[mode] ?? 'Immediately',
        },
      };
    },
  }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
  deadlines: ({ activateMode }) =>
    holdsClock(text(activateMode)) ? { completion: windowSeconds * 1_000 + 600_000 } : {},
};
