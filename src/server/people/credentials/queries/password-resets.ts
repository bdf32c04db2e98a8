import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type ResetSecret = Row<'password_reset_secret'>;

/** Finds an account's valid reset by its temporary password. */
export const secretByTemporary = (
  db: Kysely<Tables>,
  { accountId, temporaryHash, at }: { accountId: string; temporaryHash: string; at: Date },
): Promise<ResetSecret | undefined> =>
  db
    .selectFrom('password_reset_secret')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('temporary_hash', '=', temporaryHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Finds a valid reset by its link. */
export const secretByLink = (
  db: Kysely<Tables>,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<ResetSecret | undefined> =>
  db
    .selectFrom('password_reset_secret')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Lists the account's resets whose mail can still be used. */
export async function openResets(db: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('password_reset_secret')
    .select('reset_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ reset_id }) => reset_id);
}
