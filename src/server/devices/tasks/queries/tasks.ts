import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { JsonObject } from '#machines/json.ts';
import type { TaskRow } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface TaskFilter {
  kinds?: string[];
  /** Account id, or part of the requester's name. */
  account?: string;
  endpointId?: string;
  batchId?: string;
  states?: string[];
  from?: Date;
  to?: Date;
  /** Log position; only tasks requested before it are listed. */
  before?: number;
}

export interface TaskPage {
  rows: ListedTask[];
  total: number;
  totalIsLowerBound: boolean;
}

export interface StateCount {
  state: string;
  count: number;
  /** True: there may be more. */
  atLeast: boolean;
}

export interface ListedTask extends Omit<Selectable<TaskRow>, 'params' | 'result' | 'failure'> {
  params: JsonObject;
  result: JsonObject | null;
  failure: { code: string; message: string } | null;
  modelName: string | null;
  deviceName: string | null;
}

/** Maximum count: beyond it the total is "at least", because users do not page that far and a count would scan. */
export const countLimit = 10_000;
/** Maximum count of one state: a tab shows no more than "1,000+". */
export const stateCountLimit = 1_000;
/**
 * Number of a state's newest tasks searched for those of the filter and the scope, which limits the cost at any number
 * of tasks.
 */
export const stateCountScan = 3_000;

/** Handlers' only access to tasks: every query is limited to devices below the caller's operator. */
export class ScopedTasks extends ScopedQueries {
  async page(filter: TaskFilter, page: number, limit: number): Promise<TaskPage> {
    const rows = await this.newest(filter, limit, (page - 1) * limit);
    return { rows, ...(await this.count(filter, countLimit)) };
  }

  async newest(filter: TaskFilter, limit: number, offset = 0): Promise<ListedTask[]> {
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where ${this.#where(filter)} order by t.requested_pos desc limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    return rows.map(fromRow);
  }

  async count(filter: TaskFilter, most: number): Promise<Omit<TaskPage, 'rows'>> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (
        select 1 from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
        where ${this.#where(filter)} limit ${most + 1}) as counted`.execute(this.database.sql);
    const total = rows[0]?.n ?? 0;
    return { total: Math.min(total, most), totalIsLowerBound: total > most };
  }

  /** Counts tasks by state. The states are found in the index without reading the tasks between them. */
  async countByState(filter: Omit<TaskFilter, 'states'>): Promise<StateCount[]> {
    const found = sql.join([sql`t.state = states.state`, ...lookedUp(filter)], sql` and `);
    const kept = sql.join([this.#inScope(), ...lookedAt(filter)], sql` and `);
    const { rows } = await sql<{ state: string; looked: number; n: number }>`
      with recursive states(state) as (
        (select state from task order by state limit 1)
        union all
        select (select min(t.state) from task t where t.state > states.state) from states where state is not null
      )
      select states.state, c.looked, c.n from states cross join lateral (
        select count(*)::int as looked, (count(*) filter (where ${kept}))::int as n
        from (
          select t.endpoint_id, t.kind, t.account_id, t.account_name, t.requested_at from task t
          where ${found} order by t.requested_pos desc limit ${stateCountScan + 1}
        ) t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      ) c where states.state is not null`.execute(this.database.sql);
    return rows.map(({ state, looked, n }) => ({
      state,
      count: Math.min(n, stateCountLimit),
      atLeast: looked > stateCountScan || n > stateCountLimit,
    }));
  }

  /**
   * Finds a task; null for a missing one and one of a device out of scope alike, so that the caller cannot tell them
   * apart.
   */
  async find(taskId: string): Promise<ListedTask | null> {
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where t.task_id = ${taskId} and ${this.#inScope()}`.execute(this.database.sql);
    return rows[0] ? fromRow(rows[0]) : null;
  }

  /** Finds the open task of a kind on a device, for calls that cancel by device. */
  async openOf(endpointId: string, kind: string): Promise<ListedTask | null> {
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where t.endpoint_id = ${endpointId} and t.kind = ${kind} and not t.terminal and ${this.#inScope()}
      order by t.requested_pos desc limit 1`.execute(this.database.sql);
    return rows[0] ? fromRow(rows[0]) : null;
  }

  #where({ states, ...filter }: TaskFilter): RawBuilder<unknown> {
    const conditions = [this.#inScope(), ...lookedUp(filter), ...lookedAt(filter)];
    if (states?.length) conditions.push(sql`t.state = any(${states}::text[])`);
    return sql.join(conditions, sql` and `);
  }

  #inScope(): RawBuilder<unknown> {
    return sql`starts_with(o.op_path, ${this.opPath})`;
  }
}

/** Builds the conditions that an index supports. */
function lookedUp({ endpointId, batchId }: TaskFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (endpointId !== undefined) conditions.push(sql`t.endpoint_id = ${endpointId}`);
  if (batchId !== undefined) conditions.push(sql`t.batch_id = ${batchId}`);
  return conditions;
}

/** Builds the conditions that each task is checked for. */
function lookedAt({ kinds, account, from, to, before }: TaskFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (kinds?.length) conditions.push(sql`t.kind = any(${kinds}::text[])`);
  if (before !== undefined) conditions.push(sql`t.requested_pos < ${before}`);
  if (from) conditions.push(sql`t.requested_at >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(sql`t.requested_at < ${to.toISOString()}::timestamptz`);
  if (account !== undefined) {
    const pattern = `%${account.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(t.account_id = ${account} or lower(t.account_name) like ${pattern})`);
  }
  return conditions;
}

type Row = Selectable<TaskRow> & { device_model: string | null; device_title: string | null };

function fromRow({ device_model, device_title, params, result, failure, ...row }: Row): ListedTask {
  return {
    ...row,
    params: JSON.parse(params),
    result: result === null ? null : JSON.parse(result),
    failure: failure === null ? null : JSON.parse(failure),
    modelName: device_model,
    deviceName: device_title,
  };
}
