import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import type { AlarmAssignee, AlarmMetric } from '#machines/alarm/events.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface AlarmFilter {
  endpointId?: string | undefined;
  metric?: AlarmMetric | undefined;
  ruleId?: string | undefined;
  severity?: 'warning' | 'critical' | undefined;
  modelName?: string | undefined;
  state?: keyof typeof ofState | undefined;
  /** Part of the organisation's name. */
  companyName?: string | undefined;
  /** Account; null: no assignee. */
  assignee?: string | null | undefined;
  from?: Date | undefined;
  /** End of the period, exclusive. */
  to?: Date | undefined;
}

export type ListedAlarm = Row<'alarm'> & {
  company_name: string;
  device_name: string | null;
  room_name: string | null;
  city: string | null;
  /** Newest sample since the trigger; null: none is kept. */
  sample: number | null;
  sampled_at: Date | null;
};

/** Open alarms of a severity, with the oldest of them. */
export interface AlarmSummaryRow {
  severity: 'warning' | 'critical';
  total: number;
  unassigned: number;
  silenced: number;
  alarm_id: string;
  endpoint_id: string;
  device_name: string | null;
  triggered_at: Date;
  assigned_name: string | null;
}

export type AlarmOrder = 'triggered' | 'severity' | 'model' | 'device';

/** Alarms of the organisations below the caller's. */
export class ScopedAlarms extends ScopedQueries {
  /** Reads a page. The usual order is the newest first. */
  async page(
    filter: AlarmFilter,
    { sortBy = 'triggered', sortDesc = true }: { sortBy?: AlarmOrder; sortDesc?: boolean },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ListedAlarm[]> {
    const { key, ofListed } = orders[sortBy];
    const way = sortDesc ? sql`desc` : sql`asc`;
    // An index has the times both ways, and then the ids are of a few alarms of the same time.
    const rest = (table: RawBuilder<unknown>) =>
      sortBy === 'triggered' ? sql`${table}.alarm_id` : sql`${table}.triggered_at desc, ${table}.alarm_id`;
    return this.#listed(
      sql`${this.#where(filter)} order by ${key} ${way}, ${rest(sql`a`)} limit ${limit} offset ${offset}`,
      sql`${ofListed} ${way}, ${rest(sql`chosen`)}`,
    );
  }

  /** Reads alarms with what their rows do not hold; the newest samples only of these. `order`: their order. */
  async #listed(chosen: RawBuilder<unknown>, order = sql`chosen.alarm_id`): Promise<ListedAlarm[]> {
    const { rows } = await sql<ListedAlarm>`
      with chosen as materialized (
        select a.*, o.company_name, d.device_name, d.city ${chosen})
      select chosen.*, room.room_name, newest.sample, newest.sampled_at from chosen
      left join device_room dr on dr.endpoint_id = chosen.endpoint_id and dr.op_id = chosen.op_id
      left join room on room.room_id = dr.room_id
      left join lateral (
        select h.at as sampled_at, ${sampled} as sample from health_sample h
        where not chosen.terminal and h.endpoint_id = chosen.endpoint_id and not h.hourly
          and h.at >= chosen.triggered_at and ${sampled} is not null
        order by h.at desc limit 1) newest on true
      order by ${order}`.execute(this.database.sql);
    return rows;
  }

  async count(filter: AlarmFilter): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n ${this.#where(filter)}`.execute(
      this.database.sql,
    );
    return rows[0]?.n ?? 0;
  }

  /** Finds an alarm; null if it does not exist or is out of scope. */
  async find(alarmId: string): Promise<ListedAlarm | null> {
    const [found] = await this.#listed(sql`${this.#where({})} and a.alarm_id = ${alarmId}`);
    return found ?? null;
  }

  /** Counts the open alarms of these devices; those without one are missing. */
  async openOf(endpointIds: readonly string[]): Promise<Map<string, { critical: number; warning: number }>> {
    const { rows } = await sql<{ endpoint_id: string; critical: number; warning: number }>`
      select a.endpoint_id, count(*) filter (where a.severity = 'critical')::int as critical,
        count(*) filter (where a.severity <> 'critical')::int as warning
      from alarm a join operator o on o.op_id = a.op_id
      where not a.terminal and a.endpoint_id = any(${[...endpointIds]}::text[])
        and starts_with(o.op_path, ${this.opPath})
      group by a.endpoint_id`.execute(this.database.sql);
    return new Map(rows.map(({ endpoint_id, ...counts }) => [endpoint_id, counts]));
  }

  /** Counts open alarms by metric; a metric without one is missing. */
  async openByMetric(): Promise<Map<AlarmMetric, { critical: number; warning: number }>> {
    const { rows } = await sql<{ metric: AlarmMetric; critical: number; warning: number }>`
      select a.metric, count(*) filter (where a.severity = 'critical')::int as critical,
        count(*) filter (where a.severity <> 'critical')::int as warning
      ${this.#where({ state: 'open' })} group by a.metric`.execute(this.database.sql);
    return new Map(rows.map(({ metric, ...counts }) => [metric, counts]));
  }

  /** Counts open alarms by severity, and finds the oldest of each. Each part is read from an index of its own. */
  async summary(): Promise<Map<string, AlarmSummaryRow>> {
    const { rows } = await sql<AlarmSummaryRow>`
      with visible as materialized (select op_id from operator where starts_with(op_path, ${this.opPath})),
      counted as (
        select severity, count(*)::int as total, (count(*) filter (where assigned_id is null))::int as unassigned
        from alarm join visible using (op_id) where not terminal group by severity),
      quiet as (
        select severity, count(*)::int as silenced
        from alarm join visible using (op_id) where not terminal and silenced_until is not null group by severity)
      select counted.*, coalesce(quiet.silenced, 0) as silenced, oldest.*
      from counted left join quiet using (severity) cross join lateral (
        select a.alarm_id, a.endpoint_id, a.triggered_at, a.assigned_name, d.device_name
        from alarm a join visible using (op_id)
          left join device d on d.endpoint_id = a.endpoint_id and d.op_id = a.op_id
        where not a.terminal and a.severity = counted.severity
        order by a.triggered_at, a.alarm_id limit 1) oldest`.execute(this.database.sql);
    return new Map(rows.map((row) => [row.severity, row]));
  }

  #where(filter: AlarmFilter): RawBuilder<unknown> {
    const { endpointId, metric, ruleId, severity, modelName, state, companyName, assignee, from, to } =
      filter;
    const where = [
      sql`starts_with(o.op_path, ${this.opPath})`,
      ...(endpointId === undefined ? [] : [sql`a.endpoint_id = ${endpointId}`]),
      ...(metric === undefined ? [] : [sql`a.metric = ${metric}`]),
      ...(ruleId === undefined ? [] : [sql`a.rule_id = ${ruleId}`]),
      ...(severity === undefined ? [] : [sql`a.severity = ${severity}`]),
      ...(modelName === undefined ? [] : [sql`a.model_name = ${modelName}`]),
      ...(state === undefined ? [] : [ofState[state]]),
      ...(companyName === undefined
        ? []
        : [sql`position(lower(${companyName}) in lower(o.company_name)) > 0`]),
      ...(assignee === undefined ? [] : [sql`a.assigned_id is not distinct from ${assignee}`]),
      ...(from ? [sql`a.triggered_at >= ${from.toISOString()}::timestamptz`] : []),
      ...(to ? [sql`a.triggered_at < ${to.toISOString()}::timestamptz`] : []),
    ];
    return sql`from alarm a join operator o on o.op_id = a.op_id
      left join device d on d.endpoint_id = a.endpoint_id and d.op_id = a.op_id where ${sql.join(where, sql` and `)}`;
  }
}

const ofState = {
  open: sql`not a.terminal`,
  acknowledged: sql`not a.terminal and a.acknowledged_name is not null`,
  unacknowledged: sql`not a.terminal and a.acknowledged_name is null`,
  silenced: sql`not a.terminal and a.silenced_until is not null`,
  stale: sql`not a.terminal and a.stale_since is not null`,
  ended: sql`a.terminal`,
};

/** Sort keys of alarms, in the table and among the rows of a page. */
const orders: Record<AlarmOrder, { key: RawBuilder<unknown>; ofListed: RawBuilder<unknown> }> = {
  triggered: { key: sql`a.triggered_at`, ofListed: sql`chosen.triggered_at` },
  severity: { key: sql`(a.severity = 'critical')`, ofListed: sql`(chosen.severity = 'critical')` },
  model: { key: sql`a.model_name`, ofListed: sql`chosen.model_name` },
  device: {
    key: sql`coalesce(d.device_name, a.endpoint_id)`,
    ofListed: sql`coalesce(chosen.device_name, chosen.endpoint_id)`,
  },
};

/** Value of an alarm's metric in a sample. */
const sampled = sql`case chosen.metric when 'cpu' then h.cpu when 'memory' then h.memory
  when 'temperature' then h.temperature end`;

/**
 * Finds the account with this address if it may read alarms of the organisation; reveals nothing about others. The
 * address is normalised.
 */
export async function assigneeByEmail(
  { sql: db }: Database,
  opId: string,
  email: string,
): Promise<AlarmAssignee | null> {
  const { rows } = await sql<AlarmAssignee>`
    select a.account_id as "accountId", a.name from account a
    join operator own on own.op_id = a.op_id join role r using (role_key)
    join operator o on o.op_id = ${opId} and starts_with(o.op_path, own.op_path)
    where a.email = ${email} and a.status = 'Running' and not a.deleted
      and ${operations.getAlarm.permission} = any(r.permissions)`.execute(db);
  return rows[0] ?? null;
}

export const openAlarms = ({ sql: db }: Database) =>
  db
    .selectFrom('alarm')
    .select(['alarm_id', 'endpoint_id', 'metric', 'rule_id'])
    .where('terminal', '=', false)
    .execute();

/** Reads the values that determine an alarm's levels and owner. Removed devices are missing. */
export async function watchedDevices({ sql: db }: Database, endpointIds: readonly string[]) {
  const rows = await db
    .selectFrom('device as d')
    .innerJoin('operator as o', 'o.op_id', 'd.op_id')
    .select(['d.endpoint_id', 'd.op_id', 'd.model_name', 'o.op_path'])
    .where('d.endpoint_id', '=', sql<string>`any(${[...endpointIds]}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.endpoint_id, { opId: row.op_id, opPath: row.op_path, modelName: row.model_name }]),
  );
}
