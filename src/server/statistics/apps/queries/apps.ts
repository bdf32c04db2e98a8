import { type RawBuilder, sql } from 'kysely';
import type { AppPlatform } from '#domain/apps/platform.ts';
import type { Counted } from '#domain/statistics/series.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type DeviceStatus, statuses } from '../../counts/queries/devices.ts';

export interface AppFilter {
  platform: AppPlatform | 'all';
  status: DeviceStatus;
  appName?: string | undefined;
}

export interface AppCount {
  appName: string;
  appLabel: string;
  platform: AppPlatform;
  deviceCount: number;
}

/** Device counts by app, from counters: neither devices nor their apps are read. */
export class ScopedAppCounts extends ScopedQueries {
  /** Returns the first day whose apps were counted in this installation; null: none is over yet. */
  async firstDay(): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`select min(day) as day from device_app_day`.execute(
      this.database.sql,
    );
    return rows[0]?.day ?? null;
  }

  /** Returns the last counted day in a zone; null: there is none. */
  async lastDay(timeZone: string): Promise<string | null> {
    const zone = await this.database.sql
      .selectFrom('counted_zone')
      .select('day')
      .where('time_zone', '=', timeZone)
      .executeTakeFirst();
    return zone?.day ?? null;
  }

  /** Lists the apps with the most devices, and the total; on a past day, or now. */
  async apps(
    day: string | null,
    filter: AppFilter,
    most: number,
  ): Promise<{ apps: AppCount[]; appCount: number }> {
    const { rows } = await sql<AppCount & { appCount: number }>`
      with named as (${this.#labels(filter)})
      select c.app_name as "appName", coalesce(n.label, c.app_name) as "appLabel", coalesce(n.platform, c.platform) as platform,
        c.n as "deviceCount", c.of as "appCount"
      from (
        select app_name, min(platform) as platform, sum(n)::int as n, (count(*) over ())::int as of
        from ${this.#counted(day, filter)} c group by app_name order by 3 desc, 1 limit ${most}
      ) c left join named n using (app_name) order by 4 desc, 1`.execute(this.database.sql);
    return {
      apps: rows.map(({ appCount: _, ...app }) => app),
      appCount: rows[0]?.appCount ?? 0,
    };
  }

  /** Counts versions of these apps, most devices first. */
  async versions(day: string | null, filter: AppFilter, names: readonly string[]) {
    const { rows } = await sql<{ appName: string; version: string; deviceCount: number }>`
      select app_name as "appName", version, sum(n)::int as "deviceCount" from ${this.#counted(day, filter)} c
      where app_name = any(${[...names]}::text[])
      group by 1, 2 order by 1, 3 desc, 2`.execute(this.database.sql);
    return Map.groupBy(rows, ({ appName }) => appName);
  }

  /** Counts at the ends of these days. A zone without an event since its midnight is counted as of now. */
  async days(
    days: readonly string[],
    filter: AppFilter,
    names: readonly string[],
    by: 'app' | 'version',
  ): Promise<Counted[]> {
    const key = by === 'app' ? sql`c.app_name` : sql`c.version`;
    const wanted = sql`c.app_name = any(${[...names]}::text[]) and ${this.#chosen(filter)}`;
    const { rows: kept } = await sql<Counted>`
      select c.day, ${key} as key, sum(c.n)::int as n from device_app_day c
      where c.op_id = ${this.opId} and c.day = any(${[...days]}::text[]) and ${wanted} group by 1, 2`.execute(
      this.database.sql,
    );
    const { rows: now } = await sql<{ closed: string | null; key: string; n: number }>`
      select z.day as closed, ${key} as key, sum(c.own)::int as n from operator o
        join device_app_count c on c.op_id = o.op_id left join counted_zone z on z.time_zone = o.time_zone
      where starts_with(o.op_path, ${this.opPath}) and c.own > 0 and ${wanted} group by 1, 2`.execute(
      this.database.sql,
    );
    return [
      ...kept,
      ...days.flatMap((day) =>
        now.flatMap(({ closed, key: of, n }) =>
          closed === null || closed < day ? [{ day, key: of, n }] : [],
        ),
      ),
    ];
  }

  /** Selects the most frequent label of each app now. */
  #labels(filter: AppFilter) {
    return sql`
      select distinct on (c.app_name) c.app_name, c.label, c.platform from device_app_count c
      where c.op_id = ${this.opId} and c.n > 0 and ${this.#chosen({ ...filter, status: 'all' })}
      order by c.app_name, c.n desc, c.label`;
  }

  #counted(day: string | null, filter: AppFilter): RawBuilder<unknown> {
    const of = day === null ? sql`device_app_count c where true` : sql`device_app_day c where c.day = ${day}`;
    return sql`(select c.app_name, c.version, c.platform, c.n from ${of}
      and c.op_id = ${this.opId} and c.n > 0 and ${this.#chosen(filter)})`;
  }

  #chosen({ platform, status, appName }: AppFilter): RawBuilder<unknown> {
    return sql`c.device_status = any(${[...statuses[status]]}::text[])
      ${platform === 'all' ? sql`` : sql`and c.platform = ${platform}`}
      ${appName === undefined ? sql`` : sql`and c.app_name = ${appName}`}`;
  }
}
