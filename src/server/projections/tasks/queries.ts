import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { JsonObject } from '#machines/json.ts';
import type { TaskRow } from '#server/store/database.ts';
import { ScopedQueries } from '../scope.ts';

export interface TaskFilter {
  kinds?: string[];
  /** Account id, or part of the name of who asked. */
  account?: string;
  endpointId?: string;
  batchId?: string;
  states?: string[];
  from?: Date;
  to?: Date;
}

export interface TaskPage {
  rows: ListedTask[];
  total: number;
  totalIsLowerBound: boolean;
}

export interface ListedTask extends Omit<Selectable<TaskRow>, 'params' | 'result' | 'failure'> {
  params: JsonObject;
  result: JsonObject | null;
  failure: { code: string; message: string } | null;
  modelName: string | null;
  deviceName: string | null;
}

/** Rows counted at most: beyond it the total is "at least", because users do not page that far and a count would scan. */
export const countLimit = 10_000;

/** The only way to tasks for a handler: every query is held to the devices below the caller's operator. */
export class ScopedTasks extends ScopedQueries {
  async page(filter: TaskFilter, page: number, limit: number): Promise<TaskPage> {
    const where = this.#where(filter);
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where ${where} order by t.requested_pos desc limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from (
        select 1 from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
        where ${where} limit ${countLimit + 1}) as counted`.execute(this.database.sql);
    const total = counted[0]?.n ?? 0;
    return {
      rows: rows.map(fromRow),
      total: Math.min(total, countLimit),
      totalIsLowerBound: total > countLimit,
    };
  }

  /** Null for a task that is not there, and for one of a device out of scope: the caller cannot tell them apart. */
  async find(taskId: string): Promise<ListedTask | null> {
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where t.task_id = ${taskId} and ${this.#inScope()}`.execute(this.database.sql);
    return rows[0] ? fromRow(rows[0]) : null;
  }

  /** The open task of a kind on a device, for the calls that cancel by device. */
  async openOf(endpointId: string, kind: string): Promise<ListedTask | null> {
    const { rows } = await sql<Row>`
      select t.*, d.model_name as device_model, d.device_name as device_title
      from task t join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      where t.endpoint_id = ${endpointId} and t.kind = ${kind} and not t.terminal and ${this.#inScope()}
      order by t.requested_pos desc limit 1`.execute(this.database.sql);
    return rows[0] ? fromRow(rows[0]) : null;
  }

  #where({ kinds, account, endpointId, batchId, states, from, to }: TaskFilter): RawBuilder<unknown> {
    const conditions = [this.#inScope()];
    if (kinds?.length) conditions.push(sql`t.kind = any(${kinds}::text[])`);
    if (states?.length) conditions.push(sql`t.state = any(${states}::text[])`);
    if (endpointId !== undefined) conditions.push(sql`t.endpoint_id = ${endpointId}`);
    if (batchId !== undefined) conditions.push(sql`t.batch_id = ${batchId}`);
    if (from) conditions.push(sql`t.requested_at >= ${from.toISOString()}::timestamptz`);
    if (to) conditions.push(sql`t.requested_at < ${to.toISOString()}::timestamptz`);
    if (account !== undefined) {
      const pattern = `%${account.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(sql`(t.account_id = ${account} or lower(t.account_name) like ${pattern})`);
    }
    return sql.join(conditions, sql` and `);
  }

  #inScope(): RawBuilder<unknown> {
    return sql`starts_with(o.op_path, ${this.opPath})`;
  }
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
