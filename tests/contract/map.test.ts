import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellLevels, cellOf } from '#domain/map/cells.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** The map of devices: its counters always match the devices (FLEET.md, section 4). */
let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const korea = 'west=124&south=33&east=132&north=39';
async function map(user: string, query: string, language = 'en') {
  const headers = { ...(await bench.login(user)), 'accept-language': language };
  return (await bench.app.inject({ method: 'GET', url: `/api/v1/devices/map?${query}`, headers })).json();
}
const sumOf = (clusters: { count: number; online: number }[]) => ({
  count: clusters.reduce((sum, { count }) => sum + count, 0),
  online: clusters.reduce((sum, { online }) => sum + online, 0),
});

/** Computes the expected counters. */
async function counted() {
  const { rows } = await sql<{ op_id: string; lat: number; lng: number; online: boolean }>`
    select above.op_id, d.lat, d.lng, s.online from device d join device_state s using (endpoint_id)
      join operator o on o.op_id = d.op_id join operator above on starts_with(o.op_path, above.op_path)
    where d.lat is not null and d.lng is not null and d.device_status <> 'Unregistered'`.execute(
    bench.database.sql,
  );
  const cells = new Map<string, { n: number; online: number }>();
  for (const { op_id, online, ...place } of rows)
    for (const level of cellLevels) {
      const { x, y } = cellOf(place, level);
      const cell = cells.get(`${op_id} ${level} ${x} ${y}`) ?? { n: 0, online: 0 };
      cells.set(`${op_id} ${level} ${x} ${y}`, { n: cell.n + 1, online: cell.online + (online ? 1 : 0) });
    }
  return Object.fromEntries([...cells].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
async function stored() {
  const { rows } = await sql<{ key: string; n: number; online: number }>`
    select op_id || ' ' || level || ' ' || x || ' ' || y as key, n, online from device_cell where n <> 0`.execute(
    bench.database.sql,
  );
  return Object.fromEntries(
    rows.map(({ key, ...cell }) => [key, cell] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

test('has every device within the extent, even distant ones in their tile', async () => {
  const { extent } = (await map('system.admin@waymark.example', `${korea}&zoom=5`)).data;
  const { rows } = await sql<{ west: number; east: number; south: number; north: number }>`
    select min(lng) as west, max(lng) as east, min(lat) as south, max(lat) as north from device
    where lat is not null and device_status <> 'Unregistered'`.execute(bench.database.sql);
  const [outermost] = rows;
  if (!outermost) throw new Error('an aggregate has one row');
  expect(extent.west).toBeLessThanOrEqual(outermost.west + 1e-6);
  expect(extent.east).toBeGreaterThanOrEqual(outermost.east - 1e-6);
  expect(extent.south).toBeLessThanOrEqual(outermost.south + 1e-6);
  expect(extent.north).toBeGreaterThanOrEqual(outermost.north - 1e-6);
  // A tile of the finest level is less than 0.03 degrees wide.
  expect(outermost.west - extent.west).toBeLessThan(0.03);
  expect(extent.north - outermost.north).toBeLessThan(0.03);
});

test('given the fleet, then clusters count the devices in scope with a position, and have a nearby name', async () => {
  const root = (await map('system.admin@waymark.example', `${korea}&zoom=5`)).data;
  const own = (await map('admin@northwind.example', `${korea}&zoom=5`)).data;
  expect(root.points).toEqual([]);
  expect(sumOf(root.clusters).count).toBe(root.placed);
  expect(sumOf(own.clusters).count).toBe(own.placed);
  expect(own.placed).toBeGreaterThan(0);
  expect(own.placed).toBeLessThan(root.placed);
  expect(own.unplaced).toBeGreaterThan(0);
  const names = (clusters: { cityName: string | null }[]) => clusters.map(({ cityName }) => cityName);
  expect(names(own.clusters)).toContain('Seoul');
  expect(names((await map('admin@northwind.example', `${korea}&zoom=5`, 'ko')).data.clusters)).toContain(
    '서울',
  );
  const { west, east, south, north } = own.extent;
  expect(west >= 124 && east <= 132 && south >= 33 && north <= 39).toBe(true);
});

test('given a close view, then the devices are named, but not for another position or an inverted area', async () => {
  const [cluster] = (await map('admin@northwind.example', `${korea}&zoom=11`)).data.clusters;
  const { lat, lng } = cluster;
  const near = `west=${lng - 0.2}&south=${lat - 0.2}&east=${lng + 0.2}&north=${lat + 0.2}`;
  const { data } = await map('admin@northwind.example', `${near}&zoom=13`);
  expect(data.clusters).toEqual([]);
  expect(data.points.length).toBeGreaterThan(0);
  expect(data.points[0]).toMatchObject({
    endpointId: expect.stringMatching(/^os::/),
    online: expect.any(Boolean),
  });
  const { rows } = await sql<{ endpoint_id: string; access_at: Date | null }>`
    select endpoint_id, access_at from device_state`.execute(bench.database.sql);
  const accessed = new Map(rows.map((row) => [row.endpoint_id, row.access_at?.toISOString() ?? null]));
  for (const { endpointId, accessTime } of data.points) expect(accessTime).toBe(accessed.get(endpointId));
  expect((await map('admin@northwind.example', 'west=0&south=0&east=1&north=1&zoom=13')).data).toMatchObject({
    clusters: [],
    points: [],
    placed: data.placed,
  });
  expect((await map('admin@northwind.example', 'west=2&south=0&east=1&north=1&zoom=13')).code).toBe('custom');
  expect((await map('admin@northwind.example', 'west=200&south=0&east=1&north=1&zoom=13')).code).not.toBe(
    'success',
  );
});

test('given devices that move, appear and disappear, then each tile counts its devices', async () => {
  expect(await stored()).toEqual(await counted());
  const { rows } = await sql<{ endpoint_id: string }>`
    select endpoint_id from device where device_status = 'Deployed' order by endpoint_id limit 3`.execute(
    bench.database.sql,
  );
  const [first = '', second = '', third = ''] = rows.map((row) => row.endpoint_id);
  const actor = { kind: 'device', id: first, name: '' } as const;
  const append = async (endpointId: string, type: string, data: object) => {
    const [stream] = await bench.log.streams([`device:${endpointId}`]);
    await bench.log.append([
      {
        streamId: `device:${endpointId}`,
        kind: 'device',
        machineVersion: '1',
        expectedVersion: stream?.version ?? 0,
        events: [{ type, data: { ...data }, actor }],
      },
    ]);
  };
  await append(first, 'device.connected', { address: '192.0.2.1', subscribedTo: 'websocket' });
  await append(second, 'device.retrieved', {});
  await append(third, 'device.retrieved', {});
  await append(third, 'device.activated', { customerId: 'C', address: 'A', lat: -33.9249, lng: 18.4241 });
  await expect
    .poll(async () => Object.keys(await stored()).some((key) => key.includes(' 14 9030 ')))
    .toBe(true);
  expect(await stored()).toEqual(await counted());
});
