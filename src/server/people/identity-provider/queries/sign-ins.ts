import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type ProviderSignIn = Row<'provider_sign_in'>;

/** Stores a started sign-in, and deletes those that never came back. */
export async function addSignIn(db: Kysely<Tables>, signIn: ProviderSignIn, at: Date): Promise<void> {
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', at).execute();
  await db.insertInto('provider_sign_in').values(signIn).execute();
}

/** Takes a sign-in once; null if it does not exist, is too old, or another browser started it. */
export async function takeSignIn(
  db: Kysely<Tables>,
  { stateHash, clientKeyHash, at }: { stateHash: string; clientKeyHash: string; at: Date },
): Promise<ProviderSignIn | null> {
  const taken = await db
    .deleteFrom('provider_sign_in')
    .where('state_hash', '=', stateHash)
    .where('client_key_hash', '=', clientKeyHash)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}
