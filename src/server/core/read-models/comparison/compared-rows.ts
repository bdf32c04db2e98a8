import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { RowDifference } from './compared-table.ts';

/**
 * Finds rows that are missing or differ from the expected ones, compared as `upsertRows` would write them; other
 * columns are ignored.
 */
export async function missingOrChanged(
  db: Kysely<Tables>,
  { table, key }: { table: string; key: string },
  expected: readonly object[],
): Promise<RowDifference[]> {
  const [first] = expected;
  if (!first) return [];
  const columns = Object.keys(first).filter((column) => column !== key);
  const differing = columns.map(
    (column) => sql`${sql.ref(`e.${column}`)} is distinct from ${sql.ref(`t.${column}`)}`,
  );
  const { rows } = await sql<Compared>`
    select ${sql.ref(`e.${key}`)}::text as key, to_jsonb(e) as expected, to_jsonb(t) as stored
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(expected)}::jsonb) e
      left join ${sql.table(table)} t on ${sql.ref(`t.${key}`)} = ${sql.ref(`e.${key}`)}
    where ${sql.ref(`t.${key}`)} is null or ${sql.join(differing, sql` or `)}`.execute(db);
  return rows.flatMap(({ key: id, expected: right, stored }): RowDifference[] => {
    if (stored === null) return [{ table, key: id, problem: 'missing', columns: [] }];
    const changed = columns.filter((column) => !isSame(right[column], stored[column]));
    return changed.length > 0 ? [{ table, key: id, problem: 'changed', columns: changed }] : [];
  });
}

interface Compared {
  key: string;
  expected: JsonObject;
  stored: JsonObject | null;
}

/** Compares JSON values: stored text keeps the key order in which it was written, but the log sorts keys. */
const isSame = (right: Json | undefined, stored: Json | undefined): boolean =>
  isDeepStrictEqual(parsed(right), parsed(stored));

function parsed(value: Json | undefined): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const waitMs = 100;
const attempts = 3;

/** Finds lasting differences: rows that are being written are compared again. */
export async function settledDifferences(find: () => Promise<RowDifference[]>): Promise<RowDifference[]> {
  let found = await find();
  for (let attempt = 1; found.length > 0 && attempt < attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    found = await find();
  }
  return found;
}
