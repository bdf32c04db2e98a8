import { booleanOf } from '../text/normal.ts';
import { relationOf } from './version.ts';

/** A bank for firmware, as the device reports it by TR-181 FirmwareImage. */
export interface Bank {
  /** Its number on the device. */
  bank: string;
  name: string;
  version: string;
  status: string;
  isActive: boolean;
  /** Whether the device may use the image; null: it does not say. */
  available: boolean | null;
}

/** Why a device has no bank for what is asked; sentences are in `bankRefusals`. */
export type BankRefusal = keyof typeof bankRefusals;
/** As tasks and upgrades record them. */
export const bankRefusals = {
  noBanks: 'the device reports no firmware banks',
  activeUnknown: 'the device does not say which firmware bank runs',
  singleBank: 'the device has no second bank for the firmware',
  noFreeBank: 'the device has no free bank for the firmware',
  notStored: 'the firmware is not on the device any more',
} as const;

const info = 'Device.DeviceInfo.';
export const imagePath = (bank: string): string => `${info}FirmwareImage.${bank}`;
/** What a device is asked for its banks. */
export const bankPaths = [`${info}FirmwareImage.`, `${info}ActiveFirmwareImage`];
/** The bank of a path such as `Device.DeviceInfo.FirmwareImage.2.`; null: it is in none. */
export const bankIn = (path: string): string | null =>
  /(?:^|\.)FirmwareImage\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? null;

/** Which numbers they have is the device's own matter. */
export function banksOf(values: Readonly<Record<string, string>>): Bank[] {
  const active = bankIn(values[`${info}ActiveFirmwareImage`] ?? '');
  const numbers = new Set(
    Object.keys(values).flatMap(
      (path) => /^Device\.DeviceInfo\.FirmwareImage\.(\d+)\./.exec(path)?.[1] ?? [],
    ),
  );
  const isKnown = active !== null && numbers.has(active);
  return [...numbers]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((bank) => {
      const path = imagePath(bank);
      const status = values[`${path}.Status`] ?? '';
      return {
        bank,
        status,
        name: values[`${path}.Name`] || bank,
        version: values[`${path}.Version`] ?? '',
        isActive: isKnown ? active === bank : status === 'Active',
        available: booleanOf(values[`${path}.Available`] ?? ''),
      };
    });
}

/** The bank that runs; null where none or several could be it. */
export function activeBank(banks: readonly Bank[]): Bank | null {
  const running = banks.filter(({ isActive }) => isActive);
  return running.length === 1 ? (running[0] ?? null) : null;
}

/** Without a second bank a download replaces what runs, and there is no way back. */
export const hasOneBank = (banks: readonly Bank[]): boolean => banks.length === 1;

/** Where a file may be written: a bank that is proved not to run, and that the device does not keep for itself. */
export function freeBank(banks: readonly Bank[]): Bank | BankRefusal {
  if (banks.length === 0) return 'noBanks';
  if (activeBank(banks) === null) return 'activeUnknown';
  if (hasOneBank(banks)) return 'singleBank';
  // A rescue image says that it is not available; so does an empty bank, which has nothing that could be lost.
  const free = banks.find(
    ({ isActive, available, status }) => !isActive && (available !== false || status === 'NoImage'),
  );
  return free ?? 'noFreeBank';
}

/**
 * The bank that a verified download has filled: the one that its completion named, the one with the version, or the only one
 * that does not run and does not name another version.
 */
export function writtenBank(
  banks: readonly Bank[],
  version: string,
  recorded: string | null,
): Bank | BankRefusal {
  if (activeBank(banks) === null) return banks.length === 0 ? 'noBanks' : 'activeUnknown';
  const others = banks.filter(({ isActive }) => !isActive);
  const isOf = (relation: string) => (bank: Bank) => relationOf(bank.version, version) === relation;
  const named = others.find(({ bank, version: held }) => bank === recorded && !isOther(held, version));
  const found = others.find(isOf('same')) ?? named ?? others.find(isOf('suffixed'));
  if (found) return found;
  const [only] = others;
  return only && others.length === 1 && !isOther(only.version, version) ? only : 'notStored';
}

/** It names another version; an empty one names none. */
const isOther = (held: string, version: string): boolean =>
  held.trim() !== '' && relationOf(held, version) === 'other';

/** The bank to which a device goes back; a suffix of a build counts as the version that was recorded before. */
export function bankBefore(banks: readonly Bank[], version: string): Bank | BankRefusal {
  if (activeBank(banks) === null) return banks.length === 0 ? 'noBanks' : 'activeUnknown';
  const others = banks.filter(
    ({ isActive, status, available }) => !isActive && status !== 'ActivationFailed' && available !== false,
  );
  if (hasOneBank(banks)) return 'singleBank';
  return (
    others.find((bank) => relationOf(bank.version, version) === 'same') ??
    others.find(
      (bank) =>
        relationOf(bank.version, version) === 'suffixed' || relationOf(version, bank.version) === 'suffixed',
    ) ??
    'notStored'
  );
}

/** Why a device cannot go back to a version by itself; null: its other bank holds it. */
export function otherBankRefusal(banks: readonly Bank[], version: string): 'singleBank' | 'otherBank' | null {
  const found = bankBefore(banks, version);
  if (typeof found !== 'string') return null;
  return found === 'singleBank' || found === 'noBanks' ? 'singleBank' : 'otherBank';
}
