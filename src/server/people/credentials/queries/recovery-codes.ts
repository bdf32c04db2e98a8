import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Replaces all recovery codes by these. */
export async function replaceRecoveryCodes(
  db: Kysely<Tables>,
  { accountId, hashes }: { accountId: string; hashes: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    if (hashes.length === 0) return;
    await trx
      .insertInto('recovery_code')
      .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null })))
      .execute();
  });
}

/** Uses up a recovery code; false if there is no such code, or it was used. */
export async function takeRecoveryCode(
  db: Kysely<Tables>,
  { accountId, hash, at }: { accountId: string; hash: string; at: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}
