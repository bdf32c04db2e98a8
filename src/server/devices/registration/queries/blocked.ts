import type { Database } from '#server/core/database/database.ts';

/** Reads the endpoint ids that are refused when they connect. */
export async function blockedDevices({ sql: db }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await db
    .selectFrom('device')
    .select('endpoint_id')
    .where('unlisted', '=', 'blocked')
    .execute();
  return rows.map(({ endpoint_id }) => endpoint_id);
}
