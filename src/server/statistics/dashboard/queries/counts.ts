import { sql } from 'kysely';
import { type AppPlatform, appPlatformOf } from '#domain/apps/platform.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

/** Listed devices: neither unregistered nor removed. */
const listed = sql`c.device_status = any('{Deployed,Inventory,Requested}'::text[])`;

/** Devices that should be online; those in stock, or not yet activated, may be in a box. */
const inUse = sql`c.device_status = 'Deployed'`;

export interface DeviceFigures {
  /** Deployed devices that are online; the next two fields also count deployed ones. */
  online: number;
  offline: number;
  deployed: number;
  inventory: number;
  requested: number;
  unregistered: number;
  neverConnected: number;
  deleted: number;
  /** Devices with active conditional access; null: no device reports it. */
  casActivated: number | null;
  models: number;
}

/** Counts of the caller's organisation and those below it, from counters: no device row is read. */
export class DashboardCounts extends ScopedQueries {
  /** Joins the counter `c` with its organisation, within the scope, for counters without sums over those below. */
  #of(table: string) {
    return sql`${sql.table(table)} c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})`;
  }

  async devices(): Promise<DeviceFigures> {
    const { rows } = await sql<DeviceFigures>`
      select coalesce(sum(c.n) filter (where ${inUse} and c.online), 0)::int as online,
        coalesce(sum(c.n) filter (where ${inUse} and not c.online), 0)::int as offline,
        coalesce(sum(c.n) filter (where ${inUse} and not c.ever_connected), 0)::int as "neverConnected",
        coalesce(sum(c.n) filter (where c.device_status = 'Deployed'), 0)::int as deployed,
        coalesce(sum(c.n) filter (where c.device_status = 'Inventory'), 0)::int as inventory,
        coalesce(sum(c.n) filter (where c.device_status = 'Requested'), 0)::int as requested,
        coalesce(sum(c.n) filter (where c.device_status = 'Unregistered'), 0)::int as unregistered,
        count(distinct c.model_name) filter (where ${listed} and c.n > 0)::int as models,
        (select coalesce(sum(c.n), 0)::int from ${this.#of('device_event_count')} where c.event = 'removed') as deleted,
        (select sum(case c.cas when 'activated' then c.n else 0 end)::int from ${this.#of('device_count')}
          where ${listed} and c.cas <> '' and c.n > 0) as "casActivated"
      from ${this.#of('device_reach_count')}`.execute(this.database.sql);
    const [figures] = rows;
    if (!figures) throw new Error('an aggregate has one row');
    return figures;
  }

  async models() {
    const { rows } = await sql<{
      mid: string | null;
      modelName: string;
      prodClass: string;
      deviceCount: number;
      online: number;
    }>`
      select m.mid, c.model_name as "modelName", min(c.prod_class) as "prodClass",
        sum(c.n)::int as "deviceCount", coalesce(sum(c.n) filter (where c.online), 0)::int as online
      from ${this.#of('device_count')} left join device_model m on m.model_name = c.model_name
      where ${listed} and c.n > 0
      group by m.mid, c.model_name order by sum(c.n) desc, c.model_name limit 1000`.execute(
      this.database.sql,
    );
    return rows;
  }

  async platforms(): Promise<{ platform: AppPlatform | 'none'; deviceTotal: number }[]> {
    const { rows } = await sql<{ features: string[] | null; n: number }>`
      select f.support_features as features, sum(c.n)::int as n
      from ${this.#of('device_count')} left join device_model_feature f on f.model_name = c.model_name
      where ${listed} and c.n > 0 group by f.support_features`.execute(this.database.sql);
    const totals = new Map<AppPlatform | 'none', number>();
    for (const { features, n } of rows) {
      const platform = appPlatformOf(features ?? []) ?? 'none';
      totals.set(platform, (totals.get(platform) ?? 0) + n);
    }
    return [...totals]
      .map(([platform, deviceTotal]) => ({ platform, deviceTotal }))
      .sort((one, other) => other.deviceTotal - one.deviceTotal || (one.platform < other.platform ? -1 : 1));
  }

  async firmwares() {
    const { rows } = await sql<{ modelName: string; firmwareVersion: string; deviceCount: number }>`
      select c.model_name as "modelName", c.firmware_version as "firmwareVersion", sum(c.n)::int as "deviceCount"
      from ${this.#of('device_version_count')} where ${listed} and c.n > 0
      group by c.model_name, c.firmware_version
      order by c.model_name, sum(c.n) desc, c.firmware_version limit 1000`.execute(this.database.sql);
    return rows;
  }

  /** Counts deployed devices of these classes. */
  async ofClasses(classes: readonly string[]): Promise<{ online: number; offline: number }> {
    const { rows } = await sql<{ online: number; offline: number }>`
      select coalesce(sum(c.n) filter (where c.online), 0)::int as online,
        coalesce(sum(c.n) filter (where not c.online), 0)::int as offline
      from ${this.#of('device_count')}
      where c.device_status = 'Deployed' and c.prod_class = any(${[...classes]}::text[])`.execute(
      this.database.sql,
    );
    return rows[0] ?? { online: 0, offline: 0 };
  }

  /** Counts deployed devices activated on each day of a period; of one region, by any of its names. */
  async activations(first: string, last: string, regionNames?: readonly string[]) {
    const within = regionNames ? sql`c.province = any(${[...regionNames]}::text[])` : sql`true`;
    const { rows } = await sql<{ day: string; region: string; n: number }>`
      select c.day, c.province as region, sum(c.n)::int as n from device_activation_count c
      where c.op_id = ${this.opId} and c.day between ${first} and ${last} and ${within} and c.n > 0
      group by c.day, c.province order by c.day, c.province`.execute(this.database.sql);
    return rows;
  }

  /**
   * Counts deployed devices by age, from the first days of each age: those of the first bound or later, then those up
   * to the next one, the older ones last.
   */
  async ages(bounds: readonly string[]): Promise<number[]> {
    const { rows } = await sql<{ age: number; n: number }>`
      select (select count(*) from unnest(${[...bounds]}::text[]) b (day) where c.day < b.day)::int as age, sum(c.n)::int as n
      from (select c.day, sum(c.n) as n from device_activation_count c where c.op_id = ${this.opId} group by c.day) c
      group by 1`.execute(this.database.sql);
    return Array.from({ length: bounds.length + 1 }, (_, age) => rows.find((row) => row.age === age)?.n ?? 0);
  }

  async connections(first: string, last: string) {
    const { rows } = await sql<{ day: string; n: number }>`
      select c.day, sum(c.n)::int as n from ${this.#of('device_event_count')}
      where c.event = 'connected' and c.day between ${first} and ${last} group by c.day`.execute(
      this.database.sql,
    );
    return rows;
  }

  async users() {
    const { rows } = await sql<{ status: string; n: number }>`
      select a.status, count(*)::int as n from account a join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and not a.deleted group by a.status`.execute(
      this.database.sql,
    );
    return rows;
  }

  async operators() {
    const { rows } = await sql<{ opType: string; count: number }>`
      select op_type as "opType", count(*)::int as count from operator
      where starts_with(op_path, ${this.opPath}) group by op_type order by count(*) desc, op_type`.execute(
      this.database.sql,
    );
    return rows;
  }
}
