import { expect, test } from 'vitest';
import type { HealthSample } from '#domain/statistics/resources.ts';
import type { Asked } from '#server/devices/engine/daily-readings.ts';
import { mostASecond, type StoredSample, TrafficSampler } from '#server/devices/engine/traffic-sampler.ts';
import type { GetAnswer } from '#server/devices/gateway/port.ts';
import { routerFacts } from '../support/router-facts.ts';
import { ownTime } from './time.ts';

const values = {
  ...routerFacts,
  'Device.DeviceInfo.UpTime': '900',
  'Device.DeviceInfo.ProcessStatus.CPUUsage': '31',
  'Device.DeviceInfo.TemperatureStatus.TemperatureSensor.1.Value': '65535',
  'Device.IP.Interface.1.Stats.BytesReceived': '1000',
  'Device.IP.Interface.1.Stats.BytesSent': '200',
  'Device.WiFi.Radio.2.OperatingFrequencyBand': '5GHz',
  'Device.WiFi.Radio.2.Stats.BytesReceived': '7',
};

/** Returns a device's answer: exactly the requested values. */
const answering = (paths: readonly string[]): GetAnswer => {
  const patterns = paths.map(
    (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}`),
  );
  const matching = Object.entries(values).filter(([path]) => patterns.some((pattern) => pattern.test(path)));
  return { kind: 'values', values: Object.fromEntries(matching), errors: {} };
};

/** Returns a number of connected devices that answer. */
function sampling(devices: number, everyMs = 300_000) {
  const { clock, pass } = ownTime();
  const asked: { endpointId: string; at: number; lane: string | undefined; paths: readonly string[] }[] = [];
  const stored: StoredSample[][] = [];
  const faults: string[] = [];
  const health: HealthSample[] = [];
  const fleet = {
    answer: null as GetAnswer | null,
    countsTraffic: true,
    daily: (_endpointId: string): Asked | null => null,
    online: Array.from({ length: devices }, (_, at) => `device-${at}`),
    store: async (samples: readonly StoredSample[]) => void stored.push([...samples]),
  };
  const sampler = new TrafficSampler({
    gateway: {
      isConnected: (endpointId) => fleet.online.includes(endpointId),
      get: async (endpointId, paths, options) => {
        asked.push({ endpointId, at: clock.now(), lane: options?.lane, paths });
        return fleet.answer ?? answering(paths);
      },
    },
    devices: async () =>
      fleet.online.map((endpointId) => ({ endpointId, countsTraffic: fleet.countsTraffic })),
    store: (samples) => fleet.store(samples),
    daily: { due: async (endpointId) => fleet.daily(endpointId) },
    storeHealth: async (samples) => void health.push(...samples),
    everyMs,
    clock,
    onFault: (where, error) => void faults.push(`${where}: ${error}`),
  });
  sampler.start();
  return { clock, pass, sampler, asked, stored, health, faults, world: fleet };
}

test("given devices, then each is read once per interval, after users' requests", async () => {
  const { pass, asked, stored } = sampling(3);
  await pass(290_000);
  expect(asked.map(({ endpointId }) => endpointId).sort()).toEqual(['device-0', 'device-1', 'device-2']);
  expect(new Set(asked.map(({ lane }) => lane))).toEqual(new Set(['bulk']));
  await pass(300_000);
  expect(asked).toHaveLength(6);
  expect(stored.flat()[0]).toMatchObject({
    endpointId: expect.stringMatching('device-'),
    upTime: 900,
    counters: { wan: [1000, 200], wifi5: [7, null] },
  });
});

test('given a device, then its interfaces are read with the first sample of each hour, and cached in between', async () => {
  const { pass, asked, stored } = sampling(1);
  await pass(4_000_000);
  const withRoles = asked.filter(({ paths }) => paths.some((path) => path.endsWith('LowerLayers')));
  expect(withRoles).toHaveLength(2);
  expect(stored.flat().map(({ counters }) => counters.wan)).toEqual(asked.map(() => [1000, 200]));
});

test('given more devices than fit in the interval, then the reads per second stay limited', async () => {
  const { pass, asked } = sampling(10_000);
  await pass(600_000);
  const inASecond = new Map<number, number>();
  for (const { at } of asked) inASecond.set(at, (inASecond.get(at) ?? 0) + 1);
  expect(Math.max(...inASecond.values())).toBe(mostASecond);
  expect(new Set(asked.map(({ endpointId }) => endpointId)).size).toBe(10_000);
});

test('given hours, then the first sample of each is marked to be kept', async () => {
  const { pass, stored } = sampling(1);
  await pass(3 * 3_600_000);
  const hourly = stored.flat().filter((sample) => sample.hourly);
  expect(stored.flat().length).toBeGreaterThan(30);
  expect(hourly.length).toBeGreaterThanOrEqual(3);
  expect(new Set(hourly.map(({ at }) => Math.floor(at / 3_600_000))).size).toBe(hourly.length);
});

test('given devices that do not answer, report nothing, or have disconnected, then nothing is stored for them', async () => {
  const { pass, world, stored, asked } = sampling(1);
  world.answer = { kind: 'unanswered', reason: 'timeout' };
  await pass(300_000);
  world.answer = { kind: 'values', values: { 'Device.DeviceInfo.UpTime': '5' }, errors: {} };
  await pass(300_000);
  world.online = [];
  await pass(300_000);
  expect(stored).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('given a database that cannot be written, then the failure is reported, and later samples are stored', async () => {
  const { pass, world, stored, faults, sampler } = sampling(1);
  const { store } = world;
  world.store = async () => {
    throw new Error('away');
  };
  await pass(60_000);
  expect(faults).toEqual(['traffic: Error: away']);
  world.store = store;
  await pass(300_000);
  await sampler.stop();
  expect(stored.flat()).toHaveLength(1);
});

test('given devices, then their resources are read with the same Get, and impossible values are named', async () => {
  const { pass, asked, health } = sampling(1);
  await pass(290_000);
  expect(asked).toHaveLength(1);
  expect(health).toEqual([
    expect.objectContaining({ values: { cpu: 31 }, dropped: ['temperature'], hourly: true }),
  ]);
});

test('given a model without traffic counters, then only its resources are read', async () => {
  const { pass, asked, stored, health, world } = sampling(1);
  world.countsTraffic = false;
  await pass(290_000);
  expect(asked[0]?.paths.filter((path) => path.includes('Stats.'))).toEqual([]);
  expect([stored, health.length]).toEqual([[], 1]);
});

test('given a device whose daily reading is due, then it is included in the same Get', async () => {
  const { pass, asked, world } = sampling(1);
  const taken: Record<string, string>[] = [];
  world.daily = () => ({
    paths: ['Device.DeviceInfo.UpTime'],
    take: async (answer) => void taken.push(answer),
  });
  await pass(290_000);
  expect(asked.map(({ paths }) => paths.at(-1))).toEqual(['Device.DeviceInfo.UpTime']);
  expect(taken).toMatchObject([{ 'Device.DeviceInfo.UpTime': '900' }]);
});
