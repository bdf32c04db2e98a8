import { type Kysely, sql } from 'kysely';
import type { Json } from '#machines/json.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Access, ReportedChange } from '#server/core/read-models/scope.ts';
import type { SealedWork } from '#server/core/seals/sealed-table.ts';
import { columnsOf } from './columns.ts';
import { type WrongField, wrongField, wrongFieldOf } from './row-refusal.ts';
import type { RowsDefinition } from './rows.ts';

type Values = Record<string, unknown>;

/** Row to write: all values of a new one, or those that change. */
export interface ImportedRow {
  id: string;
  values: Values;
  /** Previous values; null: it is new. */
  before: Values | null;
}

/** Reason that a row cannot be written. */
export interface ImportRefusal extends WrongField {
  id: string;
}

/** Part of a definition that an import needs (resource.ts). */
type ImportDefinition = Pick<
  RowsDefinition<object, object, object>,
  | 'table'
  | 'id'
  | 'fields'
  | 'names'
  | 'modified'
  | 'modifiedBy'
  | 'check'
  | 'begin'
  | 'beforeUpdate'
  | 'written'
>;

/** Maximum number of rows in one audit entry. */
const auditedAtOnce = 100;
/**
 * Maximum number of rows in one statement; if the database refuses them, each half is tried, down to the refused row.
 */
const triedAtOnce = 1_000;

const batchesOf = (rows: readonly ImportedRow[], size: number): (readonly ImportedRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

class Undone extends Error {}

/**
 * Writes many rows of a shared table in one transaction: all of them or none. Rows are written together; if the
 * database refuses them, in ever smaller parts, to identify the row. If the definition has rules, rows are checked one
 * by one, as for a single change.
 */
export class ResourceImport {
  readonly #definition: ImportDefinition;
  readonly #access: Access;

  constructor(definition: ImportDefinition, access: Access) {
    this.#definition = definition;
    this.#access = access;
  }

  /** Reads those rows that exist, by id, as the API shows them. */
  async existing(ids: readonly string[]): Promise<Map<string, Values>> {
    return this.#read(this.#access.database.sql, ids);
  }

  /** Tries to write the rows, and keeps them if `keep` is set and none is refused. */
  async write(rows: readonly ImportedRow[], keep: boolean): Promise<ImportRefusal[]> {
    let refused: ImportRefusal[] = [];
    let isWritten = false;
    const { database, owes, changed, sealed, actor } = this.#access;
    const work: SealedWork = async (db, isRehearsal) => {
      refused = [];
      // With rules, rows are checked one by one.
      for (const batch of batchesOf(rows, this.#hasRules ? 1 : triedAtOnce))
        refused.push(...(await this.#refusalsOf(db, batch)));
      if (!keep || refused.length > 0) throw new Undone();
      const ids = rows.map(({ id }) => id);
      if (isRehearsal) return ids;
      // Its audit entries are already pending: another call has changed the rows since they were read.
      if (isWritten) throw hintError('conflict');
      isWritten = true;
      let reported: ReportedChange | null = null;
      for (const batch of batchesOf(rows, auditedAtOnce)) {
        reported = await this.#reportedChange(db, batch);
        await owes(db, reported);
      }
      // The last one becomes the call's own entry.
      if (reported) changed(reported);
      return ids;
    };
    const table = sealed(this.#definition.table);
    try {
      if (table && keep) await table.write(actor, work);
      else await database.sql.transaction().execute((db) => work(db, false));
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    return refused;
  }

  /** Builds the audit change with values by row id, so that each row's are found in the entry. */
  async #reportedChange(db: Kysely<Tables>, batch: readonly ImportedRow[]): Promise<ReportedChange> {
    const after = await this.#read(
      db,
      batch.map(({ id }) => id),
    );
    const plain = (values: [string, Values][]): Json =>
      JSON.parse(JSON.stringify(Object.fromEntries(values)));
    return {
      oldValue: plain(batch.flatMap(({ id, before }) => (before ? [[id, before]] : []))),
      newValue: plain([...after]),
      valuesOf: null,
      objects: batch.map(({ id }) => id),
    };
  }

  get #hasRules(): boolean {
    const { check, begin, beforeUpdate, written } = this.#definition;
    return [check, begin, beforeUpdate, written].some((rule) => rule !== undefined);
  }

  /** Applies the rules of a single change, and adds the columns that it would set. */
  async #follow(db: Kysely<Tables>, { id, values, before }: ImportedRow): Promise<Values> {
    const { check, begin, beforeUpdate } = this.#definition;
    check?.(values, before === null ? null : id);
    if (before !== null) {
      beforeUpdate?.(before, values, this.#access);
      return {};
    }
    return begin ? { ...(await begin(values, this.#access, id, db)) } : {};
  }

  /** Writes the rows except refused ones, and returns the refusals. */
  async #refusalsOf(db: Kysely<Tables>, rows: readonly ImportedRow[]): Promise<ImportRefusal[]> {
    const reason = await this.#refusalOf(db, rows);
    if (!reason) return [];
    const [first] = rows;
    if (first && rows.length === 1) return [{ id: first.id, ...reason }];
    const half = Math.ceil(rows.length / 2);
    return [
      ...(await this.#refusalsOf(db, rows.slice(0, half))),
      ...(await this.#refusalsOf(db, rows.slice(half))),
    ];
  }

  /** Writes the rows; null: all written. Otherwise none of them is. */
  async #refusalOf(db: Kysely<Tables>, rows: readonly ImportedRow[]): Promise<WrongField | null> {
    await sql`savepoint import_rows`.execute(db);
    try {
      const begun: Values = {};
      if (this.#hasRules) for (const row of rows) Object.assign(begun, await this.#follow(db, row));
      await this.#insert(
        db,
        rows.filter(({ before }) => before === null),
        begun,
      );
      await this.#update(
        db,
        rows.filter(({ before }) => before !== null),
      );
      await this.#written(db, rows);
      await sql`release savepoint import_rows`.execute(db);
      return null;
    } catch (error) {
      await sql`rollback to savepoint import_rows`.execute(db);
      const reason = this.#reasonOf(error);
      if (!reason) throw error;
      return reason;
    }
  }

  async #written(db: Kysely<Tables>, rows: readonly ImportedRow[]): Promise<void> {
    const { written } = this.#definition;
    if (!written) return;
    const ids = rows.map(({ id }) => id);
    for (const row of (await this.#read(db, ids)).values()) await written(db, row);
  }

  async #insert(db: Kysely<Tables>, rows: readonly ImportedRow[], begun: Values): Promise<void> {
    if (rows.length === 0) return;
    const { table } = this.#definition;
    const stored = rows.map(({ values }) => ({ ...this.#columns(values), ...begun }));
    const names = sql.join([...new Set(stored.flatMap(Object.keys))].map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names}) select ${names}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(stored)}::jsonb)`.execute(db);
  }

  async #update(db: Kysely<Tables>, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const { table, id, modified, modifiedBy } = this.#definition;
    // Columns that no row changes may not be writable: they are derived, or only the server's.
    const fields = new Set(rows.flatMap(({ values }) => Object.keys(values)));
    const kept = (before: Values | null) =>
      Object.fromEntries(Object.entries(before ?? {}).filter(([field]) => fields.has(field)));
    const stored = rows.map((row) => ({
      [id]: row.id,
      ...this.#columns({ ...kept(row.before), ...row.values }),
      ...(modified ? { [modified]: this.#access.now().toISOString() } : {}),
      ...(modifiedBy ? { [modifiedBy]: this.#access.actor.name } : {}),
    }));
    const set = [...new Set(stored.flatMap(Object.keys))].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`,
    );
    await sql`update ${sql.table(table)} r set ${sql.join(set)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(stored)}::jsonb) v
      where ${sql.ref(`r.${id}`)} = ${sql.ref(`v.${id}`)}`.execute(db);
  }

  /**
   * Reads the reason from SQLSTATE classes 22 and 23: the value is invalid for the column, or breaks a rule of the
   * table. Other errors break a rule of the definition.
   */
  #reasonOf(error: unknown): WrongField | null {
    if (error instanceof ApiError) return wrongFieldOf(error, Object.keys(this.#definition.fields), 'rule');
    if (!(error instanceof Error) || !('code' in error) || !/^2[23]/.test(String(error.code))) return null;
    const { table, fields } = this.#definition;
    const fieldOf = (ending: string) =>
      Object.keys(fields).find((field) => error.message.includes(`"${table}_${fields[field]}_${ending}"`)) ??
      null;
    if (error.code === '23503') return wrongField(fieldOf('fkey'), 'reference');
    if (error.code === '23505') return wrongField(null, 'taken');
    return wrongField(fieldOf('check'), 'value');
  }

  async #read(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Values>> {
    const { table, id, fields } = this.#definition;
    const columns = Object.entries(fields).map(([field, column]) => {
      const shown =
        typeof column === 'string'
          ? sql.ref(`r.${column}`)
          : typeof column === 'function'
            ? column(this.#access)
            : column;
      return sql`${shown} as ${sql.id(field)}`;
    });
    const { rows } = await sql<Values & { 'row id': string }>`
      select ${sql.join(columns)}, ${sql.ref(`r.${id}`)} as "row id" from ${sql.table(table)} r
      where ${sql.ref(`r.${id}`)} = any(${[...ids]}::text[])`.execute(db);
    return new Map(rows.map(({ 'row id': rowId, ...row }) => [rowId, JSON.parse(JSON.stringify(row))]));
  }

  #columns(values: Values): Values {
    return columnsOf(this.#definition, values);
  }
}
