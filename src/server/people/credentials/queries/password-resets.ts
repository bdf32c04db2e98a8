import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Id of the reset whose temporary password this is, as long as it is good; null: it is none. */
export async function resetByTemporary(
  db: Kysely<Tables>,
  { accountId, temporaryHash, at }: { accountId: string; temporaryHash: string; at: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('password_reset_secret')
    .select('reset_id')
    .where('account_id', '=', accountId)
    .where('temporary_hash', '=', temporaryHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.reset_id ?? null;
}

/** Whose link it is, as long as it is good; null: it is none. */
export async function resetByLink(
  db: Kysely<Tables>,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<{ resetId: string; accountId: string } | null> {
  const row = await db
    .selectFrom('password_reset_secret')
    .select(['reset_id', 'account_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row ? { resetId: row.reset_id, accountId: row.account_id } : null;
}

/** Resets of the account whose mail can still be used. */
export async function openResets(db: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('password_reset_secret')
    .select('reset_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ reset_id }) => reset_id);
}
