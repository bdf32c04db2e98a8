import {
  type Bank,
  bankBefore,
  bankIn,
  bankPaths,
  bankRefusals,
  banksOf,
  freeBank,
  hasOneBank,
  imagePath,
  writtenBank,
} from '#domain/firmware/banks.ts';
import type { JsonObject } from '#machines/json.ts';
import { type DeviceCommand, type Failed, failureOf, text } from './device-command.ts';

/**
 * Firmware by TR-181 FirmwareImage: the file goes to a bank that verifiably does not run. The bank numbers differ by
 * device, so they are read before the command is sent.
 */

/** TN-142. The device verifies size and digest itself; its running version is read afterwards. */
export const firmwareDownload: DeviceCommand = {
  call: ({ url, sha256, size, oneBank }) => ({
    kind: 'chosen',
    paths: bankPaths,
    choose: (values) => {
      const banks = banksOf(values);
      const isOne = hasOneBank(banks);
      // The only bank is used only if that was known before: the device then installs the file itself, and restarts.
      const bank = isOne && oneBank === true ? banks[0] : freeBank(banks);
      if (bank === undefined || typeof bank === 'string') return refusalOf(bank ?? 'noBanks');
      return {
        command: `${imagePath(bank.bank)}.Download()`,
        inputArgs: {
          URL: text(url),
          AutoActivate: String(isOne),
          FileSize: text(size),
          CheckSumAlgorithm: 'SHA-256',
          CheckSum: text(sha256),
        },
      };
    },
  }),
  read: (output, _params, object) => {
    const bank = bankIn(object ?? '');
    const result: JsonObject = bank === null ? {} : { bank };
    return failureOf(output) ?? { ok: true, result };
  },
};

const refusalOf = (refusal: keyof typeof bankRefusals): Failed => ({
  ok: false,
  message: bankRefusals[refusal],
});

/** CO-100: the modes by their TR-181 names. */
const modes: Record<string, string> = {
  anytime: 'AnyTime',
  immediately: 'Immediately',
  whenIdle: 'WhenIdle',
  userConfirmation: 'ConfirmationNeeded',
};
/** Seconds in which a device may activate by itself, from the receipt of the command. */
const windowSeconds = 3_600;
const holdsClock = (mode: string): boolean => mode === 'whenIdle' || mode === 'userConfirmation';

/** TN-233..TN-236. Only its Boot! confirms it. */
export const firmwareActivate: DeviceCommand = {
  call: ({ versionName, activateMode, bank: recorded, isRollback }) => ({
    kind: 'chosen',
    paths: bankPaths,
    choose: (values) => {
      const banks = banksOf(values);
      const version = text(versionName);
      const found: Bank | keyof typeof bankRefusals =
        isRollback === true
          ? bankBefore(banks, version)
          : writtenBank(banks, version, text(recorded) || null);
      if (typeof found === 'string') return refusalOf(found);
      const mode = text(activateMode);
      const window = 'TimeWindow.1.';
      return {
        command: `${imagePath(found.bank)}.Activate()`,
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
