import { type Kysely, sql } from 'kysely';
import { localTimeOf } from '#domain/display.ts';
import { wholeMs } from '#domain/network/traffic.ts';
import {
  bucketOf,
  bucketsOf,
  type HealthSample,
  type ResourceMetric,
  resourceMetrics,
} from '#domain/statistics/resources.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';

/**
 * Stores samples and their days' counts in one transaction, so that the counts always equal the samples, even after a
 * kill.
 */
export async function storeHealth(database: Database, samples: readonly HealthSample[]): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    const rows = samples.map(({ endpointId, at, values, hourly }) => ({
      endpoint_id: endpointId,
      at: new Date(at).toISOString(),
      cpu: values.cpu ?? null,
      memory: values.memory ?? null,
      temperature: values.temperature ?? null,
      hourly,
    }));
    await upsertRows(trx, 'health_sample', ['endpoint_id', 'at'], rows);
    await addToDays(trx, samples);
  });
}

interface DayRow {
  day: string;
  op_id: string;
  model_name: string;
  metric: ResourceMetric;
  n: number;
  dropped: number;
  least: number | null;
  most: number | null;
  histogram: number[];
}

async function addToDays(trx: Kysely<Tables>, samples: readonly HealthSample[]): Promise<void> {
  const devices = await devicesOf(trx, [...new Set(samples.map(({ endpointId }) => endpointId))]);
  const rows = new Map<string, DayRow>();
  // Totals cover each organisation with all below it.
  const totals = new Map<string, DayRow>();
  for (const { endpointId, at, values, dropped } of samples) {
    const device = devices.get(endpointId);
    if (!device) continue;
    const day = localTimeOf(new Date(at).toISOString(), device.time_zone).slice(0, 10);
    for (const metric of resourceMetrics) {
      const value = values[metric];
      const isDropped = dropped.includes(metric);
      if (value === undefined && !isDropped) continue;
      const of = { day, model_name: device.model_name, metric };
      addTo(rowOf(rows, { ...of, op_id: device.op_id }), value, isDropped);
      for (const op_id of device.op_path.split('/').filter(Boolean))
        addTo(rowOf(totals, { ...of, op_id }), value, isDropped);
    }
  }
  await add(trx, 'resource_day', rows);
  await add(trx, 'resource_total_day', totals);
}

function addTo(row: DayRow, value: number | undefined, isDropped: boolean): void {
  if (isDropped) row.dropped += 1;
  if (value === undefined) return;
  row.n += 1;
  row.least = Math.min(row.least ?? value, value);
  row.most = Math.max(row.most ?? value, value);
  const bucket = bucketOf(row.metric, value);
  row.histogram[bucket] = (row.histogram[bucket] ?? 0) + 1;
}

async function add(
  trx: Kysely<Tables>,
  table: 'resource_day' | 'resource_total_day',
  rows: ReadonlyMap<string, DayRow>,
): Promise<void> {
  if (rows.size === 0) return;
  await sql`
    insert into ${sql.table(table)} as known (day, op_id, model_name, metric, n, dropped, least, most, histogram)
    select day, op_id, model_name, metric, n, dropped, least, most, histogram
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify([...rows.values()])}::jsonb)
    on conflict (op_id, day, model_name, metric) do update set
      n = known.n + excluded.n,
      dropped = known.dropped + excluded.dropped,
      least = least(known.least, excluded.least),
      most = greatest(known.most, excluded.most),
      histogram = array(
        select coalesce(one, 0) + coalesce(other, 0)
        from unnest(known.histogram, excluded.histogram) with ordinality as both_days (one, other, bucket)
        order by bucket)`.execute(trx);
}

function rowOf(
  rows: Map<string, DayRow>,
  key: Pick<DayRow, 'day' | 'op_id' | 'model_name' | 'metric'>,
): DayRow {
  const name = JSON.stringify(Object.values(key));
  const known = rows.get(name);
  if (known) return known;
  const histogram = Array.from({ length: bucketsOf(key.metric) }, () => 0);
  const made: DayRow = { ...key, n: 0, dropped: 0, least: null, most: null, histogram };
  rows.set(name, made);
  return made;
}

async function devicesOf(trx: Kysely<Tables>, endpointIds: string[]) {
  const rows = await trx
    .selectFrom('device as d')
    .innerJoin('operator as o', 'o.op_id', 'd.op_id')
    .select(['d.endpoint_id', 'd.op_id', 'd.model_name', 'o.time_zone', 'o.op_path'])
    .where('d.endpoint_id', '=', sql<string>`any(${endpointIds}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}

export async function forgetHealth(db: Kysely<Tables>, now: Date, days: number): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await sql`delete from health_sample where not hourly and at < ${before(wholeMs)}`.execute(db);
  await sql`delete from health_sample where at < ${before(days * 86_400_000)}`.execute(db);
}
