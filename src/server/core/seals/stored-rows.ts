import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '#machines/json.ts';
import type { StoredEventType } from '#machines/stored-events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';

export interface SealedTableDefinition {
  table: 'role' | 'operator' | 'account';
  /** Name in seals and messages; a table may have two seals. */
  name: string;
  /** Column with the id of a row. */
  key: string;
  /** Kind of the streams of its rows. */
  kind: string;
  /** Sealed fields by their names in facts, with their columns. */
  fields: Readonly<Record<string, string>>;
  /** Facts that are appended with the rows; null: the rows follow a stream that others write. */
  facts: Readonly<Record<'adopted' | 'written' | 'deleted', StoredEventType>> | null;
  /** Columns of the seal and of the version that it covers. */
  sealed: Readonly<Record<'seal' | 'version', string>>;
  /** Salt column: seal and log have only digests of the fields, salted with it, so such a row cannot be rebuilt. */
  salt?: string;
}

/** Stored row, and its version in the log. `values`: null if there is no row. */
export interface Evidence {
  key: string;
  version: number;
  seal: string | null;
  values: JsonObject | null;
  logVersion: number;
}

/** Builds SQL for the evidence about the row under this alias, as JSON. */
export function evidenceOf(definition: SealedTableDefinition, alias: string): RawBuilder<Evidence> {
  const { key, kind, sealed } = definition;
  const id = sql.ref(`${alias}.${key}`);
  return sql<Evidence>`jsonb_build_object('key', ${id}, 'version', ${sql.ref(`${alias}.${sealed.version}`)},
    'seal', ${sql.ref(`${alias}.${sealed.seal}`)}, 'values', ${valuesOf(definition, alias)}, 'logVersion', ${logVersion(kind, id)})`;
}

/** Reads the rows of these keys, including missing ones; null: all rows with values. */
export async function storedRows(
  db: Kysely<Tables>,
  definition: SealedTableDefinition,
  keys: readonly string[] | null,
): Promise<Evidence[]> {
  const { table, key, kind, sealed, salt } = definition;
  const id = sql.ref(`t.${key}`);
  const isThere = salt === undefined ? sql`true` : sql`${sql.ref(salt)} <> ''`;
  const asked =
    keys === null
      ? sql`select ${sql.ref(key)} as key from ${sql.table(table)} where ${isThere}`
      : sql`select distinct unnest(${[...keys]}::text[]) as key`;
  const { rows } = await sql<Evidence>`
    select k.key, coalesce(${sql.ref(`t.${sealed.version}`)}, 0) as version, ${sql.ref(`t.${sealed.seal}`)} as seal,
      case when ${id} is not null then ${valuesOf(definition, 't')} end as values,
      ${logVersion(kind, sql`k.key`)} as "logVersion"
    from (${asked}) k left join ${sql.table(table)} t on ${id} = k.key order by k.key`.execute(db);
  return rows;
}

/** Builds SQL for the sealed fields; null: the salt was deleted, and with it all that the fields tell. */
function valuesOf({ fields, salt }: SealedTableDefinition, alias: string): RawBuilder<JsonObject | null> {
  const readOf = (column: string) => {
    const value = sql.ref(`${alias}.${column}`);
    if (salt === undefined) return value;
    return sql`encode(sha256(convert_to(${sql.ref(`${alias}.${salt}`)} || chr(10) || ${value}, 'UTF8')), 'hex')`;
  };
  const values = sql<JsonObject>`jsonb_build_object(${sql.join(
    Object.entries(fields).map(([field, column]) => sql`${sql.lit(field)}, ${readOf(column)}`),
  )})`;
  return salt === undefined ? values : sql`case when ${sql.ref(`${alias}.${salt}`)} <> '' then ${values} end`;
}

const logVersion = (kind: string, id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select max(e.version) from es_event e
    where ${isOfLog('e')} and e.stream_id = ${sql.lit(`${kind}:`)} || ${id}), 0)`;
