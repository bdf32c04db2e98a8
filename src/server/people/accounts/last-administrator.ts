import type { Database } from '#server/core/database/database.ts';
import { roleFor } from '../account-rows/queries/accounts.ts';
import { isAdministrator, isAdministratorRole } from '../account-rows/queries/administrators.ts';

/**
 * Tells if the installation loses an administrator with the account's role (`roleKey`: its next role; null: the account
 * ends).
 */
export async function losesAdministrator(
  { sql }: Database,
  { userId, opId }: { userId: string; opId: string },
  roleKey: string | null,
): Promise<boolean> {
  if (!(await isAdministrator(sql, userId))) return false;
  const next = roleKey === null ? null : await roleFor(sql, { key: roleKey, opId });
  return next === null || !isAdministratorRole(next);
}
