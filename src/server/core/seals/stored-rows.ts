import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '#machines/json.ts';
import type { StoredEventType } from '#machines/stored-events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';

export interface SealedTableDefinition {
  table: 'role' | 'operator' | 'account';
  /** Column with the id of a row. */
  key: string;
  /** Of the streams of its rows. */
  kind: string;
  /** Fields that are obeyed, as facts name them, with their columns. */
  fields: Readonly<Record<string, string>>;
  /** Facts that are appended with the rows; null: the rows follow a stream that others write. */
  facts: Readonly<Record<'adopted' | 'written' | 'deleted', StoredEventType>> | null;
}

/** A stored row, and its version in the log. `values`: null where there is no row. */
export interface Evidence {
  key: string;
  version: number;
  seal: string | null;
  values: JsonObject | null;
  logVersion: number;
}

/** SQL of the evidence about the row under this alias, as JSON. */
export function evidenceOf(
  { key, kind, fields }: SealedTableDefinition,
  alias: string,
): RawBuilder<Evidence> {
  const id = sql.ref(`${alias}.${key}`);
  return sql<Evidence>`jsonb_build_object('key', ${id}, 'version', ${sql.ref(`${alias}.version`)},
    'seal', ${sql.ref(`${alias}.seal`)}, 'values', ${valuesOf(fields, alias)}, 'logVersion', ${logVersion(kind, id)})`;
}

/** Rows of these keys, also where there is none; null: all rows. */
export async function storedRows(
  db: Kysely<Tables>,
  { table, key, kind, fields }: SealedTableDefinition,
  keys: readonly string[] | null,
): Promise<Evidence[]> {
  const id = sql.ref(`t.${key}`);
  const asked =
    keys === null
      ? sql`select ${sql.ref(key)} as key from ${sql.table(table)}`
      : sql`select distinct unnest(${[...keys]}::text[]) as key`;
  const { rows } = await sql<Evidence>`
    select k.key, coalesce(t.version, 0) as version, t.seal, case when ${id} is not null then ${valuesOf(fields, 't')} end as values,
      ${logVersion(kind, sql`k.key`)} as "logVersion"
    from (${asked}) k left join ${sql.table(table)} t on ${id} = k.key order by k.key`.execute(db);
  return rows;
}

const valuesOf = (fields: SealedTableDefinition['fields'], alias: string): RawBuilder<JsonObject> =>
  sql<JsonObject>`jsonb_build_object(${sql.join(
    Object.entries(fields).map(([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`${alias}.${column}`)}`),
  )})`;

const logVersion = (kind: string, id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select max(e.version) from es_event e
    where ${isOfLog('e')} and e.stream_id = ${sql.lit(`${kind}:`)} || ${id}), 0)`;
