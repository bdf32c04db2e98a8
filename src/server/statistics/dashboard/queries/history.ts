import { sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface DayCount {
  device_status: string;
  online: boolean;
  n: number;
}

/** Device counts at the end of days, in a scope. */
export class CountHistory extends ScopedQueries {
  /** Returns the first day that was counted in this installation; null: none is over yet. */
  async firstDay(): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`select min(day) as day from device_count_day`.execute(
      this.database.sql,
    );
    return rows[0]?.day ?? null;
  }

  /**
   * Reads the counts of each day. A day is stored with the first event after its midnight: without one, the counts are
   * still those of now.
   */
  async ofDays(days: readonly string[]): Promise<Map<string, DayCount[]>> {
    const kept = await sql<DayCount & { day: string }>`
      select c.day, c.device_status, c.online, sum(c.n)::int as n
      from device_count_day c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
      where c.day = any(${[...days]}::text[]) group by 1, 2, 3`.execute(this.database.sql);
    const now = await sql<DayCount & { closed: string | null }>`
      select z.day as closed, c.device_status, c.online, sum(c.n)::int as n
      from device_count c join operator o on o.op_id = c.op_id and starts_with(o.op_path, ${this.opPath})
        left join counted_zone z using (time_zone)
      where c.n > 0 group by 1, 2, 3`.execute(this.database.sql);
    return new Map(
      days.map((day) => [
        day,
        [
          ...kept.rows.filter((row) => row.day === day),
          ...now.rows.filter(({ closed }) => closed === null || closed < day),
        ],
      ]),
    );
  }
}
