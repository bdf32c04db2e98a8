import { ApiError } from '#server/core/http/api-error.ts';
import type { Call } from '#server/core/http/call.ts';
import { ScopedOperators } from './queries.ts';

/** Finds the organisation whose lists a call concerns. */
export async function operatorOf(
  { scope, caller }: Pick<Call<'addChannel'>, 'scope' | 'caller'>,
  opId: string | undefined,
): Promise<string> {
  const wanted = opId ?? caller.account.operator.opId;
  if (!(await scope.of(ScopedOperators).has(wanted))) throw new ApiError('nodata');
  return wanted;
}
