import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type Passkey = Row<'passkey'>;

export async function passkeysOf(db: Kysely<Tables>, accountId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

export async function passkeyById(db: Kysely<Tables>, passkeyId: string): Promise<Passkey | null> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a passkey; false if it is already registered, for any account. */
export async function addPasskey(
  db: Kysely<Tables>,
  passkey: Omit<Passkey, 'last_used_at'>,
): Promise<boolean> {
  const added = await db
    .insertInto('passkey')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('passkey_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Renames a passkey; false if the account has no such one. */
export async function renamePasskey(
  db: Kysely<Tables>,
  { accountId, passkeyId, name }: { accountId: string; passkeyId: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('passkey_id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .returning('passkey_id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Removes a passkey and returns its name; null if the account has no such one. */
export async function removePasskey(
  db: Kysely<Tables>,
  { accountId, passkeyId }: { accountId: string; passkeyId: string },
): Promise<string | null> {
  const removed = await db
    .deleteFrom('passkey')
    .where('passkey_id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name ?? null;
}

/** Records its use and its counter; false if the challenge was answered before. */
export async function notePasskeyUse(
  db: Kysely<Tables>,
  use: { passkeyId: string; counter: number; challengeHash: string; expiresAt: Date; at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('used_challenge').where('expires_at', '<', use.at).execute();
    const first = await trx
      .insertInto('used_challenge')
      .values({ challenge_hash: use.challengeHash, expires_at: use.expiresAt })
      .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
      .returning('challenge_hash')
      .executeTakeFirst();
    if (!first) return false;
    await trx
      .updateTable('passkey')
      .set({ counter: use.counter, last_used_at: use.at })
      .where('passkey_id', '=', use.passkeyId)
      .execute();
    return true;
  });
}
