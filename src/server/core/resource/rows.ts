import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '#domain/errors.ts';
import type { Json } from '#machines/json.ts';
import type { Tables } from '#server/core/database/database.ts';
import { isBadValue } from '#server/core/database/errors.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { Access, ReportedChange } from '#server/core/read-models/scope.ts';
import type { SealedWork } from '#server/core/seals/sealed-table.ts';
import { columnsOf, refuseFixed } from './columns.ts';
import { beyond, foreignCursor, readCursor, writeCursor } from './cursor.ts';
import { conditionOf, containing, type Filter } from './filters.ts';

/** Definition as the rows need it; its types were checked where it was made (resource.ts). */
export interface RowsDefinition<Item, Input, Change> {
  table: string;
  id: string;
  scope: string | { of: string; by: string } | null;
  only?: object;
  visible?(access: Access): RawBuilder<boolean>;
  listed?: RawBuilder<unknown>;
  /** Properties that a change may contain, but not change. */
  fixed?: readonly string[];
  fields: { [field: string]: string | RawBuilder<unknown> | ((access: Access) => RawBuilder<unknown>) };
  search?: string[];
  searchText?: { column: string; holds: string[] };
  names?: string[];
  unique?: Record<string, ErrorCode>;
  modified?: string;
  modifiedBy?: string;
  check?(values: Input | Change, id: string | null): void;
  beforeUpdate?(row: Item, change: Change, access: Access): void;
  beforeDelete?(row: Item, access: Access): void;
  begin?(input: Input, access: Access, id: string, db: Kysely<Tables>): Promise<object>;
  written?(db: Kysely<Tables>, row: Item): Promise<void>;
  keptBy?: { [table: string]: string | undefined };
}

export interface Choice {
  /** Field to sort by; equal rows are sorted by id. */
  sortBy: string;
  sortDesc?: boolean | undefined;
  keyword?: string | undefined;
  /** Conditions that rows must all meet. */
  filters?: readonly Filter[];
}

export interface Page<Item> {
  rows: Item[];
  total: number;
  totalIsLowerBound: boolean;
  /** Cursor of the next page; null: this was the last. */
  next: string | null;
}

/** Maximum count; beyond it the total is a lower bound: counting would cost more than the page. */
const countLimit = 10_000;

type Stored = Record<string, unknown>;

/** Row of a sealed table that is not stored yet, and the items that store it. */
export interface NewRow {
  id: string;
  items: AppendItem[];
}

interface Changed<Result> extends ReportedChange {
  result: Result;
}

/** Row, and its organisation; null: all share it. */
interface Held<Item> {
  id: string;
  item: Item;
  opId: string | null;
}

/** Tables whose order an index keeps. */
const large: readonly string[] = ['device', 'device_state', 'account'];

/** Rows of one resource in the caller's scope. Each change is written to the audit trail. */
export class ResourceRows<Item extends object, Input, Change> {
  readonly #definition: RowsDefinition<Item, Input, Change>;
  readonly #access: Access;

  constructor(definition: RowsDefinition<Item, Input, Change>, access: Access) {
    this.#definition = definition;
    this.#access = access;
  }

  /** Reads a page by number, or after a cursor: then only its own rows are read, however deep it is. */
  async page(
    choice: Choice,
    at: { limit: number; offset: number; after?: string | undefined; countTo?: number },
  ): Promise<Page<Item>> {
    const where = this.#where(choice);
    const column = this.#order(choice.sortBy);
    const cursor = at.after === undefined ? null : readCursor(at.after, choice);
    const from = cursor
      ? sql`${where} and ${beyond(cursor, { column, id: this.#id, desc: choice.sortDesc ?? false })}`
      : where;
    const way = choice.sortDesc ? sql`desc nulls last` : sql`asc nulls first`;
    const refuseBadValue = (error: unknown): never => {
      if (!isBadValue(error)) throw error;
      throw cursor
        ? foreignCursor()
        : refusal([{ field: 'query', message: 'has a value that no row can have' }]);
    };
    const rows = await this.#read(
      this.#access.database.sql,
      sql`where ${from} order by ${column} ${way}, ${this.#id} ${choice.sortDesc ? sql`desc` : sql`asc`}
        limit ${at.limit + 1} offset ${cursor ? 0 : at.offset}`,
      sql`, ${column}::text as "cursor value"`,
    ).catch(refuseBadValue);
    const { countTo = countLimit } = at;
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from (
      select 1 from ${this.#table} where ${where} limit ${countTo + 1}) counted`.execute(
      this.#access.database.sql,
    );
    const total = counted[0]?.n ?? 0;
    const shown = rows.slice(0, at.limit);
    const last = rows.length > at.limit ? shown.at(-1) : undefined;
    return {
      rows: shown.map(({ item }) => item),
      total: Math.min(total, countTo),
      totalIsLowerBound: total > countTo,
      next: last ? writeCursor(choice, last) : null,
    };
  }

  /** Finds a row; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<Item | null> {
    return (await this.#find(this.#access.database.sql, id))?.item ?? null;
  }

  /** Creates a row. `transact`: stores a sealed table's row as part of a larger append. Default: in its own. */
  async create(input: Input & object, transact?: (row: NewRow) => Promise<void>): Promise<Item> {
    const { scope, table, begin, only, check } = this.#definition;
    check?.(input, null);
    const written = this.#columns(input);
    const id = String(written[this.#definition.id] ?? randomUUID());
    const insert = async (db: Kysely<Tables>) => {
      const begun = begin
        ? await begin(input, this.#access, id, db)
        : typeof scope !== 'string'
          ? {}
          : { [scope]: this.#access.opId };
      const row: Stored = { ...only, ...written, ...begun, [this.#definition.id]: id };
      const names = Object.keys(row).map((name) => sql.ref(name));
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
      const { item, opId } = await this.#written(db, id);
      return { result: item, oldValue: null, newValue: plain(item), valuesOf: opId, objects: [id] };
    };
    return this.#change(insert, transact && ((items) => transact({ id, items })));
  }

  async update(id: string, change: Change & object): Promise<Item> {
    const { table, modified, modifiedBy, check } = this.#definition;
    check?.(change, id);
    return this.#change(async (db) => {
      await this.#lock(db, id);
      const { item: old } = await this.#found(db, id);
      refuseFixed(this.#definition.fixed, old, change);
      this.#definition.beforeUpdate?.(old, change, this.#access);
      this.#checkSeen(plain(old), change);
      const row: Stored = {
        ...this.#columns(change),
        ...(modified ? { [modified]: this.#access.now() } : {}),
        ...(modifiedBy ? { [modifiedBy]: this.#access.actor.name } : {}),
      };
      const set = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} r set ${sql.join(set)} where ${this.#id} = ${id}`.execute(db);
      const { item, opId } = await this.#written(db, id);
      return {
        result: item,
        oldValue: plain(old),
        newValue: plain(item),
        valuesOf: opId,
        objects: [id],
      };
    });
  }

  /** Refuses a change whose caller names an older state of the row, if two users edit it. */
  #checkSeen(old: { [field: string]: Json }, change: object): void {
    const { fields, modified } = this.#definition;
    const field = Object.keys(fields).find((name) => modified !== undefined && fields[name] === modified);
    if (field === undefined) return;
    const seen: unknown = Reflect.get(change, field);
    if (seen !== undefined && seen !== old[field])
      throw hintError('conflict', { [field]: old[field] ?? null });
  }

  async #written(db: Kysely<Tables>, id: string): Promise<Held<Item>> {
    const row = await this.#found(db, id);
    await this.#definition.written?.(db, row.item);
    return row;
  }

  /** Deletes all rows or none. Refused with `conflict` and the counts of dependent rows (`keptBy`). */
  async remove(ids: string[]): Promise<void> {
    await this.#change(async (db) => {
      const rows: Held<Item>[] = [];
      for (const id of ids) rows.push(await this.#removeOne(db, id));
      const [only] = rows;
      return {
        result: undefined,
        oldValue: rows.length === 1 && only ? plain(only.item) : rows.map(({ item }) => plain(item)),
        newValue: null,
        valuesOf: rows.every(({ opId }) => opId === only?.opId) ? (only?.opId ?? null) : this.#access.opId,
        objects: ids,
      };
    });
  }

  async #removeOne(db: Kysely<Tables>, id: string): Promise<Held<Item>> {
    const { table, keptBy = {} } = this.#definition;
    await this.#lock(db, id);
    const old = await this.#found(db, id);
    this.#definition.beforeDelete?.(old.item, this.#access);
    const counts: Record<string, number> = {};
    for (const [other, column] of Object.entries(keptBy)) {
      if (column === undefined) continue;
      const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(other)} where ${sql.ref(column)} = ${id}`.execute(db);
      if (rows[0]?.n) counts[other] = rows[0].n;
    }
    if (Object.keys(counts).length > 0) throw hintError('conflict', counts);
    await sql`delete from ${sql.table(table)} r where ${this.#id} = ${id}`.execute(db);
    return old;
  }

  /** Makes a change and its pending audit entry in one transaction. */
  async #change<Result>(
    work: (db: Kysely<Tables>) => Promise<Changed<Result>>,
    transact?: (items: AppendItem[]) => Promise<void>,
  ): Promise<Result> {
    const { owes, changed, database, sealed, actor } = this.#access;
    const attempts: Changed<Result>[] = [];
    const write: SealedWork = async (db, isRehearsal) => {
      const done = await work(db);
      if (isRehearsal) return done.objects;
      attempts.push(done);
      await owes(db, done, attempts.length > 1);
      return done.objects;
    };
    const table = sealed(this.#definition.table);
    try {
      if (table && transact) await transact(await table.prepare(actor, write));
      else if (table) await table.write(actor, write);
      else await database.sql.transaction().execute((db) => write(db, false));
      const { result, ...change } = lastOf(attempts);
      changed(change);
      return result;
    } catch (error) {
      throw this.#refusalOf(error) ?? error;
    }
  }

  /**
   * Maps a database error: SQLSTATE 23505 names the unique index; 23503 the foreign key of a row that is missing or
   * still needed.
   */
  #refusalOf(error: unknown): ApiError | null {
    if (!(error instanceof Error) || !('code' in error)) return null;
    const { fields, table, unique = {} } = this.#definition;
    const breached = (constraint: string) => error.message.includes(`"${constraint}"`);
    if (error.code === '23505')
      return hintError(Object.entries(unique).find(([index]) => breached(index))?.[1] ?? 'conflict');
    if (error.code !== '23503') return null;
    const field = Object.keys(fields).find((name) => breached(`${table}_${fields[name]}_fkey`));
    return field && error.message.startsWith('insert or update')
      ? refusal([{ field: `body.${field}`, message: 'names nothing that exists' }])
      : hintError('conflict');
  }

  async #lock(db: Kysely<Tables>, id: string): Promise<void> {
    const { table } = this.#definition;
    await sql`select 1 from ${sql.table(table)} r where ${this.#id} = ${id} and ${this.#inScope} for update of r`.execute(
      db,
    );
  }

  async #found(db: Kysely<Tables>, id: string): Promise<Held<Item>> {
    const row = await this.#find(db, id);
    if (!row) throw new ApiError('nodata');
    return row;
  }

  async #find(db: Kysely<Tables>, id: string): Promise<Held<Item> | null> {
    const [row] = await this.#read(db, sql`where ${this.#id} = ${id} and ${this.#inScope}`);
    return row ?? null;
  }

  async #read(
    db: Kysely<Tables>,
    rest: RawBuilder<unknown>,
    besides: RawBuilder<unknown> = sql``,
  ): Promise<(Held<Item> & { value: string | null })[]> {
    const columns = Object.keys(this.#definition.fields).map(
      (field) => sql`${this.#column(field)} as ${sql.id(field)}`,
    );
    const { rows } = await sql<
      Stored & { 'cursor id': string; 'row of': string | null; 'cursor value'?: string | null }
    >`select ${sql.join(columns)}, ${this.#id} as "cursor id", ${this.#owner} as "row of"${besides}
      from ${this.#table} ${rest}`.execute(db);
    return rows.map(({ 'cursor id': id, 'row of': opId, 'cursor value': value = null, ...item }) => ({
      item: plain(item) as Item,
      id,
      opId,
      value,
    }));
  }

  #where({ filters = [], keyword }: Choice): RawBuilder<unknown> {
    const { search = [], searchText } = this.#definition;
    const conditions = [
      this.#inScope,
      ...filters.map((filter) =>
        conditionOf(filter, this.#column(filter.field), this.#indexed(filter.field)),
      ),
    ];
    if (keyword) {
      const hits = searchText
        ? [sql`${sql.ref(`r.${searchText.column}`)} like ${containing(keyword)}`]
        : search.map((column) => sql`lower(${sql.ref(`r.${column}`)}) like ${containing(keyword)}`);
      conditions.push(sql`(${sql.join(hits, sql` or `)})`);
    }
    return sql.join(conditions, sql` and `);
  }

  /** Returns the column with a trigram index that contains a field's text, in lower case. */
  #indexed(field: string): RawBuilder<unknown> | null {
    const { fields, searchText } = this.#definition;
    const column = fields[field];
    return searchText && typeof column === 'string' && searchText.holds.includes(column)
      ? sql.ref(`r.${searchText.column}`)
      : null;
  }

  get #inScope(): RawBuilder<unknown> {
    const { scope, only = {}, visible } = this.#definition;
    const conditions = Object.entries(only).map(
      ([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`,
    );
    if (scope !== null)
      conditions.push(sql`exists (select 1 from operator o
        where o.op_id = ${this.#owner} and starts_with(o.op_path, ${this.#access.opPath}))`);
    if (visible) conditions.push(visible(this.#access));
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  }

  /** Returns the operator of a row. */
  get #owner(): RawBuilder<unknown> {
    const { scope } = this.#definition;
    if (scope === null) return sql`null::text`;
    if (typeof scope === 'string') return sql`${sql.ref(`r.${scope}`)}`;
    return sql`(select w.op_id from ${sql.table(scope.of)} w where ${sql.ref(`w.${scope.by}`)} = ${sql.ref(`r.${scope.by}`)})`;
  }

  #columns(input: object): Stored {
    return columnsOf(this.#definition, input);
  }

  /**
   * Returns the sort expression of a field: names sort naturally, if their table is small enough to be sorted at each
   * call.
   */
  #order(field: string): RawBuilder<unknown> {
    const { fields, table } = this.#definition;
    const column = fields[field];
    const isName = typeof column === 'string' && /(^|_)name$/.test(column) && !large.includes(table);
    return isName ? sql`(natural_key(${this.#column(field)}) collate "C")` : this.#column(field);
  }

  #column(field: string): RawBuilder<unknown> {
    const column = this.#definition.fields[field];
    if (column === undefined) throw new Error(`${this.#definition.table} has no field ${field}`);
    if (typeof column === 'function') return column(this.#access);
    return typeof column === 'string' ? sql`${sql.ref(`r.${column}`)}` : column;
  }

  get #table(): RawBuilder<unknown> {
    const { listed, table } = this.#definition;
    return sql`${listed ?? sql.table(table)} r`;
  }

  get #id(): RawBuilder<unknown> {
    return sql`${sql.ref(`r.${this.#definition.id}`)}`;
  }
}

/** Converts a row for the API: times become ISO text. */
const plain = (row: object): { [field: string]: Json } => JSON.parse(JSON.stringify(row));

/** Returns the last of several attempts, which was stored. */
function lastOf<Result>(attempts: readonly Changed<Result>[]): Changed<Result> {
  const done = attempts.at(-1);
  if (!done) throw new Error('what should store the row did not');
  return done;
}
