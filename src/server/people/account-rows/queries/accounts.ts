import { type Kysely, sql } from 'kysely';
import { normalEmail } from '#domain/validation.ts';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { Account, Operator, Role } from '#server/core/http/session.ts';
import type { SealedWork } from '#server/core/seals/sealed-table.ts';
import type { Evidence } from '#server/core/seals/stored-rows.ts';
import { workingPermissions } from '#server/people/account-rows/reach.ts';
import { type AccountEvidence, accountEvidence, credentialEvidence, roleEvidence } from './evidence.ts';

type AccountJoin = Pick<
  Row<'account'>,
  'account_id' | 'email' | 'phone' | 'status' | 'last_access_at' | 'role_key'
> &
  Omit<Row<'operator'>, 'created_at'> &
  Pick<Row<'role'>, 'role_name' | 'description' | 'role_group' | 'level' | 'menus' | 'permissions'> & {
    account_name: string;
  };

/**
 * Checks that an organisation, and all above it, are active: in an inactive one no user can sign in
 * (docs/decisions/208).
 */
const isInUse = sql`not exists (
  select 1 from operator u where not u.use_flag and starts_with(o.op_path, u.op_path))`;

const columns = sql`a.account_id, a.email, a.name as account_name, a.phone,
  case when ${isInUse} then a.status else 'Stopped' end as status, a.last_access_at, a.role_key,
  r.role_name, r.description, r.role_group, r.level, r.menus, r.permissions,
  o.op_id, o.parent_id, o.op_path, o.op_type, o.company_name, o.image_url, o.time_zone`;

/** Reads an account with the evidence about its rows, for decisions (people/accounts/proven.ts). */
export async function accountWithEvidence(
  database: Database,
  accountId: string,
): Promise<{ account: Account; evidence: AccountEvidence } | null> {
  const [row] = await database.prepared(sql<AccountJoin & { evidence: AccountEvidence }>`
    select ${columns}, ${accountEvidence} as evidence
    from account a join operator o using (op_id) join role r using (role_key) where a.account_id = ${accountId}`);
  return row ? { account: fromRow(row), evidence: row.evidence } : null;
}

/** Reads an account for display, not for decisions. */
export async function accountById(db: Kysely<Tables>, accountId: string): Promise<Account | null> {
  const { rows } = await sql<AccountJoin>`
    select ${columns} from account a join operator o using (op_id) join role r using (role_key) where a.account_id = ${accountId}`.execute(
    db,
  );
  return rows[0] ? fromRow(rows[0]) : null;
}

/** Reads an account with its password hash, for signing in, and the evidence about both (people/accounts/proven.ts). */
export async function accountByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<{ account: Account; passwordHash: string; evidence: Evidence } | null> {
  const { rows } = await sql<AccountJoin & { password_hash: string; evidence: Evidence }>`
    select ${columns}, a.password_hash, ${credentialEvidence} as evidence from account a join operator o using (op_id) join role r using (role_key)
    where a.email = ${normalEmail(email)} and not a.deleted`.execute(db);
  const [row] = rows;
  return row ? { account: fromRow(row), passwordHash: row.password_hash, evidence: row.evidence } : null;
}

/**
 * Returns the present permissions of a role for users of the organisation; null if they cannot have it
 * (docs/decisions/210).
 */
export async function roleFor(
  db: Kysely<Tables>,
  { key, opId }: { key: string; opId: string },
): Promise<(Pick<Role, 'level' | 'permissions'> & { evidence: Evidence }) | null> {
  const row = await db
    .selectFrom('role')
    .innerJoin('operator as h', (join) => join.on('h.op_id', '=', opId))
    .select(['role.level', 'role.permissions', 'h.parent_id as parentId'])
    .select(roleEvidence.as('evidence'))
    .where('role_key', '=', key)
    .where(
      sql<boolean>`(role.op_id is null or exists (
        select 1 from operator o join operator w on w.op_id = role.op_id
        where o.op_id = ${opId} and starts_with(o.op_path, w.op_path)))`,
    )
    .executeTakeFirst();
  return row
    ? { level: row.level, permissions: workingPermissions(row.permissions, row), evidence: row.evidence }
    : null;
}

export async function noteAccess(db: Kysely<Tables>, accountId: string, at: Date): Promise<void> {
  await db.updateTable('account').set({ last_access_at: at }).where('account_id', '=', accountId).execute();
}

/** Replaces the hash of an unchanged password; does nothing if the password was changed meanwhile. */
export const renewPasswordHash =
  ({ accountId, from, to }: { accountId: string; from: string; to: string }): SealedWork =>
  async (db) => {
    const renewed = await db
      .updateTable('account')
      .set({ password_hash: to })
      .where('account_id', '=', accountId)
      .where('password_hash', '=', from)
      .returning('account_id')
      .execute();
    return renewed.map(({ account_id }) => account_id);
  };

export async function passwordHashes(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('account').select('password_hash').execute();
  return rows.map(({ password_hash }) => password_hash);
}

/** Maps a row. An account whose role no longer exists may do nothing, so the join treats it as missing. */
function fromRow(row: AccountJoin): Account {
  const role = roleOf(row);
  const operator = operatorOf(row);
  return {
    accountId: row.account_id,
    email: row.email,
    name: row.account_name,
    phone: row.phone,
    status: row.status,
    lastAccessAt: row.last_access_at,
    role: { ...role, permissions: workingPermissions(role.permissions, operator) },
    operator,
  };
}

type RoleColumns =
  | 'role_key'
  | 'role_name'
  | 'description'
  | 'role_group'
  | 'level'
  | 'menus'
  | 'permissions';
export const roleOf = (row: Pick<Row<'role'>, RoleColumns>): Role => ({
  key: row.role_key,
  name: row.role_name,
  description: row.description,
  basic: row.role_group === 'System',
  level: row.level,
  menus: row.menus,
  permissions: row.permissions,
});

type OperatorColumns =
  | 'op_id'
  | 'parent_id'
  | 'op_path'
  | 'op_type'
  | 'company_name'
  | 'image_url'
  | 'time_zone';
export const operatorOf = (row: Pick<Row<'operator'>, OperatorColumns>): Operator => ({
  opId: row.op_id,
  parentId: row.parent_id,
  opPath: row.op_path,
  opType: row.op_type,
  companyName: row.company_name,
  imageUrl: row.image_url,
  timeZone: row.time_zone,
});

export async function operatorName(db: Kysely<Tables>, opId: string): Promise<string | null> {
  const row = await db
    .selectFrom('operator')
    .select('company_name')
    .where('op_id', '=', opId)
    .executeTakeFirst();
  return row?.company_name ?? null;
}
