import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Identity of a user at a provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Finds the account linked to a user; null: none yet. */
export async function accountOfIdentity(
  db: Kysely<Tables>,
  { issuer, subject }: Identity,
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_identity as i')
    .innerJoin('account as a', 'a.account_id', 'i.account_id')
    .select('i.account_id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where('a.deleted', '=', false)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Finds the user of this issuer linked to an account; null: none yet. */
export async function subjectOf(
  db: Kysely<Tables>,
  { accountId, issuer }: { accountId: string; issuer: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row?.subject ?? null;
}

/** Links the account to this user from now on, whatever their address. An ended account releases its user. */
export async function linkIdentity(
  db: Kysely<Tables>,
  { accountId, issuer, subject, at }: Identity & { accountId: string; at: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('provider_identity')
      .where((row) =>
        row.or([
          row('account_id', '=', accountId),
          row.and([row('issuer', '=', issuer), row('subject', '=', subject)]),
        ]),
      )
      .execute();
    await trx
      .insertInto('provider_identity')
      .values({ account_id: accountId, issuer, subject, linked_at: at })
      .execute();
  });
}
