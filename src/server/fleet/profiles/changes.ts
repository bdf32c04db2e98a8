import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { targetSlice } from '../rollouts/queries/targets.ts';
import { resolveTargets } from '../rollouts/targets.ts';
import type { ProfileServices } from './kind.ts';

/** Changes since a plan; `why`: the reason that the two numbers are unknown. */
interface Since {
  asOf: string;
  left: number | null;
  joined: number | null;
  why: 'ended' | 'automatic' | 'rollback' | 'tooMany' | 'targetGone' | null;
}

/** Maximum number of devices for which a plan is compared with the present. */
const mostCompared = 10_000;

/**
 * Counts the devices that a new plan would add and leave out, among those that have not begun; otherwise returns the
 * reason that this is unknown.
 */
export async function sinceThen(
  services: Pick<ProfileServices, 'database' | 'now' | 'rollouts'>,
  scope: Scope,
  row: RolloutRow,
): Promise<Since> {
  const { rollouts, database } = services;
  const { context } = (await rollouts.streams.current(row.rollout_id)).snapshot;
  const asOf = services.now().toISOString();
  const unknown = (why: NonNullable<Since['why']>): Since => ({ asOf, left: null, joined: null, why });
  if (row.terminal) return unknown('ended');
  if (row.automatic) return unknown('automatic');
  if (row.undoes !== null) return unknown('rollback');
  if (row.eligible + row.refused > mostCompared) return unknown('tooMany');
  const cargo = rollouts.cargoOf(context);
  const query = await resolveTargets(scope.narrowedTo(row.op_path), context.targets, {
    modelName: context.subject.modelName,
    columns: cargo.columns(context),
  }).catch((error) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  // A group or filter of the target was deleted.
  if (!query) return unknown('targetGone');
  const devices = await targetSlice(database.sql, query, '', mostCompared + 1);
  if (devices.length > mostCompared) return unknown('tooMany');
  const ended = await scope.of(ScopedRollouts).touchedIds(row.rollout_id);
  const wasPlanned = await scope.of(ScopedRollouts).plannedIds(row.rollout_id);
  const verdicts = await cargo.verdicts(context, devices, {
    rolloutId: row.rollout_id,
    insisted: new Set(),
  });
  const may = new Set(
    devices.map((device) => device.endpoint_id).filter((id) => (verdicts.get(id) ?? null) === null),
  );
  const left = [...wasPlanned].filter((id) => !may.has(id) && !ended.has(id)).length;
  const joined = [...may].filter((id) => !wasPlanned.has(id)).length;
  return { asOf, left, joined, why: null };
}
