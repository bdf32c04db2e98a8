import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/**
 * Writes many rows in one statement, replacing those with the same key. The rows are one JSON parameter, so the
 * statement's text (and its plan) does not depend on their number.
 */
export async function upsertRows(
  trx: Kysely<Tables>,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const replaced = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(replaced)}`.execute(
    trx,
  );
}
