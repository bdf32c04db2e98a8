import { mayGive } from '#domain/roles/giving.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { Item } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { accounts } from './resources.ts';

export type ListedAccount = Item<'Account'>;

export async function accountInScope(scope: Scope, userId: string): Promise<ListedAccount> {
  const account = await scope.of(accounts).find(userId);
  if (!account) throw new ApiError('nodata');
  return account;
}

/** Finds an account that the caller may change: accounts with higher privileges are out of reach (CL-127). */
export async function accountBelow(scope: Scope, caller: Caller, userId: string): Promise<ListedAccount> {
  const account = await accountInScope(scope, userId);
  if (account.userLevel < caller.account.role.level) throw refused(caller);
  return account;
}

interface Needs extends Pick<CoreServices, 'database'> {
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

/** Throws if the caller may not give the role to users of the organisation, or it has no such role (RU-023). */
export async function checkRole(
  { proven }: Needs,
  caller: Caller,
  { roleKey, opId }: { roleKey: string; opId: string },
): Promise<void> {
  const role = await proven.roleFor({ key: roleKey, opId });
  if (!role) throw new ApiError('nodata');
  if (mayGive(caller.account.role, role) !== null) throw refused(caller);
}

/** Finds the organisation that the caller names, if it is in their scope; by default their own. */
export async function organisationInScope(
  { database }: Needs,
  { scope, caller, opId }: { scope: Scope; caller: Caller; opId: string | undefined },
): Promise<string> {
  if (opId === undefined) return caller.account.operator.opId;
  const path = await operatorPath(database.sql, opId);
  if (!path?.startsWith(scope.opPath)) throw new ApiError('nodata');
  return opId;
}

const refused = ({ permission }: Caller) => new ApiError('roleerr', { data: { permission } });
