import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Authentication factors of an account, beside its password. */
export interface Factors {
  /** True: it has a confirmed authenticator app. */
  totp: boolean;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  passkeys: number;
  /** True: its operator, or one above, requires two factors. */
  required: boolean;
}

const isRequired = (accountId: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from account a join operator o using (op_id)
  join operator p on p.require_two_factor and starts_with(o.op_path, p.op_path)
  where a.account_id = ${accountId})`;

/**
 * Condition that a login's owner must have two factors but has no second one, neither here nor at their identity
 * provider.
 */
export const lacksSecondFactor = sql<boolean>`(not refresh_family.factors_shown and ${isRequired(sql`refresh_family.account_id`)}
  and not exists (select 1 from one_time_key k where k.account_id = refresh_family.account_id and k.confirmed_at is not null)
  and not exists (select 1 from passkey k where k.account_id = refresh_family.account_id))`;

export async function factorsOf(db: Kysely<Tables>, accountId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`select
    exists (select 1 from one_time_key where account_id = ${accountId} and confirmed_at is not null) as totp,
    (select count(*)::int from recovery_code where account_id = ${accountId} and used_at is null) as "recoveryCodes",
    (select count(*)::int from passkey where account_id = ${accountId}) as passkeys,
    ${isRequired(sql`${accountId}`)} as required`.execute(db);
  return rows[0] ?? { totp: false, recoveryCodes: 0, passkeys: 0, required: false };
}

/** Deletes all factors of an account except the password, because its owner has lost them. */
export async function removeFactors(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['one_time_key', 'recovery_code', 'passkey'] as const)
      await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  });
}
