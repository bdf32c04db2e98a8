/** A bank for firmware, as the device reports it by TR-181 FirmwareImage. */
export interface Bank {
  /** Its number on the device. */
  bank: string;
  name: string;
  version: string;
  status: string;
  isActive: boolean;
}

const info = 'Device.DeviceInfo.';
export const imagePath = (bank: string): string => `${info}FirmwareImage.${bank}`;
/** What a device is asked for its banks. */
export const bankPaths = [`${info}FirmwareImage.`, `${info}ActiveFirmwareImage`];

/** Which numbers they have is the device's own matter. */
export function banksOf(values: Readonly<Record<string, string>>): Bank[] {
  const active = (values[`${info}ActiveFirmwareImage`] ?? '').replace(/\.$/, '');
  const numbers = new Set(
    Object.keys(values).flatMap(
      (path) => /^Device\.DeviceInfo\.FirmwareImage\.(\d+)\./.exec(path)?.[1] ?? [],
    ),
  );
  return [...numbers]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((bank) => {
      const path = imagePath(bank);
      const status = values[`${path}.Status`] ?? '';
      return {
        ...{ bank, status, name: values[`${path}.Name`] || bank, version: values[`${path}.Version`] ?? '' },
        isActive: active === path || status === 'Active',
      };
    });
}

/** Why a device cannot go back to a version by itself; null: its other bank holds it. */
export function otherBankRefusal(banks: readonly Bank[], version: string): 'singleBank' | 'otherBank' | null {
  const others = banks.filter(({ isActive }) => !isActive);
  if (others.length === 0) return 'singleBank';
  return others.some((other) => other.version === version && other.status !== 'ActivationFailed')
    ? null
    : 'otherBank';
}
