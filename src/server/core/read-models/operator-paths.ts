import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/database.ts';

/** Reads the operator path of each device that has one, for the scope of the live socket. */
export async function operatorPathsOf(
  db: Kysely<Tables>,
  endpointIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ endpoint_id: string; op_path: string }>`
    select d.endpoint_id, o.op_path from device d join operator o using (op_id)
    where d.endpoint_id = any(${endpointIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row.op_path]));
}

export async function operatorPath(db: Kysely<Tables>, opId: string): Promise<string | null> {
  const row = await db.selectFrom('operator').select('op_path').where('op_id', '=', opId).executeTakeFirst();
  return row?.op_path ?? null;
}
