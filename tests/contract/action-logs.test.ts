import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfDay } from '#domain/display.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** The action log (CL-306, CO-095, CO-096). */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
const people = [
  'support@northwind.example',
  'viewer@northwind.example',
  'system.admin@waymark.example',
] as const;
type Person = (typeof people)[number];

beforeAll(async () => {
  bench = await startBench();
  for (const user of people) headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

async function post(url: string, payload: object, as: Person = 'support@northwind.example') {
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: headers[as] ?? {},
    payload,
  });
  return url.endsWith('exports') ? answer.body : answer.json();
}
const page = (body: object, as?: Person) => post('/stats/logs/actions/page', body, as);
const today = new Date().toISOString().slice(0, 10);

test('lists actions and refusals newest first, each with its device and requester', async () => {
  await post('/devices/actions/multi/reboot', { endpointIds: [ownDevice] });
  await post('/devices/diagnostics/ip-ping', { endpointId: ownDevice, host: '8.8.8.8' });
  await post('/devices/actions/multi/reboot', { endpointIds: [foreignDevice] });
  const { data, pagination } = await page({});
  expect(pagination.limit).toBe(15);
  expect(data.slice(0, 3)).toMatchObject([
    { action: 'Reboot', state: 'refused', taskId: null, endpointId: null, failure: { code: 'nodata' } },
    { action: 'PingTest', endpointId: ownDevice, account: { name: expect.any(String) } },
    {
      action: 'Reboot',
      endpointId: ownDevice,
      modelName: expect.any(String),
      macAddress: expect.any(String),
    },
  ]);
});

test('filters by action, account, device, MAC address in any notation, and days', async () => {
  const [row] = (await page({ action: ['PingTest'] })).data;
  const mac = row.macAddress.replaceAll(':', '-').toLowerCase();
  const found = await Promise.all([
    page({ action: ['PingTest'], endpointId: ownDevice }),
    page({ action: ['PingTest'], macAddress: mac }),
    page({ action: ['PingTest'], account: row.account.name.slice(0, 4) }),
    page({ action: ['PingTest'], startDate: today }),
  ]);
  for (const { data } of found) expect(data[0]).toEqual(row);
  const none = await Promise.all([
    page({ account: 'no such account' }),
    page({ endDate: '2020-01-01' }),
    page({ action: ['FirmwareUpdate'] }),
    page({ macAddress: '02:00:00:00:00:99' }),
  ]);
  for (const { data } of none) expect(data).toEqual([]);
  expect(await page({ macAddress: 'no address' })).toMatchObject({ code: 'custom' });
});

test("uses the organisation's days, whose time zone is not UTC", async () => {
  const { data } = await page({ action: ['PingTest'] });
  const zone = 'Asia/Seoul';
  const at = Date.parse(data[0].startTime);
  const day = new Date(at + 9 * 3_600_000).toISOString().slice(0, 10);
  expect(startOfDay(day, zone).getTime()).toBeLessThanOrEqual(at);
  expect((await page({ action: ['PingTest'], startDate: day, endDate: day })).data[0]).toEqual(data[0]);
});

test('shows nothing of a foreign device, and a refusal without a device only in its own organisation', async () => {
  const root = 'system.admin@waymark.example';
  expect(await post('/devices/actions/multi/reboot', { endpointIds: [foreignDevice] }, root)).toMatchObject({
    code: 'success',
  });
  const seen = (await page({ action: ['Reboot'] }, root)).data;
  expect(seen[0]).toMatchObject({ endpointId: foreignDevice });
  const { data } = await page({ action: ['Reboot'] });
  expect(data.map((row: { endpointId: string }) => row.endpointId)).not.toContain(foreignDevice);
  expect((await page({}, 'viewer@northwind.example')).data).toEqual((await page({})).data);
});

test('exports the same rows', async () => {
  const { pagination } = await page({ action: ['Reboot', 'PingTest'] });
  const file = await post('/stats/logs/actions/exports', { as: 'csv', action: ['Reboot', 'PingTest'] });
  expect(file.trim().split('\n')).toHaveLength(1 + pagination.totalRecords);
});

test('gives each reader the total of their rows, including removed devices, and a lower bound of 10,000 for many (CO-015)', async () => {
  const root = 'system.admin@waymark.example';
  await sql`delete from device where endpoint_id = ${foreignDevice}`.execute(bench.database.sql);
  const totals = async (body: object) => {
    const found = await Promise.all([page({ limit: 100, ...body }, root), page({ limit: 100, ...body })]);
    for (const { data, pagination } of found) expect(pagination.totalRecords).toBe(data.length);
    return found.map(({ data }) => data.length);
  };
  const [all, own] = await totals({});
  expect(all).toBeGreaterThanOrEqual(own ?? 0);
  await sql`
    insert into task (task_id, endpoint_id, kind, feature, family, lane, state, terminal, version, account_id,
      account_name, permission, requested_at, updated_at, finished_at, requested_pos, last_pos, params)
    select 'many' || n, ${ownDevice}, 'TraceRoute', 'diagnostics', 'diagnostics', 'default', 'succeeded', true, 5,
      'id-' || n % 2, case when n % 400 = 0 then 'Ada 100%' else 'Grace' end, '/x', now(), now(), now(), 1000000 + n,
      1000000 + n, '{}'
    from generate_series(1, 12000) n`.execute(bench.database.sql);
  for (const person of [root, 'support@northwind.example'] as const) {
    const { data, pagination } = await page({ action: ['TraceRoute'] }, person);
    expect(data).toHaveLength(15);
    expect(pagination).toMatchObject({ totalRecords: 10_000, totalIsLowerBound: true });
  }
  // An organisation with many devices is read by another query than one with few.
  const few = await page({ limit: 100 });
  await sql`
    insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, n)
    values ('northwind', 'Deployed', 'of many', 'STB', false, false, 100000)`.execute(bench.database.sql);
  expect(await page({ limit: 100 })).toEqual(few);
  // One account has had two names: each finds the actions under it.
  expect(await totals({ action: ['TraceRoute'], account: 'ada 100%' })).toEqual([30, 30]);
  expect((await page({ account: 'id-0' }, root)).pagination.totalRecords).toBe(6_000);
  expect(await totals({ account: 'Ada 1000' })).toEqual([0, 0]);
});
