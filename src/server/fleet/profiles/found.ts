import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';

/** Names of a profile in a body; they must match the addressed profile. */
interface NamedAgain {
  fpId?: string;
  serviceTaskId?: string;
}

/** Finds a profile that the caller may see; throws `nodata` for any other. */
export async function foundProfile(scope: Scope, fpId: string, named: NamedAgain = {}): Promise<RolloutRow> {
  const row = await scope.of(ScopedRollouts).find(fpId);
  if (!row) throw new ApiError('nodata');
  for (const field of ['fpId', 'serviceTaskId'] as const)
    if (named[field] !== undefined && named[field] !== fpId)
      throw refusal([{ field, message: 'names another profile' }]);
  return row;
}

/** Finds a profile, even a deleted one, since its record stays readable. */
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
