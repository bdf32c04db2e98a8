import { type Kysely, sql } from 'kysely';
import { localTimeOf } from '#domain/display.ts';
import { bytesBetween, type TrafficSample } from '#domain/network/traffic.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

type Sample = TrafficSample & { endpointId: string };

/**
 * Adds the uplink traffic since the previous samples. Runs in the transaction that stores the samples, so the days
 * always equal their sums, even after a kill.
 */
export async function addToTrafficDays(trx: Kysely<Tables>, samples: readonly Sample[]): Promise<void> {
  const devices = await beforeThese(trx, samples);
  const days = new Map<string, Row<'traffic_day'>>();
  for (const sample of samples.toSorted((a, b) => a.at - b.at)) {
    const device = devices.get(sample.endpointId);
    if (!device) continue;
    const bytes = device.before && bytesBetween(device.before, sample, 'wan');
    device.before = sample;
    if (!bytes) continue;
    const { op_id, time_zone } = device;
    const day = localTimeOf(new Date(sample.at).toISOString(), time_zone).slice(0, 10);
    const sum = days.get(`${day} ${op_id}`) ?? { day, op_id, received: 0, sent: 0, n: 0 };
    days.set(`${day} ${op_id}`, {
      ...sum,
      received: sum.received + bytes.received,
      sent: sum.sent + bytes.sent,
      n: sum.n + 1,
    });
  }
  if (days.size === 0) return;
  await sql`
    insert into traffic_day (day, op_id, received, sent, n)
    select day, op_id, received, sent, n
    from jsonb_populate_recordset(null::traffic_day, ${JSON.stringify([...days.values()])}::jsonb)
    on conflict (day, op_id) do update set received = traffic_day.received + excluded.received,
      sent = traffic_day.sent + excluded.sent, n = traffic_day.n + excluded.n`.execute(trx);
}

interface Before {
  op_id: string;
  time_zone: string;
  before: TrafficSample | null;
}

/** Reads the devices of the samples, with the sample before the first of each. */
async function beforeThese(trx: Kysely<Tables>, samples: readonly Sample[]): Promise<Map<string, Before>> {
  const first = new Map<string, number>();
  for (const { endpointId, at } of samples) first.set(endpointId, Math.min(at, first.get(endpointId) ?? at));
  const { rows } = await sql<{
    endpoint_id: string;
    op_id: string;
    time_zone: string;
    at: Date | null;
    up_time: number | null;
    counters: string | null;
  }>`
    select d.endpoint_id, d.op_id, o.time_zone, s.at, s.up_time, s.counters
    from unnest(${[...first.keys()]}::text[], ${[...first.values()].map((at) => new Date(at).toISOString())}::timestamptz[])
        as f (endpoint_id, at)
      join device d using (endpoint_id) join operator o using (op_id)
      left join lateral (
        select at, up_time, counters from traffic_sample
        where endpoint_id = f.endpoint_id and at < f.at order by at desc limit 1) s on true`.execute(trx);
  return new Map(
    rows.map(({ endpoint_id, op_id, time_zone, at, up_time: upTime, counters }) => [
      endpoint_id,
      {
        op_id,
        time_zone,
        before:
          at === null || counters === null
            ? null
            : { at: at.getTime(), upTime, counters: JSON.parse(counters) },
      },
    ]),
  );
}
