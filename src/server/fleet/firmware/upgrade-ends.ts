import { outcomeOf } from '#machines/wave/events.ts';
import type { CargoEnd } from '../rollouts/cargo.ts';
import type { UpgradeRow } from './queries/upgrades.ts';

/** Reason for an upgrade whose device has the new version but does not stay up, although its tasks succeeded. */
export const keepsRestarting = 'keeps restarting';

/** Maps ended upgrades to their results in a rollout. */
export const upgradeEnds = (rows: readonly UpgradeRow[]): Map<string, CargoEnd> =>
  new Map(rows.map((row) => [row.upgrade_id, endOf(row)]));

/** Matches reasons for a missed window: the file is not at fault, and the next window may work. */
export const missedWindow = /never idle|did not answer/i;

function endOf({ state, reason, activate_task: activation }: UpgradeRow): CargoEnd {
  if (/declined/i.test(reason) || missedWindow.test(reason)) return { outcome: 'declined', reason };
  const restarts = state === 'failed' && reason === '' && activation !== null;
  return { outcome: outcomeOf(state), reason: restarts ? keepsRestarting : reason };
}
