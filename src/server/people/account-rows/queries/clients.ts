import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type Client = Row<'client'>;

/** Finds the browser by the hash of its key, or stores it with the given trust. */
export async function findOrCreateClient(
  db: Kysely<Tables>,
  client: { clientId: string; accountId: string; clientKeyHash: string; trusted: boolean; at: Date },
): Promise<Client> {
  await db
    .insertInto('client')
    .values({
      client_id: client.clientId,
      account_id: client.accountId,
      client_key_hash: client.clientKeyHash,
      trusted: client.trusted,
      created_at: client.at,
      last_access_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'client_key_hash']).doNothing())
    .execute();
  return db
    .selectFrom('client')
    .selectAll()
    .where('account_id', '=', client.accountId)
    .where('client_key_hash', '=', client.clientKeyHash)
    .executeTakeFirstOrThrow();
}

/** Tells if the account has signed in from this browser before, and trusts it. */
export async function isTrustedClient(
  db: Kysely<Tables>,
  client: { accountId: string; clientKeyHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('client')
    .select('trusted')
    .where('account_id', '=', client.accountId)
    .where('client_key_hash', '=', client.clientKeyHash)
    .executeTakeFirst();
  return row?.trusted ?? false;
}

/** Trusts the browser after its owner authenticated with more than a password. */
export async function trustClient(db: Kysely<Tables>, clientId: string): Promise<void> {
  await db.updateTable('client').set({ trusted: true }).where('client_id', '=', clientId).execute();
}

/** Withdraws a browser's trust, so that its next sign-in is confirmed by mail again. */
export async function distrustClient(db: Kysely<Tables>, clientId: string): Promise<void> {
  await db.updateTable('client').set({ trusted: false }).where('client_id', '=', clientId).execute();
}

export async function clientById(db: Kysely<Tables>, clientId: string): Promise<Client | null> {
  const row = await db.selectFrom('client').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  return row ?? null;
}

/** Stores a client's description (CL-136); omitted fields stay. False if nothing has changed. */
export async function describeClient(
  db: Kysely<Tables>,
  clientId: string,
  described: Partial<
    Record<'platform' | 'osVer' | 'appPackage' | 'appVer' | 'lang' | 'timezone' | 'pushType', string>
  >,
): Promise<boolean> {
  const change = {
    ...(described.platform !== undefined && { platform: described.platform }),
    ...(described.osVer !== undefined && { os_ver: described.osVer }),
    ...(described.appPackage !== undefined && { app_package: described.appPackage }),
    ...(described.appVer !== undefined && { app_ver: described.appVer }),
    ...(described.lang !== undefined && { lang: described.lang }),
    ...(described.timezone !== undefined && { timezone: described.timezone }),
    ...(described.pushType !== undefined && { push_type: described.pushType }),
  };
  const columns = Object.keys(change);
  if (columns.length === 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('client')
    .set(change)
    .where('client_id', '=', clientId)
    .where((eb) =>
      eb.or(Object.entries(change).map(([column, value]) => eb(sql.ref(column), 'is distinct from', value))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteClientAccess(db: Kysely<Tables>, clientId: string, at: Date): Promise<void> {
  await db.updateTable('client').set({ last_access_at: at }).where('client_id', '=', clientId).execute();
}

export async function addVerification(
  db: Kysely<Tables>,
  verification: { tokenHash: string; clientId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('client_verification')
    .values({
      token_hash: verification.tokenHash,
      client_id: verification.clientId,
      expires_at: verification.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Trusts the browser of the mailed token and returns its account; null if the token is unknown, used or too old. */
export async function redeemVerification(
  db: Kysely<Tables>,
  tokenHash: string,
  at: Date,
): Promise<{ clientId: string; accountId: string } | null> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('client_verification')
      .set({ used_at: at })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('client_id')
      .executeTakeFirst();
    if (!used) return null;
    const client = await trx
      .updateTable('client')
      .set({ trusted: true })
      .where('client_id', '=', used.client_id)
      .returning('account_id')
      .executeTakeFirstOrThrow();
    return { clientId: used.client_id, accountId: client.account_id };
  });
}
