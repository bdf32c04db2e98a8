import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { storeTraffic } from '#server/devices/settings/queries/traffic.ts';
import { dayOf } from '#server/statistics/dashboard/read-model/days.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

/** G19: the dashboard (CL-278..CL-295, CO-009, CO-013, CO-091, CO-092, RU-125). */
let bench: BenchServer;
let admin: { authorization: string };
let other: { authorization: string };
let root: { authorization: string };
let school: { authorization: string };
let viewer: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  other = await bench.login('admin@brightline.example');
  root = await bench.login('system.admin@waymark.example');
  school = await bench.login('school@hillside.example');
  viewer = await bench.login('viewer@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const get = async (path: string, headers: object = admin) =>
  (await bench.app.inject({ url: `/api/v1/stats/${path}`, headers: { ...headers } })).json();
const post = async (path: string, payload: object, headers: object = admin) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: `/api/v1/stats/dashboards/${path}`,
      headers: { ...headers },
      payload,
    })
  ).json();

const fleet = Array.from({ length: fleetSize }, (_, index) => demoDevice(index).registration);
/** Tells if a device belongs to the organisations below the caller. */
const isOf = {
  northwind: ({ opId }: { opId: string }) => opId !== 'brightline',
  brightline: ({ opId }: { opId: string }) => opId === 'brightline',
  hillside: ({ opId }: { opId: string }) => opId === 'hillside-school',
};

describe('counts', () => {
  test('are of the organisation of the caller and those below it', async () => {
    const totalOf = async (headers: object) => {
      const { data } = await get('dashboards/devices', headers);
      // Devices in stock are neither online nor offline.
      expect(data.deployed).toBe(data.online + data.offline);
      expect(data.total).toBe(data.deployed + data.inventory + data.requested);
      return data.total;
    };
    expect(await totalOf(admin)).toBe(fleet.filter(isOf.northwind).length);
    expect(await totalOf(viewer)).toBe(fleet.filter(isOf.northwind).length);
    expect(await totalOf(other)).toBe(fleet.filter(isOf.brightline).length);
    expect(await totalOf(school)).toBe(fleet.filter(isOf.hillside).length);
    expect(await totalOf(root)).toBe(fleet.length);
  });

  test('follow connects and disconnects at once', async () => {
    const { endpointId } = demoDevice(0);
    const before = (await get('dashboards/devices')).data;
    expect(before.neverConnected).toBeGreaterThan(0);
    await bench.tell(endpointId, [
      { type: 'device.connected', data: { address: '192.0.2.1', subscribedTo: 'websocket' } },
    ]);
    const after = (await get('dashboards/devices')).data;
    expect(after).toMatchObject({ online: before.online + 1, offline: before.offline - 1 });
    expect(after.neverConnected).toBe(before.neverConnected - 1);
    await bench.tell(endpointId, [{ type: 'device.disconnected', data: { reason: 'lost' } }]);
    expect((await get('dashboards/devices')).data).toMatchObject({
      online: before.online,
      neverConnected: before.neverConnected - 1,
    });
  });

  test('of conditional access are those that set-top boxes report, and the list finds the same', async () => {
    expect((await get('dashboards/devices')).data.casActivated).toBeNull();
    const { endpointId } = demoDevice(0);
    const reports = async (card: string) => {
      const reader = 'Device.SmartCardReaders.SmartCardReader.1';
      const ca = 'Device.Services.STBService.1.Components.CA.1.';
      const values = {
        [`${ca}Status`]: 'Enabled',
        [`${ca}SmartCardReader`]: reader,
        [`${reader}.SmartCard.Status`]: card,
      };
      await bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    };
    const listed = async (cas: string) => {
      const url = '/api/v1/devices/action/getDevicePageList';
      const payload = { filters: { cas } };
      const answer = await bench.app.inject({ method: 'POST', url, headers: admin, payload });
      return answer.json().data.map((device: { endpointId: string }) => device.endpointId);
    };
    await reports('Running');
    expect((await get('dashboards/devices')).data.casActivated).toBe(1);
    expect((await get('dashboards/devices', other)).data.casActivated).toBeNull();
    expect(await listed('activated')).toEqual([endpointId]);
    await reports('None');
    expect((await get('dashboards/devices')).data.casActivated).toBe(0);
    expect([await listed('activated'), await listed('deactivated')]).toEqual([[], [endpointId]]);
  });

  test('of parts add up to the whole', async () => {
    const { data } = await get('dashboards/devices');
    const sum = (rows: Record<string, number>[], of: string) =>
      rows.reduce((all, row) => all + (row[of] ?? 0), 0);
    expect(sum((await get('dashboards/models')).data.models, 'deviceCount')).toBe(data.total);
    expect(sum((await get('dashboards/platforms')).data.platforms, 'deviceTotal')).toBe(data.total);
    expect(sum((await get('dashboards/firmwares')).data.versions, 'deviceCount')).toBe(data.total);
    const cities = (await get('dashboards/citys/devices')).data;
    expect(sum(cities.cities, 'cityDeviceCount') + cities.elsewhere + cities.more).toBe(data.deployed);
    const periods = (await get('dashboards/deployed-periods')).data;
    expect(periods.total).toBe(data.deployed);
    expect(sum(periods.periods, 'deviceCount')).toBe(data.deployed);
  });
});

test.each([
  ['users', 'user'],
  ['models', 'model'],
  ['ops', 'op'],
  ['platforms', 'platform'],
  ['devices', 'device'],
  ['devices/dailys', 'device/dailys'],
])('dashboards/%s has the singular name dashboard/%s', async (plural, singular) => {
  const [one, alias] = [await get(`dashboards/${plural}`), await get(`dashboard/${singular}`)];
  expect(alias).toMatchObject({ code: 'success', data: { asOf: expect.any(String) } });
  expect({ ...alias.data, asOf: '' }).toEqual({ ...one.data, asOf: '' });
});

test('counts users and organisations in the scope of the caller', async () => {
  const users = async (headers: object) => (await get('dashboards/users', headers)).data;
  const [all, some, own] = [await users(root), await users(admin), await users(school)];
  expect(all.total).toBeGreaterThan(some.total);
  expect(some.total).toBeGreaterThan(own.total);
  expect(some.total).toBe(some.running + some.invited + some.stopped);
  expect((await get('dashboards/ops', school)).data).toMatchObject({
    total: 1,
    types: [{ opType: 'School', count: 1 }],
  });
});

test('finds a location only within the scope', async () => {
  const { data } = await get('dashboards/citys/devices');
  const city = data.cities.find(({ opRegionId }: { opRegionId: string | null }) => opRegionId !== null);
  const found = await get(`dashboards/locations/${city.opCityId}`);
  expect(found.data).toMatchObject({
    type: 'city',
    cityName: city.opCityName,
    deployed: city.cityDeviceCount,
  });
  const region = (await get(`dashboard/location/${city.opRegionId}`)).data;
  expect(region).toMatchObject({ type: 'region', regionName: city.regionName });
  expect(region.cities).toContainEqual(city);
  expect(await get(`dashboards/locations/${city.opCityId}`, other)).toMatchObject({ code: 'nodata' });
});

test('lists disconnected access points, the last connected first', async () => {
  const { data } = await get('dashboards/aps');
  const aps = fleet.filter(
    (device) => isOf.northwind(device) && device.prodClass !== 'STB' && device.deviceStatus === 'Deployed',
  );
  expect(data.online + data.offline).toBe(aps.length);
  expect(data.notConnected.length).toBe(Math.min(10, data.offline));
});

describe('history', () => {
  test("has the counted days, in the organisation's time zone, and is cached for 300 seconds", async () => {
    const today = dayOf(bench.clock.now.toISOString(), 'Asia/Seoul');
    expect((await get('dashboards/devices/dailys')).data.days).toEqual([]);
    const yesterday = daysAfter(today, -1);
    await sql`
      insert into device_count_day (op_id, day, device_status, model_name, prod_class, online, n) values
        ('northwind', ${daysAfter(today, -2)}, 'Deployed', 'AR2140', 'APROUTER', true, 7),
        ('northwind', ${daysAfter(today, -2)}, 'Inventory', 'AR2140', 'APROUTER', false, 2),
        ('northwind', ${daysAfter(today, -2)}, 'Unregistered', 'AR2140', 'APROUTER', true, 3),
        ('brightline', ${daysAfter(today, -2)}, 'Deployed', 'AR2140', 'APROUTER', true, 100),
        ('northwind', ${yesterday}, 'Deployed', 'AR2140', 'APROUTER', true, 8)`.execute(bench.database.sql);
    expect((await get('dashboards/devices/dailys')).data.days).toEqual([]);
    bench.clock.now = new Date(bench.clock.now.getTime() + 301_000);
    const { data } = await get('dashboards/devices/dailys');
    expect(data.days).toMatchObject([
      { day: daysAfter(today, -2), total: 9, online: 7, deployed: 7, inventory: 2, unregistered: 3 },
      { day: yesterday, total: 8 },
    ]);
    expect((await get('dashboards/devices/dailys', school)).data.days).toMatchObject([
      { total: 0 },
      { total: 0 },
    ]);
  });

  test('counts a quiet night like the present', async () => {
    const today = dayOf(bench.clock.now.toISOString(), 'Asia/Seoul');
    await sql`delete from device_count_day where day = ${daysAfter(today, -1)}`.execute(bench.database.sql);
    await sql`update counted_zone set day = ${daysAfter(today, -2)}`.execute(bench.database.sql);
    bench.clock.now = new Date(bench.clock.now.getTime() + 301_000);
    const { total, online } = (await get('dashboards/devices')).data;
    const { data } = await get('dashboards/devices/dailys');
    expect(data.days.at(-1)).toMatchObject({ day: daysAfter(today, -1), total, online });
  });
});

test('gives the growth of uplink counters as traffic, by day of the organisation, without restarts', async () => {
  const firstOf = (opId: string) =>
    Array.from({ length: fleetSize }, (_, index) => demoDevice(index)).find(
      ({ registration }) => registration.opId === opId,
    )?.endpointId ?? '';
  const [own, foreign] = [firstOf('northwind'), firstOf('brightline')];
  const now = bench.clock.now.getTime();
  const gigabyte = 1e9;
  const sample = (endpointId: string, minutes: number, received: number, sent: number) => ({
    endpointId,
    at: now - minutes * 60_000,
    upTime: null,
    hourly: false,
    counters: { wan: [received, sent] as const, lan: [9 * received, 0] as const },
  });
  // The last sample of the first write and the first of the second are a pair as well.
  await storeTraffic(bench.database, [
    sample(own, 20, 10 * gigabyte, 0),
    sample(own, 15, 12 * gigabyte, 500),
  ]);
  await storeTraffic(bench.database, [
    sample(own, 10, 13 * gigabyte, 700),
    sample(own, 5, 100, 0),
    sample(foreign, 10, 0, 0),
    sample(foreign, 5, gigabyte, 0),
  ]);
  const { data } = await get('dashboards/traffics');
  const sum = data.days.reduce((all: number, { received }: { received: number }) => all + received, 0);
  expect(sum).toBe(3 * gigabyte);
  expect(data.days.at(-1).day).toBe(dayOf(bench.clock.now.toISOString(), 'Asia/Seoul'));
  expect((await get('dashboards/traffics', school)).data.days).toEqual([]);
});

test('counts firmware updates by the version that ran afterwards, for a week, in the organisations below (RT-016)', async () => {
  const days = (n: number) => new Date(bench.clock.now.getTime() - n * 86_400_000).toISOString();
  const ends = [
    ['installing', 0, 'northwind'],
    ['succeeded', 1, 'northwind'],
    ['succeeded', 8, 'northwind'],
    ['failed', 2, 'northwind'],
    ['fellBack', 2, 'hillside-school'],
    ['lost', 6.9, 'northwind'],
    ['unknown', 3, 'northwind'],
    ['cancelled', 1, 'northwind'],
    ['succeeded', 1, 'brightline'],
  ] as const;
  for (const [index, [state, ago, opId]] of ends.entries())
    await sql`
      insert into firmware_upgrade (upgrade_id, endpoint_id, op_id, file_id, sha256, model_name, from_version, to_version, mode,
        activate_mode, state, terminal, reason, version, account_name, requested_at, updated_at, finished_at)
      values (${`u${index}`}, ${`d${index}`}, ${opId}, 'f', '', 'AR2146', '1', '2', 'BI', 'immediately', ${state},
        ${state !== 'installing'}, '', 1, '', ${days(ago)}, ${days(ago)}, ${state === 'installing' ? null : days(ago)})`.execute(
      bench.database.sql,
    );
  const { asOf: _, ...updates } = (await get('dashboards/updates')).data;
  expect(updates).toEqual({ running: 1, succeeded: 1, failed: 3, unknown: 1 });
  const { asOf: __, ...ofSchool } = (await get('dashboards/updates', school)).data;
  expect(ofSchool).toEqual({ running: 0, succeeded: 0, failed: 1, unknown: 0 });
  await sql`delete from firmware_upgrade where upgrade_id like 'u_'`.execute(bench.database.sql);
});

test('names a model with rising failures and its figures, to users who may see its devices', async () => {
  const today = dayOf(bench.clock.now.toISOString(), 'Asia/Seoul');
  await sql`
    insert into model_action_day (day, op_id, model_name, ended, failed) values
      (${today}, 'northwind', 'KSTB6200', 200, 14), (${daysAfter(today, -1)}, 'northwind', 'KSTB6200', 210, 2),
      (${today}, 'northwind', 'AR2146', 200, 14), (${daysAfter(today, -1)}, 'northwind', 'AR2146', 210, 14)`.execute(
    bench.database.sql,
  );
  expect((await get('dashboards/failures')).data.models).toEqual([
    { modelName: 'KSTB6200', ended: 200, failed: 14, endedBefore: 210, failedBefore: 2 },
  ]);
  expect((await get('dashboards/failures', school)).data.models).toEqual([]);
});

describe('deployed periods', () => {
  test('have six age groups whose percentages sum to 100', async () => {
    await sql`
      insert into device_activation_count (op_id, day, province, n) values
        ('hillside-school', '2020-01-01', '', 1), ('hillside-school', '2025-06-30', '', 1)`.execute(
      bench.database.sql,
    );
    bench.clock.now = new Date(bench.clock.now.getTime() + 301_000);
    const { data } = await get('dashboards/deployed-periods', school);
    expect(data.periods.map(({ period }: { period: string }) => period)).toEqual([
      'months3',
      'months6',
      'months12',
      'years2',
      'years3',
      'older',
    ]);
    const tenths = data.periods.map(({ percent }: { percent: number }) => Math.round(percent * 10));
    expect(tenths.reduce((sum: number, percent: number) => sum + percent, 0)).toBe(1000);
    expect(data.periods[5].deviceCount).toBe(1);
  });

  test('have the same sum by day, week and month, and rows for a spreadsheet', async () => {
    const today = dayOf(bench.clock.now.toISOString(), 'Asia/Seoul');
    const period = { startDate: daysAfter(today, -40), endDate: daysAfter(today, 1) };
    const { data } = await post('deployed-periods-dailys', period);
    expect(data.dailies).toHaveLength(42);
    expect(data.total).toBeGreaterThan(0);
    for (const dateType of ['WEEK', 'MONTH']) {
      const steps = (await post('deployed-periods-dailys', { ...period, dateType })).data;
      expect(steps.total).toBe(data.total);
      expect(
        steps.dailies.reduce(
          (sum: number, { deployedCount }: { deployedCount: number }) => sum + deployedCount,
          0,
        ),
      ).toBe(data.total);
    }
    const rows = (await post('deployed-periods-dailys/excel', period)).data;
    expect(
      rows.reduce((sum: number, { deployedCount }: { deployedCount: number }) => sum + deployedCount, 0),
    ).toBe(data.total);
    expect((await post('deployed-periods-dailys/excel', period, other)).data).not.toEqual(rows);
  });

  test('of a region include all its names', async () => {
    const today = dayOf(bench.clock.now.toISOString(), 'Asia/Seoul');
    const period = { startDate: daysAfter(today, -1), endDate: daysAfter(today, 1) };
    const { data } = await get('dashboards/citys/devices');
    const { refRegionId } = data.cities.find((city: { refRegionId: string | null }) => city.refRegionId);
    const of = (await post('deployed-periods-dailys', { ...period, refRegionId })).data;
    const all = (await post('deployed-periods-dailys', period)).data;
    expect(of.total).toBeGreaterThan(0);
    expect(of.total).toBeLessThan(all.total);
    expect(await post('deployed-periods-dailys', { ...period, refRegionId: 'XX-0' })).toMatchObject({
      code: 'nodata',
    });
  });

  test.each([
    ['a day that the calendar does not have', { startDate: '2026-02-30', endDate: '2026-03-01' }],
    ['an end before its start', { startDate: '2026-03-02', endDate: '2026-03-01' }],
    ['more than a year', { startDate: '2024-01-01', endDate: '2026-03-01' }],
    ['another unit', { startDate: '2026-03-01', endDate: '2026-03-01', dateType: 'YEAR' }],
  ])('refuse %s', async (_, body) => {
    expect((await post('deployed-periods-dailys', body)).code).not.toBe('success');
    expect((await post('deployed-periods-dailys/excel', body)).code).not.toBe('success');
  });
});
