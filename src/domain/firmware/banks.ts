import { booleanOf } from '../text/normal.ts';
import { relationOf } from './version.ts';

/** A firmware bank, as the device reports it in TR-181 FirmwareImage. */
export interface Bank {
  /** Number of the bank on the device. */
  bank: string;
  name: string;
  version: string;
  status: string;
  isActive: boolean;
  /** Tells if the device may use the image; null: not reported. */
  available: boolean | null;
}

/** Reason that a device has no suitable bank; `bankRefusals` has the sentences. */
export type BankRefusal = keyof typeof bankRefusals;
/** Sentences that tasks and upgrades record. */
export const bankRefusals = {
  noBanks: 'the device reports no firmware banks',
  activeUnknown: 'the device does not say which firmware bank runs',
  singleBank: 'the device has no second bank for the firmware',
  noFreeBank: 'the device has no free bank for the firmware',
  notStored: 'the firmware is not on the device any more',
} as const;

const info = 'Device.DeviceInfo.';
export const imagePath = (bank: string): string => `${info}FirmwareImage.${bank}`;
/** Paths of a Get for the banks. */
export const bankPaths = [`${info}FirmwareImage.`, `${info}ActiveFirmwareImage`];
/** Returns the bank of a path such as `Device.DeviceInfo.FirmwareImage.2.`; null: none. */
export const bankIn = (path: string): string | null =>
  /(?:^|\.)FirmwareImage\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? null;

/** Reads the banks; each device numbers them in its own way. */
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

/** Returns the active bank; null if none or several are. */
export function activeBank(banks: readonly Bank[]): Bank | null {
  const running = banks.filter(({ isActive }) => isActive);
  return running.length === 1 ? (running[0] ?? null) : null;
}

/** Tells if the device has one bank: a download then replaces the running version and cannot be rolled back. */
export const hasOneBank = (banks: readonly Bank[]): boolean => banks.length === 1;

/** Returns a bank for a file: one that is proven inactive, and not reserved by the device. */
export function freeBank(banks: readonly Bank[]): Bank | BankRefusal {
  if (banks.length === 0) return 'noBanks';
  if (activeBank(banks) === null) return 'activeUnknown';
  if (hasOneBank(banks)) return 'singleBank';
  // A rescue image reports that it is not available; so does an empty bank, which has nothing to lose.
  const free = banks.find(
    ({ isActive, available, status }) => !isActive && (available !== false || status === 'NoImage'),
  );
  return free ?? 'noFreeBank';
}

/**
 * Returns the bank that a verified download has filled: the one that its completion named, the one with the version, or
 * the only inactive one without another version.
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

/** Tells if the bank holds another version; an empty bank holds none. */
const isOther = (held: string, version: string): boolean =>
  held.trim() !== '' && relationOf(held, version) === 'other';

/** Returns the bank for a rollback to a version; a version with a build suffix counts as the recorded one. */
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

/** Returns the reason that a device cannot roll back to a version by itself; null: its other bank holds it. */
export function otherBankRefusal(banks: readonly Bank[], version: string): 'singleBank' | 'otherBank' | null {
  const found = bankBefore(banks, version);
  if (typeof found !== 'string') return null;
  return found === 'singleBank' || found === 'noBanks' ? 'singleBank' : 'otherBank';
}
