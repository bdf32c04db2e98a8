import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type ProviderSignIn = Row<'provider_sign_in'>;

/** A user leaves for their provider. Sign-ins that never came back are removed on the way. */
export async function addSignIn(db: Kysely<Tables>, signIn: ProviderSignIn, at: Date): Promise<void> {
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', at).execute();
  await db.insertInto('provider_sign_in').values(signIn).execute();
}

/** Takes it, once; null where it is none, is too old, or another browser left with it. */
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
