import { sql } from 'kysely';
import type { ResourceMetric } from '#domain/statistics/resources.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface DayFilter {
  /** Calendar days, both inclusive. */
  startDate: string;
  endDate: string;
  modelName?: string | undefined;
  perModel: boolean;
}

export interface ResourceDayRow {
  day: string;
  modelName: string | null;
  metric: ResourceMetric;
  n: number;
  dropped: number;
  least: number | null;
  most: number | null;
  histogram: number[];
}

/** Samples of the devices below the caller's operator. */
export class ScopedResourceDays extends ScopedQueries {
  /**
   * Reads the sums of the caller's organisation and adds them up here: a database takes a hundred times as long, bucket
   * by bucket.
   */
  async days({ startDate, endDate, modelName, perModel }: DayFilter): Promise<ResourceDayRow[]> {
    const ofModel = modelName === undefined ? sql`` : sql`and r.model_name = ${modelName}`;
    const { rows } = await sql<ResourceDayRow & { modelName: string }>`
      select to_char(r.day, 'YYYY-MM-DD') as day, r.model_name as "modelName", r.metric, r.n, r.dropped, r.least, r.most,
        r.histogram
      from resource_total_day r
      where r.op_id = (select op_id from operator where op_path = ${this.opPath})
        and r.day between ${startDate}::date and ${endDate}::date ${ofModel}
      order by r.day, r.model_name, r.metric`.execute(this.database.sql);
    if (perModel) return rows;
    const days = Map.groupBy(rows, ({ day, metric }) => `${day} ${metric}`);
    return [...days.values()].map(addedUp).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  }

  async timeZones(): Promise<string[]> {
    const { rows } = await sql<{ time_zone: string }>`
      select distinct o.time_zone from operator o
      where starts_with(o.op_path, ${this.opPath}) and exists (select 1 from resource_day r where r.op_id = o.op_id)
      order by 1`.execute(this.database.sql);
    return rows.map(({ time_zone }) => time_zone);
  }
}

function addedUp(rows: readonly ResourceDayRow[]): ResourceDayRow {
  const [first] = rows;
  if (!first) throw new Error('a day of no rows');
  const sum: ResourceDayRow = { ...first, modelName: null, histogram: [...first.histogram] };
  for (const { n, dropped, least, most, histogram } of rows.slice(1)) {
    sum.n += n;
    sum.dropped += dropped;
    if (least !== null) sum.least = Math.min(sum.least ?? least, least);
    if (most !== null) sum.most = Math.max(sum.most ?? most, most);
    for (const [bucket, count] of histogram.entries())
      sum.histogram[bucket] = (sum.histogram[bucket] ?? 0) + count;
  }
  return sum;
}

const nameOf = ({ day, metric }: ResourceDayRow): string => `${day} ${metric}`;
