import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthSample } from '#domain/statistics/resources.ts';
import { storeHealth } from '#server/statistics/resources/queries/samples.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** Resources by day (CL-305). */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
type Person = 'support@northwind.example' | 'viewer@northwind.example' | 'system.admin@waymark.example';

beforeAll(async () => {
  bench = await startBench();
  for (const user of [
    'support@northwind.example',
    'viewer@northwind.example',
    'system.admin@waymark.example',
  ])
    headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

const dailys = async (payload: object, as: Person = 'support@northwind.example') =>
  (
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/stats/resources/dailys',
      headers: headers[as] ?? {},
      payload,
    })
  ).json();
const sample = (
  endpointId: string,
  at: string,
  values: HealthSample['values'],
  dropped: HealthSample['dropped'] = [],
): HealthSample => ({ endpointId, at: Date.parse(at), hourly: false, values, dropped });
const week = { startDate: '2026-11-09', endDate: '2026-11-15' };

test('samples are counted on the day of the device’s organisation, and add up over several writes', async () => {
  // 15:30 UTC is the next day in Seoul.
  await storeHealth(bench.database, [
    sample(ownDevice, '2026-11-10T14:30:00Z', { cpu: 10, temperature: 50 }),
    sample(ownDevice, '2026-11-10T15:30:00Z', { cpu: 20.5 }),
  ]);
  await storeHealth(bench.database, [
    sample(ownDevice, '2026-11-10T23:30:00Z', { cpu: 90 }),
    sample(ownDevice, '2026-11-11T02:30:00Z', { cpu: 30 }, ['temperature']),
    sample(foreignDevice, '2026-11-11T02:30:00Z', { cpu: 99 }),
  ]);
  const { data } = await dailys(week);
  expect(data.days).toEqual([
    expect.objectContaining({ statDate: '2026-11-10', metric: 'cpu', samples: 1, median: 10 }),
    expect.objectContaining({ statDate: '2026-11-10', metric: 'temperature', samples: 1, max: 50 }),
    {
      statDate: '2026-11-11',
      modelName: null,
      metric: 'cpu',
      samples: 3,
      dropped: 0,
      min: 20.5,
      max: 90,
      median: 30,
      p95: 90,
      p99: 90,
    },
    {
      statDate: '2026-11-11',
      modelName: null,
      metric: 'temperature',
      samples: 0,
      dropped: 1,
      min: null,
      max: null,
      median: null,
      p95: null,
      p99: null,
    },
  ]);
  expect(data.timeZones).toEqual(['Asia/Seoul']);
});

test('gives a scope its own devices, and the root those of all, as one day', async () => {
  const cpu = ({ data }: { data: { days: { metric: string; samples: number; max: number }[] } }) =>
    data.days.filter(({ metric }) => metric === 'cpu').map(({ samples, max }) => [samples, max]);
  expect(cpu(await dailys({ startDate: '2026-11-11', endDate: '2026-11-11' }))).toEqual([[3, 90]]);
  const all = await dailys(
    { startDate: '2026-11-11', endDate: '2026-11-11' },
    'system.admin@waymark.example',
  );
  expect(cpu(all).flat()).toContain(99);
  expect((await dailys(week, 'viewer@northwind.example')).data).toEqual((await dailys(week)).data);
});

test('separates models on request', async () => {
  const { data } = await dailys({ ...week, perModel: true, modelName: 'KSTB2020' });
  expect(new Set(data.days.map(({ modelName }: { modelName: string }) => modelName))).toEqual(
    new Set(['KSTB2020']),
  );
  expect((await dailys({ ...week, modelName: 'None' })).data.days).toEqual([]);
});
