import { type RawBuilder, sql } from 'kysely';
import { bucketsOf, type ResourceMetric } from '#domain/statistics/resources.ts';
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

/** What was sampled of the devices below the caller's operator. */
export class ScopedResourceDays extends ScopedQueries {
  async days(filter: DayFilter): Promise<ResourceDayRow[]> {
    const model = filter.perModel ? sql`r.model_name` : sql`null::text`;
    const { rows: days } = await sql<
      Omit<ResourceDayRow, 'histogram' | 'modelName'> & { model: string | null }
    >`
      select to_char(r.day, 'YYYY-MM-DD') as day, ${model} as model, r.metric, sum(r.n)::int as n,
        sum(r.dropped)::int as dropped, min(r.least) as least, max(r.most) as most
      ${this.#chosen(filter)} group by 1, 2, 3 order by 1, 2, 3`.execute(this.database.sql);
    const { rows: counts } = await sql<{
      day: string;
      model: string | null;
      metric: ResourceMetric;
      bucket: number;
      n: number;
    }>`
      select to_char(r.day, 'YYYY-MM-DD') as day, ${model} as model, r.metric, (b.at - 1)::int as bucket, sum(b.n)::int as n
      ${this.#chosen(filter, sql`cross join lateral unnest(r.histogram) with ordinality as b (n, at)`)} and b.n > 0
      group by 1, 2, 3, 4`.execute(this.database.sql);
    const histograms = new Map<string, number[]>();
    for (const { bucket, n, ...key } of counts) {
      const name = nameOf(key);
      const histogram = histograms.get(name) ?? Array.from({ length: bucketsOf(key.metric) }, () => 0);
      histogram[bucket] = n;
      histograms.set(name, histogram);
    }
    return days.map(({ model: modelName, ...day }) => ({
      ...day,
      modelName,
      histogram: histograms.get(nameOf({ ...day, model: modelName })) ?? [],
    }));
  }

  async timeZones(): Promise<string[]> {
    const { rows } = await sql<{ time_zone: string }>`
      select distinct o.time_zone from operator o
      where starts_with(o.op_path, ${this.opPath}) and exists (select 1 from resource_day r where r.op_id = o.op_id)
      order by 1`.execute(this.database.sql);
    return rows.map(({ time_zone }) => time_zone);
  }

  #chosen(
    { startDate, endDate, modelName }: DayFilter,
    beside: RawBuilder<unknown> = sql``,
  ): RawBuilder<unknown> {
    const ofModel = modelName === undefined ? sql`` : sql`and r.model_name = ${modelName}`;
    return sql`from resource_day r join operator o on o.op_id = r.op_id ${beside}
      where starts_with(o.op_path, ${this.opPath}) and r.day between ${startDate}::date and ${endDate}::date ${ofModel}`;
  }
}

const nameOf = ({ day, model, metric }: { day: string; model: string | null; metric: string }): string =>
  JSON.stringify([day, model, metric]);
