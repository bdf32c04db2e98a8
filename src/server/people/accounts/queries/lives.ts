import { type Kysely, sql } from 'kysely';
import { normalEmail } from '#domain/validation.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Within } from '#server/core/log/log.ts';

/** Account that has no stream yet. */
export type Unrecorded = Pick<
  Row<'account'>,
  'account_id' | 'email' | 'name' | 'phone' | 'op_id' | 'role_key' | 'status'
>;

const unrecordedColumns = ['account_id', 'email', 'name', 'phone', 'op_id', 'role_key', 'status'] as const;

/** Reads accounts without a stream, by id: `only` this one, or the next ones. */
export async function unrecordedAccounts(
  db: Kysely<Tables>,
  which: { only: string } | { limit: number },
): Promise<Unrecorded[]> {
  const all = db
    .selectFrom('account')
    .select(unrecordedColumns)
    .where('version', '=', 0)
    .where('deleted', '=', false);
  return 'only' in which
    ? all.where('account_id', '=', which.only).execute()
    : all.orderBy('account_id').limit(which.limit).execute();
}

export class AddressTaken extends Error {
  override name = 'AddressTaken';
}

/**
 * Reserves the address for an account without sign-in, with the first fact of its stream; throws `AddressTaken` if
 * another account has it.
 */
export const reserveAccount =
  (account: {
    accountId: string;
    email: string;
    name: string;
    opId: string;
    roleKey: string;
    salt: string;
  }): Within =>
  async (db) => {
    const { rows } = await sql<{ account_id: string }>`
    insert into account (account_id, email, name, phone, op_id, role_key, password_hash, status, last_access_at,
      credential_salt)
    values (${account.accountId}, ${normalEmail(account.email)}, ${account.name}, null, ${account.opId},
      ${account.roleKey}, '', 'Invited', null, ${account.salt})
    on conflict do nothing returning account_id`.execute(db);
    if (rows.length === 0) throw new AddressTaken();
  };

export async function isAddressTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', normalEmail(email))
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setFirstPassword(
  db: Kysely<Tables>,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('account_id', '=', accountId)
    .where('status', '=', 'Invited')
    .execute();
}

/** Account of a mailed link. */
export interface LinkedAccount {
  accountId: string;
  email: string;
  name: string;
  companyName: string;
  roleName: string;
  invitedBy: string | null;
  invitedUntil: Date | null;
  state: string;
  /** True: no newer link was sent, and it was not used. */
  isGood: boolean;
}

/** Finds the account of a link; null if it was never sent. */
export async function accountByCode(db: Kysely<Tables>, codeHash: string): Promise<LinkedAccount | null> {
  const { rows } = await sql<LinkedAccount>`
    select l.account_id as "accountId", a.email, l.name, o.company_name as "companyName", r.role_name as "roleName",
      l.invited_by_name as "invitedBy", l.invited_until as "invitedUntil", l.state,
      coalesce(l.code_hash = c.code_hash, false) as "isGood"
    from invitation_code c join account_life l using (account_id) join account a using (account_id)
      join operator o on o.op_id = l.op_id join role r on r.role_key = l.role_key
    where c.code_hash = ${codeHash}`.execute(db);
  return rows[0] ?? null;
}

export interface Choices {
  organisations: { opId: string; companyName: string; opType: Row<'operator'>['op_type']; opPath: string }[];
  roles: { roleGroupKey: string; roleName: string; level: number; permissions: string[] }[];
}

/**
 * Lists organisations below `opPath`, from the top down, and the roles that users of all of them can have, most
 * powerful first.
 */
export async function invitationChoices(db: Kysely<Tables>, opPath: string): Promise<Choices> {
  const { rows: organisations } = await sql<Choices['organisations'][number]>`
    select op_id as "opId", company_name as "companyName", op_type as "opType", op_path as "opPath"
    from operator where starts_with(op_path, ${opPath}) order by op_path limit 1000`.execute(db);
  const roles = await db
    .selectFrom('role')
    .select(['role_key as roleGroupKey', 'role_name as roleName', 'level', 'permissions'])
    .where(
      sql<boolean>`(op_id is null or exists (
        select 1 from operator w where w.op_id = role.op_id and starts_with(${opPath}, w.op_path)))`,
    )
    .orderBy('level')
    .orderBy('role_name')
    .execute();
  return { organisations, roles };
}
