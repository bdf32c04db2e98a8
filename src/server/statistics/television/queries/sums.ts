import { type RawBuilder, sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { SegmentKind } from '#server/statistics/viewing/pack.ts';

/** Names of a province, in lower case, as devices report them; null: all provinces. */
export type ProvinceNames = readonly string[] | null;

export interface StoredGroup {
  date: string;
  time_zone: string;
  body: Buffer;
}

export interface FoldedDate {
  date: string;
  foldedAt: Date;
  version: number;
}

/** Sums of viewing below the caller's organisation. A day's organisation is that of its reports. */
export class ScopedViewingSums extends ScopedQueries {
  async groups(days: readonly string[], kind: SegmentKind, provinces: ProvinceNames): Promise<StoredGroup[]> {
    const { rows } = await sql<StoredGroup>`
      select s.date::text as date, s.time_zone, s.body from viewing_segment s ${this.#inScope('s')}
      where s.date = any(${[...days]}::date[]) and s.kind = ${kind} and ${within('s', provinces)}
      order by s.date, s.op_id, s.province, s.time_zone`.execute(this.database.sql);
    return rows;
  }

  /** Lists days of which a box in scope has reported, in whatever province. */
  async covered(days: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ date: string }>`
      select distinct s.date::text as date from viewing_segment s ${this.#inScope('s')}
      where s.date = any(${[...days]}::date[]) order by 1`.execute(this.database.sql);
    return rows.map(({ date }) => date);
  }

  /** Reads when and how often each of these days was summed. */
  async folded(days: readonly string[]): Promise<FoldedDate[]> {
    const { rows } = await sql<FoldedDate>`
      select date::text as date, folded_at as "foldedAt", version from viewing_day where date = any(${[...days]}::date[])
      order by date`.execute(this.database.sql);
    return rows;
  }

  /** Counts deployed boxes on the last counted date of a period, or on the first one after it; null: never counted. */
  async deployed(last: string, provinces: ProvinceNames): Promise<{ date: string; boxes: number } | null> {
    const { rows } = await sql<{ date: string; boxes: number }>`
      with counted as (
        select date from viewing_deployed_day
        order by (date > ${last}::date), case when date > ${last}::date then date - ${last}::date else ${last}::date - date end
        limit 1
      )
      select c.date::text as date, coalesce((
        select sum(v.boxes) from viewing_deployed v ${this.#inScope('v')}
        where v.date = c.date and ${within('v', provinces)}
      ), 0)::int as boxes from counted c`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Counts segments of these days that were lost, or reported and do not count. */
  async missing(
    days: readonly string[],
    arrived: { from: Date; to: Date },
    provinces: ProvinceNames,
  ): Promise<{ lost: number; rejected: number }> {
    const { rows } = await sql<{ lost: number; overlapping: number; rejected: number }>`
      select coalesce(sum(d.lost), 0)::float8 as lost, coalesce(sum(d.overlapping), 0)::int as overlapping, (
        select count(*)::int from viewing_rejected r ${this.#inScope('r')}
        where r.received_at >= ${arrived.from} and r.received_at < ${arrived.to} and ${within('r', provinces)}
      ) as rejected
      from viewing_device_day d ${this.#inScope('d')}
      where d.date = any(${[...days]}::date[]) and ${within('d', provinces)}`.execute(this.database.sql);
    const { lost = 0, overlapping = 0, rejected = 0 } = rows[0] ?? {};
    return { lost, rejected: rejected + overlapping };
  }

  #inScope(table: 's' | 'v' | 'd' | 'r'): RawBuilder<unknown> {
    return sql`join operator o on o.op_id = ${sql.ref(`${table}.op_id`)} and starts_with(o.op_path, ${this.opPath})`;
  }
}

const within = (table: 's' | 'v' | 'd' | 'r', provinces: ProvinceNames): RawBuilder<boolean> =>
  provinces === null
    ? sql`true`
    : sql`lower(${sql.ref(`${table}.province`)}) = any(${[...provinces]}::text[])`;
