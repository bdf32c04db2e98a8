import type { Kysely } from 'kysely';
import type { Wish } from '#domain/narrowing.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Account, Session } from '#server/core/http/session.ts';

import { operatorBelow, roleBelow } from '#server/people/sign-in/queries/narrowing.ts';

/** Who may look through a role is who may read what it permits. */
const previewPermission = '/ops/{op}/roles';

/**
 * The session as everything after it sees it: never with more than it had. Null for an organisation or a role that is not
 * below the caller's own, as for one that does not exist.
 */
export async function narrow(db: Kysely<Tables>, session: Session, wish: Wish): Promise<Session | null> {
  let { account } = session;
  if (wish.preview !== null) {
    const role = account.role.permissions.includes(previewPermission)
      ? await roleBelow(db, wish.preview, account.operator.opPath)
      : null;
    if (!role) return null;
    account = { ...account, role: common(account.role, role) };
  }
  if (wish.operator !== null && wish.operator !== account.operator.opId) {
    const operator = await operatorBelow(db, wish.operator, account.operator.opPath);
    if (!operator) return null;
    account = { ...account, operator };
  }
  return { ...session, account };
}

/** What both roles permit, under the name of the second. */
const common = (own: Account['role'], other: Account['role']): Account['role'] => ({
  ...other,
  level: Math.max(own.level, other.level),
  menus: other.menus.filter((menu) => own.menus.includes(menu)),
  permissions: other.permissions.filter((key) => own.permissions.includes(key)),
});
