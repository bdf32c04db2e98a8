import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { lacksSecondFactor } from '#server/people/account-rows/queries/factors.ts';

export type SessionRow = Pick<
  Row<'refresh_family'>,
  'family_id' | 'address' | 'user_agent' | 'created_at' | 'last_used_at'
>;

/** Condition for a valid last token: without one a login is over, although it was not ended. */
const hasToken = (at: Date) =>
  sql<boolean>`exists (select 1 from refresh_token t where t.family_id = refresh_family.family_id and t.expires_at > ${at})`;

/** Rows of a page of logins. */
export interface SessionPage {
  limit: number;
  offset: number;
}

/** Lists the account's usable logins, and counts them: not ended, begun after `begunAfter`, and with a valid token. */
export async function openSessions(
  db: Kysely<Tables>,
  { accountId, at, begunAfter }: { accountId: string; at: Date; begunAfter: Date },
  { limit, offset }: SessionPage,
): Promise<{ rows: SessionRow[]; total: number }> {
  const open = db
    .selectFrom('refresh_family')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .where(hasToken(at));
  const rows = await open
    .select(['family_id', 'address', 'user_agent', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('family_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await open.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return { rows, total: counted.n };
}

/** Ends one login of the account, or all but one; returns the ids of those that were open until now. */
export async function endSessions(
  db: Kysely<Tables>,
  end: { accountId: string; at: Date } & ({ only: string } | { allBut: string }),
): Promise<string[]> {
  const open = db
    .updateTable('refresh_family')
    .set({ revoked_at: end.at })
    .where('account_id', '=', end.accountId)
    .where('revoked_at', 'is', null)
    .where(hasToken(end.at));
  const chosen =
    'only' in end ? open.where('family_id', '=', end.only) : open.where('family_id', '!=', end.allBut);
  const ended = await chosen.returning('family_id').execute();
  return ended.map(({ family_id }) => family_id);
}

/** Ends the open logins of one browser. */
export async function endSessionsOfClient(
  db: Kysely<Tables>,
  { clientId, at }: { clientId: string; at: Date },
): Promise<string[]> {
  const ended = await db
    .updateTable('refresh_family')
    .set({ revoked_at: at })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .returning('family_id')
    .execute();
  return ended.map(({ family_id }) => family_id);
}

export interface EndedLogin {
  familyId: string;
  accountId: string;
}

/** Ends the open logins that this organisation's identity provider admitted. */
export async function endSessionsOfProvider(
  db: Kysely<Tables>,
  { opId, at }: { opId: string; at: Date },
): Promise<EndedLogin[]> {
  return db
    .updateTable('refresh_family')
    .set({ revoked_at: at })
    .where('provider_op_id', '=', opId)
    .where('revoked_at', 'is', null)
    .where(hasToken(at))
    .returning(['family_id as familyId', 'account_id as accountId'])
    .execute();
}

/** Lists addresses from which the account signed in, or renewed a login, since `after`. */
export async function usedAddresses(
  db: Kysely<Tables>,
  { accountId, after }: { accountId: string; after: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('refresh_family')
    .select('address')
    .distinct()
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', after)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}

export async function notePassword(
  db: Kysely<Tables>,
  { familyId, at }: { familyId: string; at: Date },
): Promise<void> {
  await db.updateTable('refresh_family').set({ password_at: at }).where('family_id', '=', familyId).execute();
}

/**
 * Reads a login: time of its last password entry, whether that was a temporary one, its identity provider, and whether
 * a second factor is missing; null if it is over. Records its use if the last record is long ago.
 */
export async function continueSession(
  db: Kysely<Tables>,
  use: { familyId: string; at: Date; notedEveryMs: number },
): Promise<{
  passwordAt: Date;
  resetId: string | null;
  providerOpId: string | null;
  lacksFactor: boolean;
} | null> {
  const row = await db
    .selectFrom('refresh_family')
    .select(['revoked_at', 'last_used_at', 'password_at', 'reset_id', 'provider_op_id'])
    .select(lacksSecondFactor.as('lacks_factor'))
    .where('family_id', '=', use.familyId)
    .executeTakeFirst();
  if (!row || row.revoked_at) return null;
  if (use.at.getTime() - row.last_used_at.getTime() > use.notedEveryMs)
    await db
      .updateTable('refresh_family')
      .set({ last_used_at: use.at })
      .where('family_id', '=', use.familyId)
      .execute();
  return {
    passwordAt: row.password_at,
    resetId: row.reset_id,
    providerOpId: row.provider_op_id,
    lacksFactor: row.lacks_factor,
  };
}
