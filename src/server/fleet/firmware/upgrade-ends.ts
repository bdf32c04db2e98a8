import { outcomeOf } from '#machines/wave/events.ts';
import type { CargoEnd } from '../rollouts/cargo.ts';
import type { UpgradeRow } from './queries/upgrades.ts';

/** Reason of an upgrade whose device has the new version and does not stay up with it, although its tasks succeeded. */
export const keepsRestarting = 'keeps restarting';

/** How upgrades that have ended count in a rollout. */
export const upgradeEnds = (rows: readonly UpgradeRow[]): Map<string, CargoEnd> =>
  new Map(rows.map((row) => [row.upgrade_id, endOf(row)]));

/** Its hours passed without it: nothing is wrong with the file, and the next hours may be better. */
export const missedWindow = /never idle|did not answer/i;

function endOf({ state, reason, activate_task: activation }: UpgradeRow): CargoEnd {
  if (/declined/i.test(reason) || missedWindow.test(reason)) return { outcome: 'declined', reason };
  const restarts = state === 'failed' && reason === '' && activation !== null;
  return { outcome: outcomeOf(state), reason: restarts ? keepsRestarting : reason };
}
