import type { Runs, UpgradeOrder } from '#machines/firmware-upgrade/events.ts';
import { isSameVersion, relationOf } from './version.ts';

export interface Evidence {
  /** As the device reports it. */
  installed: string;
  /** The bank that it runs; null: not known. */
  activeBank: string | null;
}

export interface OrderedUpgrade extends Pick<UpgradeOrder, 'versionName' | 'from' | 'oneBank'> {
  /** The bank that was filled; null: not known. */
  bank: string | null;
  /** Whether the device was ordered to start what it got: until then the version alone shows nothing new. */
  wasActivated: boolean;
}

/**
 * What a device runs, beside the version that it was given. A version with a suffix, and one that it had before, show something only
 * where the version or the bank has changed by this upgrade.
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
