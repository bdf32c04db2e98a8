import { type Kysely, sql } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';

/** Days for which unused rows about people are kept: to review them, and to find the reasons for refusals. */
export const leftDays = 90;

/**
 * Deletes rows that people left behind: ended sign-ins, unused browsers, links, requests for accounts; of deleted
 * accounts the sign-in data, and, if their record was erased, their identity. Id and organisation stay: the audit trail
 * names them as long as it is kept.
 */
export async function forgetLeftRows(
  { db, sealedCredentials }: { db: Kysely<Tables>; sealedCredentials: Pick<SealedTable, 'write'> },
  now: Date,
  { retentionDays }: { retentionDays: number | null },
): Promise<void> {
  const before = (days: number) =>
    sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  const left = before(leftDays);
  await db.transaction().execute(async (trx) => {
    const steps = [
      sql`delete from refresh_token t using refresh_family f
        where f.family_id = t.family_id and f.last_used_at < ${left}`,
      sql`delete from refresh_family where last_used_at < ${left}`,
      sql`delete from client_verification where expires_at < ${left}`,
      sql`delete from client c where coalesce(c.last_access_at, c.created_at) < ${left}
        and not exists (select 1 from refresh_family f where f.client_id = c.client_id)
        and not exists (select 1 from client_verification v where v.client_id = c.client_id)`,
      sql`delete from invitation_code where sent_at < ${left}`,
      sql`delete from account_request where coalesce(decided_at, requested_at) < ${left}`,
      ...['passkey', 'one_time_key', 'recovery_code', 'personal_settings'].map(
        (table) =>
          sql`delete from ${sql.table(table)} x using account a where a.account_id = x.account_id and a.deleted`,
      ),
      ...(retentionDays === null
        ? []
        : [sql`delete from feedback where created_at < ${before(retentionDays)}`]),
    ];
    for (const step of steps) await step.execute(trx);
  });
  await sealedCredentials.write(serverActor('retention'), async (trx) => {
    const { rows: erased } = await sql<{ account_id: string }>`
      update account a set email = '', name = '', phone = null, password_hash = '', credential_salt = '', invited_by = null, invited_by_name = null
      where a.deleted and a.name <> '' and exists (
        select 1 from es_event e where ${isOfLog('e')} and e.stream_id = 'account:' || a.account_id
          and e.version = 1 and e.erased_by is not null)
      returning a.account_id`.execute(trx);
    const ids = erased.map(({ account_id }) => account_id);
    if (ids.length > 0)
      await sql`delete from provider_identity where account_id = any(${ids}::text[])`.execute(trx);
    return ids;
  });
}
