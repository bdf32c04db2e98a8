import { type Kysely, sql } from 'kysely';
import { isRoleName, type Role, roles } from '#domain/roles.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Tables } from '#server/store/database.ts';
import type { OperatorType } from '#server/store/projection-tables.ts';

export interface Operator {
  opId: string;
  parentId: string | null;
  opPath: string;
  opType: OperatorType;
  companyName: string;
  imageUrl: string | null;
  timeZone: string;
}

export interface Account {
  accountId: string;
  email: string;
  name: string;
  phone: string | null;
  status: 'Invited' | 'Running' | 'Stopped';
  lastAccessAt: Date | null;
  role: Role;
  operator: Operator;
}

interface AccountJoin {
  account_id: string;
  email: string;
  account_name: string;
  phone: string | null;
  status: Account['status'];
  last_access_at: Date | null;
  role_key: string;
  op_id: string;
  parent_id: string | null;
  op_path: string;
  op_type: OperatorType;
  company_name: string;
  image_url: string | null;
  time_zone: string;
}

const columns = sql`a.account_id, a.email, a.name as account_name, a.phone, a.status, a.last_access_at, a.role_key,
  o.op_id, o.parent_id, o.op_path, o.op_type, o.company_name, o.image_url, o.time_zone`;

export async function accountById(db: Kysely<Tables>, accountId: string): Promise<Account | null> {
  const { rows } = await sql<AccountJoin>`
    select ${columns} from account a join operator o using (op_id) where a.account_id = ${accountId}`.execute(
    db,
  );
  return rows[0] ? fromRow(rows[0]) : null;
}

/** With the password hash, for the login alone. */
export async function accountByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<{ account: Account; passwordHash: string } | null> {
  const { rows } = await sql<AccountJoin & { password_hash: string }>`
    select ${columns}, a.password_hash from account a join operator o using (op_id)
    where a.email = ${normalEmail(email)}`.execute(db);
  const [row] = rows;
  const account = row ? fromRow(row) : null;
  return row && account ? { account, passwordHash: row.password_hash } : null;
}

export async function noteAccess(db: Kysely<Tables>, accountId: string, at: Date): Promise<void> {
  await db.updateTable('account').set({ last_access_at: at }).where('account_id', '=', accountId).execute();
}

/** An account whose role this version does not know may do nothing, so it counts as absent. */
function fromRow(row: AccountJoin): Account | null {
  if (!isRoleName(row.role_key)) return null;
  return {
    accountId: row.account_id,
    email: row.email,
    name: row.account_name,
    phone: row.phone,
    status: row.status,
    lastAccessAt: row.last_access_at,
    role: roles[row.role_key],
    operator: {
      opId: row.op_id,
      parentId: row.parent_id,
      opPath: row.op_path,
      opType: row.op_type,
      companyName: row.company_name,
      imageUrl: row.image_url,
      timeZone: row.time_zone,
    },
  };
}

/** Operator path of each device that has one; for the scope of the live socket. */
export async function operatorPathsOf(
  db: Kysely<Tables>,
  endpointIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ endpoint_id: string; op_path: string }>`
    select d.endpoint_id, o.op_path from device d join operator o using (op_id)
    where d.endpoint_id = any(${endpointIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row.op_path]));
}

export async function operatorPath(db: Kysely<Tables>, opId: string): Promise<string | null> {
  const row = await db.selectFrom('operator').select('op_path').where('op_id', '=', opId).executeTakeFirst();
  return row?.op_path ?? null;
}
