import { type RawBuilder, sql } from 'kysely';
import {
  actionOfKind,
  actionOfOperation,
  kindsOfActions,
  type LoggedAction,
  operationsThatStart,
} from '#domain/statistics/action-log.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type Actors, actorsOf, isOneOf, named, type Reach, reachOf } from './readers.ts';

export interface ActionLogFilter {
  actions: readonly LoggedAction[];
  /** Account id, or part of the name. */
  account?: string | undefined;
  endpointId?: string | undefined;
  /** MAC address in normalised form. */
  mac?: string | undefined;
  from?: Date | undefined;
  /** End of the period, exclusive. */
  to?: Date | undefined;
}

interface Sought extends ActionLogFilter {
  /** Position in the log; only earlier actions are listed. */
  before?: number | undefined;
}

interface Asked {
  actors: Actors | null;
  reach: Reach;
}

export interface ActionLogRow {
  /** Position in the log: a later request has a higher one. */
  pos: number;
  /** Task; null: the call was refused, so there is none. */
  taskId: string | null;
  action: LoggedAction;
  state: string;
  failure: { code: string; message: string } | null;
  endpointId: string | null;
  deviceName: string | null;
  macAddress: string | null;
  modelName: string | null;
  accountId: string;
  accountName: string;
  at: Date;
  finishedAt: Date | null;
}

/** Maximum count, as in the task list: users do not page further, and a count would scan. */
export const countLimit = 10_000;
/** Share of tasks that removed devices have at most; these are included when no device is looked up. */
const removedShare = 0.1;

/** Tasks of the ten actions, and their refused calls, as one list in log order. */
export class ScopedActionLog extends ScopedQueries {
  async page(filter: ActionLogFilter, page: number, limit: number) {
    const rows = await this.newest(filter, limit, { offset: (page - 1) * limit });
    return { rows, ...(await this.count(filter, countLimit)) };
  }

  async newest(
    filter: ActionLogFilter,
    limit: number,
    { offset = 0, before }: { offset?: number; before?: number | undefined } = {},
  ): Promise<ActionLogRow[]> {
    const most = offset + limit;
    const asked = await this.#asked(filter);
    const { rows } = await sql<Row>`
      select * from (
        (select t.requested_pos as pos, t.task_id, t.kind as action, t.state, t.failure, null as refusal,
           d.endpoint_id, d.device_name, d.mac_addr, d.model_name, t.account_id, t.account_name,
           t.requested_at as at, t.finished_at
         ${this.#tasks({ ...filter, before }, asked, most)}
         order by t.requested_pos desc limit ${most})
        union all
        (select a.pos, null, a.operation, 'refused', null, a.result, d.endpoint_id, d.device_name, d.mac_addr, d.model_name,
           a.account_id, a.account_name, a.recorded_at, null
         ${this.#refusals(filter)} ${before === undefined ? sql`` : sql`and a.pos < ${before}`}
         order by a.pos desc limit ${most})
      ) both_kinds order by pos desc, endpoint_id limit ${limit} offset ${offset}`.execute(this.database.sql);
    return rows.map(fromRow);
  }

  async count(filter: ActionLogFilter, most: number) {
    const total =
      (await this.#countTasks(filter, most)) + (await this.#counted(this.#refusals(filter), most));
    return { total: Math.min(total, most), totalIsLowerBound: total > most };
  }

  /**
   * Counts tasks. For a reader of the whole installation they are counted in the index, without looking up their
   * devices.
   */
  async #countTasks(filter: ActionLogFilter, most: number): Promise<number> {
    const asked = await this.#asked(filter);
    const { actors, reach } = asked;
    if (filter.mac !== undefined || reach !== 'everywhere')
      return this.#counted(this.#tasks(filter, asked, most + 1), most);
    const enough = Math.ceil(most * (1 + removedShare));
    // With the name, an index contains all requested columns.
    const names = actors ? [sql`t.account_name = any(${actors.names}::text[])`] : [];
    const own = sql`from task t where ${sql.join([...ofTasks(filter, actors), ...names], sql` and `)}`;
    if ((await this.#counted(own, enough)) > enough) return most + 1;
    return this.#counted(
      sql`${own} and exists (select 1 from device d where d.endpoint_id = t.endpoint_id)`,
      most,
    );
  }

  async #counted(from: RawBuilder<unknown>, most: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (select 1 ${from} limit ${most + 1}) counted`.execute(this.database.sql);
    return rows[0]?.n ?? 0;
  }

  /** Selects tasks, at most `most` of each device. */
  #tasks(filter: Sought, { actors, reach }: Asked, most: number): RawBuilder<unknown> {
    const own = sql.join(ofTasks(filter, actors), sql` and `);
    const mac = filter.mac === undefined ? sql`true` : sql`d.mac_addr = ${filter.mac}`;
    if (reach === 'everywhere')
      return sql`from task t join device d on d.endpoint_id = t.endpoint_id where ${own} and ${mac}`;
    const inScope = isOneOf(sql`d.op_id`, reach.opIds);
    if (!reach.few)
      return sql`from task t join device d on d.endpoint_id = t.endpoint_id where ${own} and ${inScope} and ${mac}`;
    // Tasks are read device by device; otherwise those of all other devices would be read as well. The index of tasks
    // has the other collation.
    return sql`from (select * from device d where ${inScope} and ${mac} offset 0) d
      cross join lateral (
        select * from task t where t.endpoint_id = d.endpoint_id collate "default" and ${own} order by t.requested_pos desc limit ${most}
      ) t where true`;
  }

  async #asked({ account }: ActionLogFilter): Promise<Asked> {
    return {
      actors: account === undefined ? null : await actorsOf(this.database.sql, account),
      reach: await reachOf(this.database.sql, this.opPath),
    };
  }

  /**
   * Selects refused calls for devices in scope; a call without a device is visible in the organisation where it was
   * made.
   */
  #refusals({ actions, account, endpointId, mac, from, to }: ActionLogFilter): RawBuilder<unknown> {
    const where = [
      sql`a.refused and a.operation = any(${operationsThatStart(actions)}::text[])`,
      sql`case when x.pos is null
        then exists (select 1 from audit_scope s join operator h on h.op_id = s.op_id
          where s.pos = a.pos and starts_with(h.op_path, ${this.opPath}))
        else starts_with(o.op_path, ${this.opPath}) is true end`,
      ...(from ? [sql`a.recorded_at >= ${from.toISOString()}::timestamptz`] : []),
      ...(to ? [sql`a.recorded_at < ${to.toISOString()}::timestamptz`] : []),
      ...(account === undefined ? [] : [named(sql`a.account_id`, sql`a.account_name`, account)]),
      ...onDevice({ endpointId, mac }),
    ];
    return sql`from audit_entry a left join audit_target x on x.pos = a.pos
      left join device d on d.endpoint_id = x.endpoint_id left join operator o on o.op_id = d.op_id
      where ${sql.join(where, sql` and `)}`;
  }
}

/** Builds conditions on `task t` alone. */
function ofTasks(
  { actions, account, endpointId, from, to, before }: Sought,
  actors: Actors | null,
): RawBuilder<unknown>[] {
  return [
    sql`t.kind = any(${kindsOfActions(actions)}::text[])`,
    ...(before === undefined ? [] : [sql`t.requested_pos < ${before}`]),
    ...(from ? [sql`t.requested_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(to ? [sql`t.requested_at < ${to.toISOString()}::timestamptz`] : []),
    ...(endpointId === undefined ? [] : [sql`t.endpoint_id = ${endpointId}`]),
    ...(actors ? [isOneOf(sql`t.account_id`, actors.ids)] : []),
    ...(actors?.hadOtherNames && account !== undefined
      ? [named(sql`t.account_id`, sql`t.account_name`, account)]
      : []),
  ];
}

const onDevice = ({ endpointId, mac }: Pick<ActionLogFilter, 'endpointId' | 'mac'>) => [
  ...(endpointId === undefined ? [] : [sql`d.endpoint_id = ${endpointId}`]),
  ...(mac === undefined ? [] : [sql`d.mac_addr = ${mac}`]),
];

interface Row {
  pos: number;
  task_id: string | null;
  /** Kind of the task, or the refused operation. */
  action: string;
  state: string;
  failure: string | null;
  refusal: string | null;
  endpoint_id: string | null;
  device_name: string | null;
  mac_addr: string | null;
  model_name: string | null;
  account_id: string;
  account_name: string;
  at: Date;
  finished_at: Date | null;
}

const fromRow = (row: Row): ActionLogRow => ({
  pos: row.pos,
  taskId: row.task_id,
  action: actionOf(row.action),
  state: row.state,
  failure: failureOf(row),
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  macAddress: row.mac_addr,
  modelName: row.model_name,
  accountId: row.account_id,
  accountName: row.account_name,
  at: row.at,
  finishedAt: row.finished_at,
});

function failureOf({ failure, refusal }: Row): ActionLogRow['failure'] {
  if (failure !== null) return JSON.parse(failure);
  return refusal === null ? null : { code: refusal, message: '' };
}

const operationActions: Record<string, LoggedAction> = actionOfOperation;

const actionOf = (name: string): LoggedAction => {
  const action = operationActions[name] ?? actionOfKind(name);
  if (action === null) throw new Error(`${name} is no action of the log`);
  return action;
};
