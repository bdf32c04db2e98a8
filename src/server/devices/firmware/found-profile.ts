import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';

/** A profile that the caller sees; `nodata` for every other one. */
export async function foundProfile(scope: Scope, fpId: string): Promise<RolloutRow> {
  const row = await scope.of(ScopedRollouts).find(fpId);
  if (!row) throw new ApiError('nodata');
  return row;
}

/** Also a deleted profile, whose record stays readable. */
export async function foundEver(scope: Scope, fpId: string): Promise<RolloutRow> {
  const row = await scope.of(ScopedRollouts).findEver(fpId);
  if (!row) throw new ApiError('nodata');
  return row;
}

export const notNow = (state: unknown): ApiError =>
  new ApiError('custom', {
    message: `The profile does not allow this now (${state}).`,
    data: { state: String(state) },
  });
