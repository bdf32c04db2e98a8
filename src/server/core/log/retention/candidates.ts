import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/core/database/database.ts';
import type { ErasableKind, Hold } from './rule.ts';

/** Reads ids (without the kind) of ended streams without an event since `before` and without a hold; oldest first. */
export async function candidates(
  { sql: kysely }: Database,
  { list, rule }: ErasableKind,
  { before, not, limit }: { before: Date; not: readonly string[]; limit: number },
): Promise<string[]> {
  const { over, lastEvent, heldBy = [] } = rule;
  const row = (column: string) => sql`r.${sql.ref(column)}`;
  // The conditions are literal SQL, so that an index over ended streams can be used.
  const conditions = [
    sql`${row(over.column)} = ${sql.lit(over.is)}`,
    sql`${row(lastEvent)} < ${before}`,
    sql`${row(list.key)} <> all(${[...not]}::text[])`,
    ...heldBy.map((hold) => sql`not exists (${holder(hold)})`),
  ];
  const { rows } = await sql<{ id: string }>`
    select ${row(list.key)} as id from ${sql.table(list.name)} r where ${sql.join(conditions, sql` and `)}
    order by ${row(lastEvent)}, ${row(list.key)} limit ${limit}`.execute(kysely);
  return rows.map(({ id }) => id);
}

function holder({ table, column, by, many }: Hold): RawBuilder<unknown> {
  const held = sql`h.${sql.ref(column)}`;
  const own = sql`r.${sql.ref(by)}`;
  return sql`select 1 from ${sql.table(table)} h where ${many ? sql`${held} @> array[${own}]` : sql`${held} = ${own}`}`;
}
