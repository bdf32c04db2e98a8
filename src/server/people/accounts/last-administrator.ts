import { operations } from '#api/operations.gen.ts';
import type { Database } from '#server/core/database/database.ts';
import { roleFor } from './queries/accounts.ts';

/** Administrators of roles. At least one must remain. */
const administersRoles = operations.updateRole.permission;

interface Holder {
  opId: string;
  roleGroupKey: string;
  isRunning: boolean;
}

/** The permission that the account loses with its role (`next`; null: with its end), where another account must keep it. */
export async function permissionLost(
  { sql }: Database,
  { opId, roleGroupKey, isRunning }: Holder,
  next: string | null,
): Promise<string | null> {
  const has = async (key: string) =>
    (await roleFor(sql, { key, opId }))?.permissions.includes(administersRoles) ?? false;
  if (!isRunning || !(await has(roleGroupKey))) return null;
  return next !== null && (await has(next)) ? null : administersRoles;
}
