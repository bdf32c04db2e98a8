import { sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';

/** Reads the organisation above each one; the root has none. */
export async function organisationsAbove(
  database: Pick<Database, 'sql'>,
  opIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.sql
    .selectFrom('operator')
    .select(['op_id', 'parent_id'])
    .where('op_id', '=', sql<string>`any(${[...new Set(opIds)]}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ op_id, parent_id }) => (parent_id ? [[op_id, parent_id] as const] : [])));
}
