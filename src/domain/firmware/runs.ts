import type { Runs, UpgradeOrder } from '#machines/firmware-upgrade/events.ts';
import { isSameVersion, relationOf } from './version.ts';

export interface Evidence {
  /** Version that the device reports. */
  installed: string;
  /** The bank that it runs; null: unknown. */
  activeBank: string | null;
}

export interface OrderedUpgrade extends Pick<UpgradeOrder, 'versionName' | 'from' | 'oneBank'> {
  /** The bank that was filled; null: unknown. */
  bank: string | null;
  /** True if the device was ordered to activate the download; before that, the version proves nothing. */
  wasActivated: boolean;
}

/**
 * Returns which version a device runs, relative to its upgrade. A version with a suffix, or one that it had before, is
 * proof only if this upgrade changed the version or the bank.
 */
export function runsOf(
  { versionName, from, oneBank, bank, wasActivated }: OrderedUpgrade,
  { installed, activeBank }: Evidence,
): Runs {
  const relation = relationOf(installed, versionName);
  const isBefore = from !== null && isSameVersion(installed, from);
  const hasNewBank = oneBank !== true && bank !== null && bank === activeBank;
  const hasChanged = (from !== null && !isBefore) || hasNewBank;
  if (relation === 'same')
    return hasChanged || wasActivated ? 'wanted' : from === null ? 'unclear' : 'before';
  if (relation === 'suffixed') return hasChanged ? 'wanted' : 'unclear';
  return isBefore ? 'before' : 'other';
}
