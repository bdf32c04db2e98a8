import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import type { ProfileKind } from './kind.ts';

/** Fields of a body that name a profile; they must name the addressed one. */
export type NamedAgain = Readonly<Record<string, string | undefined>>;
type Of = Pick<ProfileKind<unknown>, 'cargo'>;

/** Finds a profile that the caller may see; throws `nodata` for any other. */
export async function foundProfile(
  { cargo }: Of,
  scope: Scope,
  id: string,
  named: NamedAgain = {},
): Promise<RolloutRow> {
  const row = await scope.of(ScopedRollouts).find(cargo, id);
  if (!row) throw new ApiError('nodata');
  for (const [field, value] of Object.entries(named))
    if (value !== undefined && value !== id) throw refusal([{ field, message: 'names another profile' }]);
  return row;
}

/** Finds a profile, even a deleted one, since its record stays readable. */
export async function foundEver({ cargo }: Of, scope: Scope, id: string): Promise<RolloutRow> {
  const row = await scope.of(ScopedRollouts).findEver(cargo, id);
  if (!row) throw new ApiError('nodata');
  return row;
}

export const notNow = (state: unknown): ApiError =>
  new ApiError('custom', {
    message: `The profile does not allow this now (${state}).`,
    data: { state: String(state) },
  });
