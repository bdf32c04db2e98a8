import { type RawBuilder, sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export type DeviceGroup = 'summary' | 'op' | 'model' | 'class';
export type DeviceStatus = 'all' | 'installed' | 'inventory';

export interface DayKeyCount {
  day: string;
  key: string;
  n: number;
}

export const statuses: Record<DeviceStatus, readonly string[]> = {
  all: ['Deployed', 'Inventory', 'Requested'],
  installed: ['Deployed'],
  inventory: ['Inventory'],
};

const keyOf: Record<DeviceGroup, RawBuilder<string>> = {
  summary: sql`c.device_status`,
  op: sql`c.op_id`,
  model: sql`c.model_name`,
  class: sql`c.prod_class`,
};

/** Device counts at the end of days and now, from counters: no device is read. */
export class ScopedDeviceDays extends ScopedQueries {
  /** Returns the first day that was counted in this installation; null: none is over yet. */
  async firstDay(): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`select min(day) as day from device_count_day`.execute(
      this.database.sql,
    );
    return rows[0]?.day ?? null;
  }

  /** Counts past days. A day without an event since its midnight is not stored yet: its counts are those of now. */
  async between(
    days: readonly string[],
    { group, status, online = false }: { group: DeviceGroup; status: DeviceStatus; online?: boolean },
  ): Promise<DayKeyCount[]> {
    const of = sql`join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})`;
    const chosen = sql`c.device_status = any(${[...statuses[status]]}::text[]) ${online ? sql`and c.online` : sql``}`;
    const kept = await this.#kept(days, group, chosen, of);
    const { rows: now } = await sql<{ closed: string | null; key: string; n: number }>`
      select z.day as closed, ${keyOf[group]} as key, sum(c.n)::int as n from device_count c ${of}
        left join counted_zone z using (time_zone)
      where c.n > 0 and ${chosen} group by 1, 2`.execute(this.database.sql);
    return [
      ...kept,
      ...days.flatMap((day) =>
        now.flatMap(({ closed, key, n }) => (closed === null || closed < day ? [{ day, key, n }] : [])),
      ),
    ];
  }

  /** Reads stored sums: by organisation each has its own, otherwise the caller's includes all below it. */
  async #kept(
    days: readonly string[],
    group: DeviceGroup,
    chosen: RawBuilder<unknown>,
    inScope: RawBuilder<unknown>,
  ): Promise<DayKeyCount[]> {
    const named = sql`c.day = any(${[...days]}::text[])`;
    const from =
      group === 'op' || group === 'summary'
        ? sql`device_status_day c ${inScope} where ${named}`
        : sql`device_total_day c
          where ${named} and c.op_id = (select op_id from operator where op_path = ${this.opPath})`;
    const { rows } = await sql<DayKeyCount>`
      select c.day, ${keyOf[group]} as key, sum(c.n)::int as n from ${from} and ${chosen} group by 1, 2`.execute(
      this.database.sql,
    );
    return rows;
  }

  /**
   * Maps each organisation in scope to the one directly below the caller's that contains it, or to the caller's own.
   */
  async branches(): Promise<Map<string, { opId: string; companyName: string }>> {
    const { rows } = await sql<{ op_id: string; branch: string; company_name: string }>`
      select o.op_id, b.op_id as branch, b.company_name
      from operator o join operator b on starts_with(o.op_path, b.op_path)
      where starts_with(o.op_path, ${this.opPath}) and starts_with(b.op_path, ${this.opPath})
        and (b.op_path = o.op_path and o.op_path = ${this.opPath}
          or b.op_path <> ${this.opPath}
            and length(b.op_path) - length(replace(b.op_path, '/', '')) =
              length(${this.opPath}::text) - length(replace(${this.opPath}::text, '/', '')) + 1)`.execute(
      this.database.sql,
    );
    return new Map(rows.map((row) => [row.op_id, { opId: row.branch, companyName: row.company_name }]));
  }

  async versions(status: DeviceStatus): Promise<{ key: string; n: number }[]> {
    const { rows } = await sql<{ key: string; n: number }>`
      select c.firmware_version as key, sum(c.n)::int as n
      from device_version_count c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
      where c.n > 0 and c.device_status = any(${[...statuses[status]]}::text[])
      group by 1 order by 2 desc, 1`.execute(this.database.sql);
    return rows;
  }

  async featuresOfModels(): Promise<Map<string, string[]>> {
    const rows = await this.database.sql
      .selectFrom('device_model_feature')
      .select(['model_name', 'support_features'])
      .execute();
    return new Map(rows.map((row) => [row.model_name, row.support_features]));
  }

  /** Counts accounts by role, and those created on each day. */
  async users(first: string, last: string, timeZone: string) {
    const of = sql`from account a join operator o on o.op_id = a.op_id and starts_with(o.op_path, ${this.opPath})`;
    const { rows: roles } = await sql<{ key: string; n: number }>`
      select r.role_name as key, count(*)::int as n ${of} join role r on r.role_key = a.role_key
      where not a.deleted group by 1 order by 2 desc, 1`.execute(this.database.sql);
    const { rows: made } = await sql<{ day: string; n: number }>`
      select to_char(a.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as n ${of}
      where to_char(a.created_at at time zone ${timeZone}, 'YYYY-MM-DD') between ${first} and ${last}
      group by 1`.execute(this.database.sql);
    return { roles, made };
  }
}
