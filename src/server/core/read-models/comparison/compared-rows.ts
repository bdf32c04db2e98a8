import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import type { RowDifference } from './compared-table.ts';

/** Rows of a table as they should be, compared as `upsertRows` would write them; other columns are ignored. */
export async function missingOrChanged(
  db: Kysely<Tables>,
  { table, key }: { table: string; key: string },
  expected: readonly object[],
): Promise<RowDifference[]> {
  const [first] = expected;
  if (!first) return [];
  const columns = Object.keys(first).filter((column) => column !== key);
  const differing = columns.map(
    (column) =>
      sql`case when ${sql.ref(`e.${column}`)} is distinct from ${sql.ref(`t.${column}`)} then ${sql.lit(column)} end`,
  );
  const { rows } = await sql<{ key: string; missing: boolean; columns: string[] }>`
    select * from (
      select ${sql.ref(`e.${key}`)}::text as key, ${sql.ref(`t.${key}`)} is null as missing,
        array_remove(array[${sql.join(differing)}]::text[], null) as columns
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(expected)}::jsonb) e
        left join ${sql.table(table)} t on ${sql.ref(`t.${key}`)} = ${sql.ref(`e.${key}`)}
    ) compared where missing or cardinality(columns) > 0`.execute(db);
  return rows.map((row) => ({
    table,
    key: row.key,
    problem: row.missing ? 'missing' : 'changed',
    columns: row.missing ? [] : row.columns,
  }));
}

const waitMs = 100;
const attempts = 3;

/** Differences that last: a row that is being written is compared again. */
export async function settledDifferences(find: () => Promise<RowDifference[]>): Promise<RowDifference[]> {
  let found = await find();
  for (let attempt = 1; found.length > 0 && attempt < attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    found = await find();
  }
  return found;
}
