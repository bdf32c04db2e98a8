import type { Narrowing } from '#domain/narrowing.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Account, Session } from '#server/core/http/session.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { operatorBelow, roleBelow } from '#server/people/sign-in/queries/narrowing.ts';

/** Permission for previewing a role: the one for reading roles. */
const previewPermission = '/ops/{op}/roles';

/**
 * Narrows a session for everything after it, never to more than it had. Null for an organisation or a role that is not
 * below the caller's own, and for a missing one alike.
 */
export async function narrow(
  { database: { sql: db }, proven }: { database: Database; proven: ProvenRows },
  session: Session,
  narrowing: Narrowing,
): Promise<Session | null> {
  let { account } = session;
  if (narrowing.preview !== null) {
    const role = account.role.permissions.includes(previewPermission)
      ? await roleBelow(db, narrowing.preview, account.operator.opPath)
      : null;
    if (!role) return null;
    account = { ...account, role: common(account.role, role) };
  }
  if (narrowing.operator !== null && narrowing.operator !== account.operator.opId) {
    const { operator: opId } = narrowing;
    const { opPath } = account.operator;
    const found = await proven.proven(
      () => operatorBelow(db, opId, opPath),
      ({ evidence }) => proven.isOperator(evidence),
    );
    if (!found) return null;
    account = { ...account, operator: found.operator };
  }
  return { ...session, account };
}

/** Builds the permissions that both roles have, under the name of the second. */
const common = (own: Account['role'], other: Account['role']): Account['role'] => ({
  ...other,
  level: Math.max(own.level, other.level),
  menus: other.menus.filter((menu) => own.menus.includes(menu)),
  permissions: other.permissions.filter((key) => own.permissions.includes(key)),
});
