import { appCrashed } from '#domain/apps/change.ts';
import { outcomeOf } from '#machines/wave/events.ts';
import type { CargoEnd } from '../rollouts/cargo.ts';
import type { ChangeRow } from './queries/changes.ts';

/** Maps ended changes to their results in a rollout. */
export const changeEnds = (rows: readonly ChangeRow[]): Map<string, CargoEnd> =>
  new Map(rows.map((row) => [row.change_id, endOf(row)]));

function endOf({ state, reason }: ChangeRow): CargoEnd {
  if (state === 'crashed') return { outcome: 'failed', reason: appCrashed };
  if (state === 'skipped') return { outcome: 'changedSinceApproval', reason };
  return { outcome: outcomeOf(state), reason };
}
