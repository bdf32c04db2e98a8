import { sql } from 'kysely';
import type { ModelFailures } from '#domain/statistics/rises.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

type Updates = Record<'running' | 'succeeded' | 'failed' | 'unknown', number>;

/** Traffic and failed actions of devices by day, from counters. */
export class ScopedActivity extends ScopedQueries {
  async traffic(first: string, last: string): Promise<{ day: string; received: number; sent: number }[]> {
    const { rows } = await sql<{ day: string; received: number; sent: number }>`
      select t.day, sum(t.received)::float8 as received, sum(t.sent)::float8 as sent
      from traffic_day t join operator o on o.op_id = t.op_id and starts_with(o.op_path, ${this.opPath})
      where t.day between ${first} and ${last} group by 1 order by 1`.execute(this.database.sql);
    return rows;
  }

  /** Reads running firmware updates, and those that ended since then. */
  async updates(since: Date): Promise<Updates> {
    const { rows } = await sql<Updates>`
      select count(*) filter (where not u.terminal)::int as running,
        count(*) filter (where u.state = 'succeeded')::int as succeeded,
        count(*) filter (where u.state in ('failed', 'fellBack', 'lost'))::int as failed,
        count(*) filter (where u.state = 'unknown')::int as unknown
      from firmware_upgrade u join operator o on o.op_id = u.op_id and starts_with(o.op_path, ${this.opPath})
      where not u.terminal or (u.terminal and u.finished_at >= ${since.toISOString()}::timestamptz)`.execute(
      this.database.sql,
    );
    return rows[0] ?? { running: 0, succeeded: 0, failed: 0, unknown: 0 };
  }

  async failures(day: string, before: string): Promise<ModelFailures[]> {
    const { rows } = await sql<ModelFailures>`
      select m.model_name as "modelName",
        coalesce(sum(m.ended) filter (where m.day = ${day}), 0)::int as ended,
        coalesce(sum(m.failed) filter (where m.day = ${day}), 0)::int as failed,
        coalesce(sum(m.ended) filter (where m.day = ${before}), 0)::int as "endedBefore",
        coalesce(sum(m.failed) filter (where m.day = ${before}), 0)::int as "failedBefore"
      from model_action_day m join operator o on o.op_id = m.op_id and starts_with(o.op_path, ${this.opPath})
      where m.day = any(${[day, before]}::text[]) group by 1`.execute(this.database.sql);
    return rows;
  }
}
