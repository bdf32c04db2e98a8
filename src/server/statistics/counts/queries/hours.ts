import { sql } from 'kysely';
import { hourDays } from '#domain/statistics/hours.ts';
import type { Database } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { ActionCount } from './actions.ts';
import { type DayKeyCount, type DeviceStatus, statuses } from './devices.ts';

/** Counts by hour, each in the zone of its organisation. */
export class ScopedHours extends ScopedQueries {
  async actions(first: string, last: string, kinds: readonly string[] | null): Promise<ActionCount[]> {
    const { rows } = await sql<ActionCount>`
      select a.hour as day, a.kind, a.outcome, sum(a.n)::int as n, sum(a.ms)::float8 as ms
      from action_hour a join operator o on o.op_id = a.op_id and starts_with(o.op_path, ${this.opPath})
      where a.hour between ${first} and ${last}
        ${kinds === null ? sql`` : sql`and a.kind = any(${[...kinds]}::text[])`}
      group by 1, 2, 3 order by 1, 2, 3`.execute(this.database.sql);
    return rows;
  }

  /** Counts devices by status, or by organisation. */
  async devices(
    first: string,
    last: string,
    group: 'summary' | 'op',
    status: DeviceStatus,
  ): Promise<DayKeyCount[]> {
    const key = group === 'op' ? sql`c.op_id` : sql`c.device_status`;
    const { rows } = await sql<DayKeyCount>`
      select c.hour as day, ${key} as key, sum(c.n)::int as n
      from device_status_hour c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
      where c.hour between ${first} and ${last} and c.device_status = any(${[...statuses[status]]}::text[])
      group by 1, 2`.execute(this.database.sql);
    return rows;
  }
}

/**
 * Stores the counts of this hour for each organisation that has none yet. An hour in which the server did not run stays
 * unknown.
 */
export async function countHour(db: Database['sql'], now: Date): Promise<void> {
  await sql`
    insert into device_status_hour (op_id, hour, device_status, online, n)
    select c.op_id, to_char(${now.toISOString()}::timestamptz at time zone o.time_zone, 'YYYY-MM-DD"T"HH24') as hour,
      c.device_status, c.online, sum(c.n)::int
    from device_count c join operator o using (op_id)
    where c.n > 0 and not exists (select from device_status_hour known where known.op_id = c.op_id
      and known.hour = to_char(${now.toISOString()}::timestamptz at time zone o.time_zone, 'YYYY-MM-DD"T"HH24'))
    group by 1, 2, 3, 4
    on conflict (op_id, hour, device_status, online) do nothing`.execute(db);
}

/** Deletes hours that are no longer shown. */
export async function forgetHours(db: Database['sql'], now: Date): Promise<void> {
  // No zone is more than a day behind another one.
  const before = new Date(now.getTime() - (hourDays + 1) * 86_400_000).toISOString().slice(0, 10);
  await sql`delete from device_status_hour where hour < ${before}`.execute(db);
}
