import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { forgetTraffic, storeTraffic } from '#server/devices/settings/queries/traffic.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
const minute = 60_000;
const hour = 60 * minute;
const endpointId =
  Array.from({ length: fleetSize }, (_, at) => demoDevice(at)).find(
    ({ registration: { opId } }) => opId === 'northwind',
  )?.endpointId ?? '';

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const history = async (range: string, user = 'viewer@northwind.example') =>
  bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/ui/getNetworkStatHistory',
    headers: await bench.login(user),
    payload: { endpointId, range },
  });

/** Stores a sample for each time, whose counter has grown by a kilobyte per minute since the first. */
const store = async (times: number[], hourly: boolean) =>
  storeTraffic(
    bench.database,
    times.map((at) => ({
      endpointId,
      at,
      upTime: null,
      hourly,
      counters: { wan: [((at - (times[0] ?? 0)) / minute) * 1_000, null], lan: [2 ** 63, 0] },
    })),
  );
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

test('given samples, then rates by section are visible to all who may view the device, and to no other operator (CL-084)', async () => {
  const now = bench.clock.now.getTime();
  await store(every(5 * minute, now - 2 * hour, now), false);
  const { data } = (await history('hours')).json();
  expect(data.stepSeconds).toBe(300);
  expect(data.sections.map(({ section }: { section: string }) => section)).toEqual(['wan', 'lan']);
  const { points } = data.sections[0];
  expect(points).toHaveLength(72);
  expect(points[0]).toMatchObject({ received: null, sent: null });
  expect(points.at(-5)).toMatchObject({ received: expect.closeTo(8_000 / 60, 9), sent: null });
  expect(data.sections[1].points.at(-5)).toMatchObject({ received: 0, sent: 0 });
  expect((await history('hours', 'support@brightline.example')).json().code).toBe('nodata');
});

test('given more than two days, then one sample per hour is kept, and none after the retention', async () => {
  const now = bench.clock.now.getTime();
  const count = async () =>
    Number(
      (
        await bench.database.sql
          .selectFrom('traffic_sample')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const fresh = await count();
  await store(every(hour, now - 60 * hour, now - 50 * hour), true);
  await store(every(hour, now - 60 * hour + minute, now - 50 * hour + minute), false);
  expect(await count()).toBe(fresh + 22);
  await forgetTraffic(bench.database.sql, bench.clock.now, 30);
  expect(await count()).toBe(fresh + 11);
  await forgetTraffic(bench.database.sql, bench.clock.now, 2);
  expect(await count()).toBe(fresh);
});
