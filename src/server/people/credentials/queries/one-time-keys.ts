import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

export interface OneTimeKey {
  sealed: Uint8Array;
  confirmed: boolean;
}

/** Reads the key of the account's authenticator app; null: there is none. */
export async function oneTimeKeyOf(db: Kysely<Tables>, accountId: string): Promise<OneTimeKey | null> {
  const row = await db
    .selectFrom('one_time_key')
    .select(['sealed', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { sealed: row.sealed, confirmed: row.confirmed_at !== null } : null;
}

/** Reads the time from which the account has a confirmed authenticator app; null: it has none. */
export async function totpSince(db: Kysely<Tables>, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('one_time_key')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/** Stores a key that is not confirmed yet; false if one is in use. */
export async function offerOneTimeKey(
  db: Kysely<Tables>,
  { accountId, sealed, at }: { accountId: string; sealed: Uint8Array; at: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('one_time_key')
    .values({ account_id: accountId, sealed, confirmed_at: null, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed, created_at: at, last_step: 0 })
        .where('one_time_key.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Uses up the code of this step, and confirms a key that was only offered; false if that or a later one was used
 * before.
 */
export async function takeStep(
  db: Kysely<Tables>,
  { accountId, step, at, confirms }: { accountId: string; step: number; at: Date; confirms: boolean },
): Promise<boolean> {
  const taken = await db
    .updateTable('one_time_key')
    .set(confirms ? { last_step: step, confirmed_at: at } : { last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .where('confirmed_at', confirms ? 'is' : 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function removeOneTimeKey(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('one_time_key').where('account_id', '=', accountId).execute();
}
