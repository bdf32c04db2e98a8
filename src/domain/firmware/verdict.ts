import type { ActivateMode } from '#machines/firmware-upgrade/events.ts';
import { isSameVersion, versionForm } from './version.ts';

/** CO-099: `BI`: newer only; `FI1`: any; `FI2`: any other version; `FI3`: the same version only. */
export const updateModes = ['BI', 'FI1', 'FI2', 'FI3'] as const;
export type UpdateMode = (typeof updateModes)[number];

export interface FirmwareTarget {
  modelName: string;
  /** Greater than the code of every older version of the model. */
  fwCode: number;
  versionName: string;
  minimumVersion: string | null;
  targetVersion: string | null;
}

/** Last reported data of a device that decide if it can get a file. */
export interface UpgradableDevice {
  modelName: string;
  /** Null: never reported. */
  installed: string | null;
  /** True if its operator has given it to a customer. */
  isDeployed: boolean;
  /** True during an upgrade. */
  isBusy: boolean;
}

/** Reasons that a device does not get a file. */
export const upgradeRefusals = [
  'wrongModel',
  'notDeployed',
  'otherUpgrade',
  'versionUnknown',
  'upToDate',
  'notNewer',
  'otherVersion',
  'belowMinimum',
] as const;
export type UpgradeRefusal = (typeof upgradeRefusals)[number];

/** Codes of the versions of a model's files, by normalised version. */
export type KnownVersions = ReadonlyMap<string, number>;

/** Returns the reason that the device cannot get the file; null: it can (TN-229..TN-232). */
export function upgradeRefusal(
  file: FirmwareTarget,
  device: UpgradableDevice,
  mode: UpdateMode,
  known: KnownVersions,
): UpgradeRefusal | null {
  if (device.modelName !== file.modelName) return 'wrongModel';
  if (!device.isDeployed) return 'notDeployed';
  if (device.isBusy) return 'otherUpgrade';
  const { installed } = device;
  // A forced update needs no installed version; every other rule compares with it.
  const needsVersion = mode !== 'FI1' || file.minimumVersion !== null || file.targetVersion !== null;
  if (installed === null) return needsVersion ? 'versionUnknown' : null;
  const order = (version: string) => compareVersions(installed, version, known);
  if (file.targetVersion !== null && !isSameVersion(installed, file.targetVersion)) return 'otherVersion';
  if (file.minimumVersion !== null) {
    const toMinimum = order(file.minimumVersion);
    if (toMinimum === null) return 'versionUnknown';
    if (toMinimum < 0) return 'belowMinimum';
  }
  const isSame = isSameVersion(installed, file.versionName);
  switch (mode) {
    case 'FI1':
      return null;
    case 'FI2':
      return isSame ? 'upToDate' : null;
    case 'FI3':
      return isSame ? null : 'otherVersion';
    case 'BI': {
      if (isSame) return 'upToDate';
      const toFile = compareVersions(
        installed,
        file.versionName,
        new Map([...known, [versionForm(file.versionName), file.fwCode]]),
      );
      if (toFile === null) return 'versionUnknown';
      return toFile < 0 ? null : 'notNewer';
    }
  }
}

/** Compares by the codes of the model's files, else by the numbers in the versions; null if neither is possible. */
export function compareVersions(reported: string, version: string, known: KnownVersions): number | null {
  const [one, other] = [versionForm(reported), versionForm(version)];
  if (one === other) return 0;
  const [code, otherCode] = [known.get(one), known.get(other)];
  if (code !== undefined && otherCode !== undefined) return code - otherCode;
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  if (!numbers || !others) return null;
  for (let at = 0; at < Math.max(numbers.length, others.length); at++) {
    const difference = (numbers[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the numbers of a plain numeric version, which alone has an order. */
const numbersOf = (form: string): number[] | null =>
  /^\d+(\.\d+)*$/.test(form) ? form.split('.').map(Number) : null;

/**
 * Returns the reason that a device with one bank is refused: it restarts with the download, without a prompt and
 * without rollback.
 */
export function oneBankRefusal(
  activateMode: ActivateMode,
  withoutWayBack: boolean,
): 'singleBank' | 'modeUnsupported' | null {
  if (!withoutWayBack) return 'singleBank';
  return activateMode === 'whenIdle' || activateMode === 'userConfirmation' ? 'modeUnsupported' : null;
}
