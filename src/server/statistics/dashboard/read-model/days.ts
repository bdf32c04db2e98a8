import { type Kysely, sql, type Transaction } from 'kysely';
import { localTimeOf, startOfDay } from '#domain/display.ts';
import { daysAfter, daysFromTo } from '#domain/statistics/calendar.ts';
import type { Tables } from '#server/core/database/database.ts';
import { keepAppDays } from '#server/devices/apps/read-model/app-counts.ts';
import type { DayKeeper, Days } from '#server/devices/read-model/follower.ts';

/** Returns the calendar day of an instant in a zone. */
export const dayOf = (instant: string, timeZone: string): string =>
  localTimeOf(instant, timeZone).slice(0, 10);

/** Maximum number of days, so that a clock set years ahead does not fill the table. */
const mostDays = 1_100;
const zonesKeptMs = 10_000;
const defaultZone = 'Asia/Seoul';

/** Stores the counts of each day that ended. */
export function dayCounts(): DayKeeper {
  const zones = new OperatorZones();
  return {
    tables: ['device_count_day', 'device_status_day', 'device_total_day', 'counted_zone'],
    open: async (trx, opIds) => OpenDays.of(trx, await zones.of(trx, opIds)),
  };
}

/**
 * Time zones of the organisations. They change rarely and each batch of events needs them, so they are read every ten
 * seconds, and at once for a new organisation.
 */
class OperatorZones {
  #read: { at: number; zones: ReadonlyMap<string, string> } | null = null;

  async of(db: Kysely<Tables>, opIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const at = performance.now();
    const known = this.#read?.zones;
    if (this.#read && at - this.#read.at < zonesKeptMs && opIds.every((opId) => known?.has(opId)))
      return this.#read.zones;
    const rows = await db.selectFrom('operator').select(['op_id', 'time_zone']).execute();
    this.#read = { at, zones: new Map(rows.map((row) => [row.op_id, row.time_zone])) };
    return this.#read.zones;
  }
}

/**
 * Open days, one for each time zone. The first event after midnight closes the previous day: the counts are then still
 * those of midnight, both live and in a rebuild of the read model.
 */
class OpenDays implements Days {
  readonly #trx: Transaction<Tables>;
  readonly #zones: ReadonlyMap<string, string>;
  readonly #closed: Map<string, string>;
  readonly #ends = new Map<string, number>();

  private constructor(
    trx: Transaction<Tables>,
    zones: ReadonlyMap<string, string>,
    closed: Map<string, string>,
  ) {
    this.#trx = trx;
    this.#zones = zones;
    this.#closed = closed;
    for (const zone of new Set(zones.values())) this.#ends.set(zone, this.#endOf(zone));
  }

  static async of(trx: Transaction<Tables>, zones: ReadonlyMap<string, string>): Promise<OpenDays> {
    const rows = await trx.selectFrom('counted_zone').selectAll().execute();
    return new OpenDays(trx, zones, new Map(rows.map(({ time_zone, day }) => [time_zone, day])));
  }

  /** Returns the day of an organisation at an instant. */
  readonly dayOf = (opId: string, at: string): string => dayOf(at, this.#zones.get(opId) ?? defaultZone);

  isOver(at: string): boolean {
    const time = Date.parse(at);
    for (const end of this.#ends.values()) if (time >= end) return true;
    return false;
  }

  /** Stores the counts of every day that ended before this instant. */
  async closeUntil(at: string): Promise<void> {
    for (const [zone, end] of this.#ends) {
      if (Date.parse(at) < end) continue;
      const last = daysAfter(dayOf(at, zone), -1);
      const before = this.#closed.get(zone);
      if (before !== undefined) await this.#keep(zone, daysBetween(before, last));
      await sql`insert into counted_zone (time_zone, day) values (${zone}, ${last})
        on conflict (time_zone) do update set day = excluded.day`.execute(this.#trx);
      this.#closed.set(zone, last);
      this.#ends.set(zone, this.#endOf(zone));
    }
  }

  async #keep(zone: string, days: readonly string[]): Promise<void> {
    await keepAppDays(this.#trx, zone, days);
    // A stored day is not added to the sums again.
    await sql`
      with kept as (
      insert into device_count_day (op_id, day, device_status, model_name, prod_class, online, n)
      select c.op_id, d.day, c.device_status, c.model_name, c.prod_class, c.online, sum(c.n)::int
      from device_count c join operator o using (op_id), unnest(${days}::text[]) d (day)
      where o.time_zone = ${zone} and c.n > 0
      group by 1, 2, 3, 4, 5, 6
      on conflict (op_id, day, device_status, model_name, prod_class, online) do nothing returning *
      ), by_status as (
        insert into device_status_day (op_id, day, device_status, online, n)
        select op_id, day, device_status, online, sum(n)::int from kept group by 1, 2, 3, 4
        on conflict (op_id, day, device_status, online) do update set n = device_status_day.n + excluded.n
      )
      insert into device_total_day (op_id, day, device_status, model_name, prod_class, online, n)
      select above.op_id, k.day, k.device_status, k.model_name, k.prod_class, k.online, sum(k.n)::int
      from kept k join operator o on o.op_id = k.op_id join operator above on starts_with(o.op_path, above.op_path)
      group by 1, 2, 3, 4, 5, 6
      on conflict (op_id, day, device_status, model_name, prod_class, online)
      do update set n = device_total_day.n + excluded.n`.execute(this.#trx);
  }

  /** Returns the end of a zone's open day; without a stored day, of the day of the next event. */
  #endOf(zone: string): number {
    const closed = this.#closed.get(zone);
    return closed === undefined ? Number.NEGATIVE_INFINITY : startOfDay(closed, zone, 2).getTime();
  }
}

function daysBetween(after: string, last: string): string[] {
  const first = daysAfter(after, 1);
  const earliest = daysAfter(last, 1 - mostDays);
  return daysFromTo([first, earliest].toSorted().at(-1) ?? first, last);
}
