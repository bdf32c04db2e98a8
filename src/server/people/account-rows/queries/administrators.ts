import { type Kysely, type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

const needed = [operations.updateRole.permission, operations.inviteAccount.permission];

type Power = Pick<Row<'role'>, 'level' | 'permissions'>;

/** Tells if users of the root organisation with the role can restore every permission. */
export const isAdministratorRole = ({ level, permissions }: Power): boolean =>
  level === 0 && needed.every((key) => permissions.includes(key));

/**
 * Selects accounts that administer the installation: of the root organisation, able to sign in, with a role that may
 * change roles and invite. After an administrator has reset an account's password, it does not count until a new one is
 * chosen.
 */
const administrators: RawBuilder<unknown> = sql`from account a join operator o using (op_id) join role r using (role_key)
  where a.status = 'Running' and not a.deleted and o.parent_id is null
    and r.level = 0 and r.permissions @> ${needed}::text[]
    and (a.password_hash <> '' or exists (select 1 from passkey k where k.account_id = a.account_id)
      or exists (select 1 from provider_identity i where i.account_id = a.account_id))`;

/** Tells if the account administers the installation. */
export async function isAdministrator(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const { rows } = await sql`select 1 ${administrators} and a.account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/** Tells if an account other than `butFor` administers the installation. */
export async function administratorRemains(
  db: Kysely<Tables>,
  { butFor }: { butFor: string | null },
): Promise<boolean> {
  const { rows } =
    await sql`select 1 ${administrators} and a.account_id is distinct from ${butFor} limit 1`.execute(db);
  return rows.length > 0;
}

/** Tells if an active account of the root organisation has the role. */
export async function isHeldAtRoot(db: Kysely<Tables>, roleKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from account a join operator o using (op_id)
    where a.role_key = ${roleKey} and a.status = 'Running' and not a.deleted and o.parent_id is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Reads pending invitations to administer the installation, at most a hundred. `isNew`: no account was ever in use. */
export async function firstInvitations(
  db: Kysely<Tables>,
  { opId, roleGroupKey }: { opId: string; roleGroupKey: string },
): Promise<{
  invited: { accountId: string; email: string; opId: string; invitedUntil: Date | null }[];
  isNew: boolean;
}> {
  const here = db.selectFrom('account').where('deleted', '=', false);
  const invited = await here
    .select(['account_id as accountId', 'email', 'op_id as opId', 'invited_until as invitedUntil'])
    .where('status', '=', 'Invited')
    .where('op_id', '=', opId)
    .where('role_key', '=', roleGroupKey)
    .limit(100)
    .execute();
  const used = await here.select('account_id').where('status', '<>', 'Invited').limit(1).executeTakeFirst();
  return { invited, isNew: used === undefined };
}
