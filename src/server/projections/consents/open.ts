import type { Database } from '#server/store/database.ts';

/** Consents that are not over: what a start takes up again. */
export async function openConsents(database: Database): Promise<{ consentId: string; endpointId: string }[]> {
  const rows = await database.sql
    .selectFrom('consent')
    .select(['consent_id', 'endpoint_id'])
    .where('terminal', '=', false)
    .execute();
  return rows.map((row) => ({ consentId: row.consent_id, endpointId: row.endpoint_id }));
}
