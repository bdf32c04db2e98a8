import { type RawBuilder, sql } from 'kysely';
import type { AlarmMetric } from '#machines/alarm/events.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface AlarmFilter {
  endpointId?: string | undefined;
  metric?: AlarmMetric | undefined;
  severity?: 'warning' | 'critical' | undefined;
  modelName?: string | undefined;
  state?: 'open' | 'acknowledged' | 'stale' | 'ended' | undefined;
  from?: Date | undefined;
  /** End of the period, exclusive. */
  to?: Date | undefined;
}

export type ListedAlarm = Row<'alarm'> & { device_name: string | null };

/** Alarms of the organisations below the caller's. */
export class ScopedAlarms extends ScopedQueries {
  async newest(filter: AlarmFilter, limit: number, offset: number): Promise<ListedAlarm[]> {
    const { rows } = await sql<ListedAlarm>`
      select a.*, d.device_name ${this.#where(filter)}
      order by a.triggered_at desc, a.alarm_id limit ${limit} offset ${offset}`.execute(this.database.sql);
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
    const { rows } = await sql<ListedAlarm>`
      select a.*, d.device_name ${this.#where({})} and a.alarm_id = ${alarmId}`.execute(this.database.sql);
    return rows[0] ?? null;
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

  #where({ endpointId, metric, severity, modelName, state, from, to }: AlarmFilter): RawBuilder<unknown> {
    const where = [
      sql`starts_with(o.op_path, ${this.opPath})`,
      ...(endpointId === undefined ? [] : [sql`a.endpoint_id = ${endpointId}`]),
      ...(metric === undefined ? [] : [sql`a.metric = ${metric}`]),
      ...(severity === undefined ? [] : [sql`a.severity = ${severity}`]),
      ...(modelName === undefined ? [] : [sql`a.model_name = ${modelName}`]),
      ...(state === undefined ? [] : [ofState[state]]),
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
  stale: sql`not a.terminal and a.stale_since is not null`,
  ended: sql`a.terminal`,
};

export const openAlarms = ({ sql: db }: Database) =>
  db
    .selectFrom('alarm')
    .select(['alarm_id', 'endpoint_id', 'metric', 'updated_at'])
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
