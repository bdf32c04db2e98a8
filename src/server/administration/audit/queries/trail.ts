import { type RawBuilder, sql } from 'kysely';
import type { Json } from '#machines/json.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type Choice, type Driver, positionsOf } from './positions.ts';

export interface TrailFilter {
  /** Account id, or part of the caller's name. */
  account?: string | undefined;
  operations?: readonly string[] | undefined;
  /** Endpoint id, or the id of another object of the call. */
  object?: string | undefined;
  result?: 'success' | 'refused' | undefined;
  from?: Date | undefined;
  /** End of the period, exclusive. */
  to?: Date | undefined;
}

export interface TrailEntry {
  pos: number;
  operation: string;
  accountId: string;
  accountName: string;
  result: string;
  recordedAt: Date;
  /** Caller's address; null if the caller's organisation is out of scope. */
  address: string | null;
  organisation: { opId: string; companyName: string } | null;
  chosen: boolean;
  preview: string | null;
  /** Devices of the entry in scope (and tasks, below); others are not shown. */
  devices: string[];
  taskIds: string[];
  objects: string[];
  oldValue: Json;
  newValue: Json;
  /** True: some of its objects are out of scope, so it has neither values nor the ids of rows. */
  withheld: boolean;
}

interface Row {
  pos: number;
  operation: string;
  account_id: string;
  account_name: string;
  result: string;
  recorded_at: Date;
  address: string | null;
  op_id: string | null;
  company_name: string | null;
  chosen: boolean;
  preview: string | null;
  devices: string;
  tasks: string;
  objects: string;
  old_value: string;
  new_value: string;
  wholly: boolean;
}

/** Maximum difference of servers' clocks: between consecutive entries, time goes back by no more. */
const clockDifferenceMs = 60_000;
/** Position beyond every log. */
const beyondAll = Number.MAX_SAFE_INTEGER;
/** Maximum number of accounts that part of a name may match. */
const namedAccounts = 100;

/** Entries of the audit trail that concern the caller's organisation, or those below it (docs/decisions/220). */
export class ScopedTrail extends ScopedQueries {
  /**
   * Reads a page, newest first, from before a position of the log. It reads no more entries than it returns, however
   * old they are.
   */
  async page(filter: TrailFilter, limit: number, before?: number): Promise<TrailEntry[]> {
    const driver = await this.#driver(filter);
    if (driver === null) return [];
    const found = positionsOf(driver, await this.#choice(filter, driver, before), limit);
    return this.#read(sql`a.pos in (${found})`);
  }

  /** Counts entries up to a limit. */
  async count(filter: TrailFilter, countTo: number): Promise<{ total: number; totalIsLowerBound: boolean }> {
    const driver = await this.#driver(filter);
    if (driver === null) return { total: 0, totalIsLowerBound: false };
    const found = positionsOf(driver, await this.#choice(filter, driver), countTo + 1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) counted`.execute(
      this.database.sql,
    );
    const n = rows[0]?.n ?? 0;
    return { total: Math.min(n, countTo), totalIsLowerBound: n > countTo };
  }

  /** Finds an entry; null if it does not exist or is out of scope. */
  async find(pos: number): Promise<TrailEntry | null> {
    const seen = (await this.#seesAll()) ? sql`true` : this.#inScope;
    const [entry] = await this.#read(sql`a.pos = ${pos} and ${seen}`);
    return entry ?? null;
  }

  /** Chooses the index for looking up the entries; it begins with the key and ends with their position. */
  async #driver(filter: TrailFilter): Promise<Driver | null> {
    if (filter.object !== undefined) return { by: 'object', keys: [filter.object] };
    if (filter.account !== undefined) return this.#keys('account', await this.#accounts(filter.account));
    if (!(await this.#seesAll())) return this.#keys('organisation', await this.#organisations());
    return filter.operations === undefined
      ? { by: 'position', keys: [] }
      : this.#keys('operation', filter.operations);
  }

  #keys(by: Driver['by'], keys: readonly string[]): Driver | null {
    return keys.length > 0 ? { by, keys } : null;
  }

  async #choice(
    { operations, result, from, to }: TrailFilter,
    { by }: Driver,
    before?: number,
  ): Promise<Choice> {
    const conditions = [];
    if (from !== undefined) conditions.push(sql`a.recorded_at >= ${from}`);
    if (to !== undefined) conditions.push(sql`a.recorded_at < ${to}`);
    if (by !== 'organisation' && !(await this.#seesAll())) conditions.push(this.#inScope);
    const first = from && (await this.#firstAt(new Date(from.getTime() - clockDifferenceMs)));
    const end = to && (await this.#firstAt(new Date(to.getTime() + clockDifferenceMs)));
    return {
      first: first === undefined ? 0 : (first ?? beyondAll),
      end: Math.min(end ?? beyondAll, before ?? beyondAll),
      operations: by === 'operation' ? null : (operations ?? null),
      result: result ?? null,
      conditions,
    };
  }

  /** Finds the position of the first entry since this time; positions limit a period in every index. */
  async #firstAt(time: Date): Promise<number | null> {
    const row = await this.database.sql
      .selectFrom('audit_entry')
      .select('pos')
      .where('recorded_at', '>=', time)
      .orderBy('recorded_at')
      .orderBy('pos')
      .limit(1)
      .executeTakeFirst();
    return row?.pos ?? null;
  }

  async #accounts(idOrName: string): Promise<string[]> {
    const part = `%${idOrName.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await this.database.sql
      .selectFrom('account')
      .select('account_id')
      .where((where) => where.or([where('account_id', '=', idOrName), where(sql`lower(name)`, 'like', part)]))
      .limit(namedAccounts)
      .execute();
    return rows.map(({ account_id }) => account_id);
  }

  async #organisations(): Promise<string[]> {
    const { rows } = await sql<{ op_id: string }>`
      select op_id from operator where starts_with(op_path, ${this.opPath})`.execute(this.database.sql);
    return rows.map(({ op_id }) => op_id);
  }

  /**
   * Tells if the scope includes every organisation: then entries of no organisation, or of a deleted one, are visible
   * too.
   */
  async #seesAll(): Promise<boolean> {
    const { rows } = await sql<{ outside: boolean }>`
      select exists (select 1 from operator where not starts_with(op_path, ${this.opPath})) as outside`.execute(
      this.database.sql,
    );
    return rows[0]?.outside === false;
  }

  get #inScope(): RawBuilder<unknown> {
    return sql`exists (select 1 from audit_scope s join operator o using (op_id)
      where s.pos = a.pos and starts_with(o.op_path, ${this.opPath}))`;
  }

  /** Reads the visible part of entries: see `TrailEntry`. */
  async #read(where: RawBuilder<unknown>): Promise<TrailEntry[]> {
    const all = await this.#seesAll();
    const within = (path: RawBuilder<unknown>) =>
      all ? sql`true` : sql`coalesce(starts_with(${path}, ${this.opPath}), false)`;
    const { rows } = await sql<Row>`
      select a.pos, a.operation, a.account_id, a.account_name, a.result, a.recorded_at, a.chosen, a.preview,
        case when ${within(sql`home.op_path`)} then a.address end as address,
        case when ${within(sql`made.op_path`)} then made.op_id end as op_id,
        case when ${within(sql`made.op_path`)} then made.company_name end as company_name,
        a.objects, a.old_value, a.new_value,
        coalesce((select json_agg(t.endpoint_id order by t.endpoint_id)::text from audit_target t
          left join device d using (endpoint_id) left join operator o using (op_id)
          where t.pos = a.pos and ${within(sql`o.op_path`)}), '[]') as devices,
        coalesce((select json_agg(k.task_id)::text from json_array_elements_text(a.task_ids::json) as named (task_id)
          join task k using (task_id) join device d using (endpoint_id) join operator o using (op_id)
          where ${within(sql`o.op_path`)}), '[]') as tasks,
        ${all ? sql`true` : this.#wholly} as wholly
      from audit_entry a
        left join account caller using (account_id)
        left join operator home on home.op_id = caller.op_id
        left join operator made on made.op_id = coalesce(a.op_id, caller.op_id)
      where ${where} order by a.pos desc`.execute(this.database.sql);
    return rows.map(entryOf);
  }

  /**
   * Builds a condition: all objects of the entry, then and now, are in scope; if it has none, the organisation it was
   * made in is.
   */
  get #wholly(): RawBuilder<unknown> {
    return sql`(exists (select 1 from audit_scope s where s.pos = a.pos and s.concerned)
        or starts_with(made.op_path, ${this.opPath}) is true)
      and not exists (select 1 from audit_scope s left join operator o using (op_id)
        where s.pos = a.pos and s.concerned and starts_with(o.op_path, ${this.opPath}) is not true)
      and not exists (select 1 from audit_target x left join device y using (endpoint_id) left join operator p using (op_id)
        where x.pos = a.pos and starts_with(p.op_path, ${this.opPath}) is not true)`;
  }
}

const entryOf = (row: Row): TrailEntry => ({
  pos: row.pos,
  operation: row.operation,
  accountId: row.account_id,
  accountName: row.account_name,
  result: row.result,
  recordedAt: row.recorded_at,
  address: row.address,
  organisation: row.op_id === null ? null : { opId: row.op_id, companyName: row.company_name ?? row.op_id },
  chosen: row.chosen,
  preview: row.preview,
  devices: JSON.parse(row.devices),
  taskIds: JSON.parse(row.tasks),
  objects: row.wholly ? JSON.parse(row.objects) : [],
  oldValue: row.wholly ? JSON.parse(row.old_value) : null,
  newValue: row.wholly ? JSON.parse(row.new_value) : null,
  withheld: !row.wholly,
});
