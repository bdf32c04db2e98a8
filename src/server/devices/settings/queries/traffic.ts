import { type Kysely, sql } from 'kysely';
import { type TrafficSample, wholeMs } from '#domain/network/traffic.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import type { SampledDevice } from '#server/devices/engine/traffic-sampler.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { addToTrafficDays } from './traffic-days.ts';

/** Maximum number of a device's samples in one answer: some 2,000 in a month. */
const sampleLimit = 10_000;

/** Samples of device counters. The device comes from `ScopedDevices`, so it is in scope. */
export class ScopedTraffic extends ScopedQueries {
  /** Reads the samples since then, oldest first. */
  async since(device: ListedDevice, from: Date): Promise<TrafficSample[]> {
    const rows = await this.database.sql
      .selectFrom('traffic_sample')
      .select(['at', 'up_time', 'counters'])
      .where('endpoint_id', '=', device.endpoint_id)
      .where('at', '>=', from)
      .orderBy('at')
      .limit(sampleLimit)
      .execute();
    return rows.map(({ at, up_time: upTime, counters }) => ({
      at: at.getTime(),
      upTime,
      counters: JSON.parse(counters),
    }));
  }
}

export async function storeTraffic(
  database: Database,
  samples: readonly (TrafficSample & { endpointId: string; hourly: boolean })[],
): Promise<void> {
  const rows = samples.map(({ endpointId, at, upTime, counters, hourly }) => ({
    endpoint_id: endpointId,
    at: new Date(at).toISOString(),
    up_time: upTime,
    counters: JSON.stringify(counters),
    hourly,
  }));
  await database.sql.transaction().execute(async (trx) => {
    await addToTrafficDays(trx, samples);
    await upsertRows(trx, 'traffic_sample', ['endpoint_id', 'at'], rows);
  });
}

export async function forgetTraffic(db: Kysely<Tables>, now: Date, days: number): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await sql`delete from traffic_sample where not hourly and at < ${before(wholeMs)}`.execute(db);
  await sql`delete from traffic_sample where at < ${before(days * 86_400_000)}`.execute(db);
}

/** Lists devices that are online, and whether their model counts traffic. */
export async function sampledDevices(database: Database, models: DeviceModels): Promise<SampledDevice[]> {
  const rows = await database.sql
    .selectFrom('device_state as s')
    .innerJoin('device as d', 'd.endpoint_id', 's.endpoint_id')
    .select(['d.endpoint_id', 'd.model_name', 'd.prod_class'])
    .where('s.online', '=', true)
    .execute();
  const counts = new Map<string, boolean>();
  for (const row of rows) {
    if (counts.has(row.model_name)) continue;
    counts.set(row.model_name, await models.supports(row, 'networkStat'));
  }
  return rows.map((row) => ({
    endpointId: row.endpoint_id,
    countsTraffic: counts.get(row.model_name) ?? false,
  }));
}
