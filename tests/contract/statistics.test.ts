import { afterAll, beforeAll, expect, test } from 'vitest';
import { countHour, forgetHours } from '#server/statistics/counts/queries/hours.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** The statistics page (CL-296..CL-300, CL-302, CL-303, CO-103): counters in scope, in days of the organisation. */
let bench: BenchServer;
const headers: Record<string, { authorization: string }> = {};
const people = [
  'support@northwind.example',
  'viewer@northwind.example',
  'school@hillside.example',
  'system.admin@waymark.example',
] as const;
type Person = (typeof people)[number];
const root = 'system.admin@waymark.example';

beforeAll(async () => {
  bench = await startBench();
  for (const user of people) headers[user] = await bench.login(user);
}, 120_000);
afterAll(() => bench.close());

async function stat(path: string, as: Person = 'support@northwind.example') {
  const answer = await bench.app.inject({ url: `/api/v1/stat/${path}`, headers: headers[as] ?? {} });
  return answer.json();
}
interface Counted {
  dates: string[];
  series: { key: string; name: string; values: (number | null)[] }[];
}
const lastOf = ({ series }: Counted) =>
  Object.fromEntries(series.map(({ key, values }) => [key, values.at(-1)]));
const sumOf = (counted: Counted) =>
  Object.values(lastOf(counted)).reduce<number>((sum, n) => sum + (n ?? 0), 0);

async function cancelled(endpointId: string, as: Person): Promise<void> {
  const call = (url: string, payload: object) =>
    bench.app.inject({ method: 'POST', url: `/api/v1${url}`, headers: headers[as] ?? {}, payload });
  const started = (await call('/devices/diagnostics/ip-ping', { endpointId, host: '8.8.8.8' })).json();
  await call(`/tasks/${started.data.taskId}/cancel`, { reason: 'user' });
}

test('counts actions by their ends, by action and by outcome, in the scope', async () => {
  await cancelled(ownDevice, 'support@northwind.example');
  await cancelled(foreignDevice, root);
  // Answers do not wait for the counters, which follow within a second or two.
  await expect.poll(async () => (await stat('action', root)).data.actions[0]?.total).toBe(2);
  const { data } = await stat('action');
  expect(data.actions).toEqual([
    expect.objectContaining({ action: 'PingTest', total: 1, succeeded: 0, failed: 0, other: 1 }),
  ]);
  expect(lastOf(data.counts)).toEqual({ PingTest: 1 });
  expect(lastOf((await stat('action?group=outcome')).data.counts)).toEqual({ cancelled: 1 });
  // The day of a device elsewhere may differ.
  expect((await stat('action', root)).data.actions).toMatchObject([{ action: 'PingTest', total: 2 }]);
  expect((await stat('action', 'school@hillside.example')).data.actions).toEqual([]);
  expect((await stat('action?type=av')).data.actions).toEqual([]);
});

test('counts devices as in the list, by status, model, class, platform, organisation and firmware', async () => {
  const { rows } = await bench.database.sql
    .selectFrom('device as d')
    .innerJoin('operator as o', 'o.op_id', 'd.op_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('d.device_status', '<>', 'Unregistered')
    .where('o.op_path', 'like', '%/northwind/%')
    .execute()
    .then((found) => ({ rows: found }));
  const all = Number(rows[0]?.n);
  expect(all).toBeGreaterThan(0);
  for (const path of ['op', 'opDevice', 'platform', 'device', 'device?type=model', 'device?type=class'])
    expect(sumOf((await stat(path)).data), path).toBe(all);
  for (const type of ['op', 'platform', 'firmware', 'retention'])
    expect(sumOf((await stat(`device?type=${type}`)).data), type).toBe(all);
  const versions: { deviceCount: number }[] = (await stat('fw')).data.versions;
  expect(versions.reduce((sum, { deviceCount }) => sum + deviceCount, 0)).toBe(all);
});

test('filters devices by status, and shows a viewer the same as others', async () => {
  const [installed, inventory] = await Promise.all([
    stat('device?status=installed'),
    stat('device?status=inventory'),
  ]);
  expect(Object.keys(lastOf(installed.data))).toEqual(['Deployed']);
  expect(Object.keys(lastOf(inventory.data))).toEqual(['Inventory']);
  expect((await stat('device', 'viewer@northwind.example')).data.series).toEqual(
    (await stat('device')).data.series,
  );
  expect(sumOf((await stat('device', root)).data)).toBeGreaterThan(sumOf((await stat('device')).data));
});

test('starts weeks on Monday and months on their first day, and omits days before the first count', async () => {
  const { data } = await stat('action?dateType=MONTH&startDate=2026-01-15&endDate=2026-02-02');
  expect(data.counts.dates).toEqual(['2026-01-01', '2026-02-01']);
  const week = (await stat('action?dateType=WEEK&startDate=2026-11-02&endDate=2026-11-10')).data.counts;
  expect(week.dates).toEqual(['2026-11-02', '2026-11-09']);
  expect((await stat('device?startDate=2026-01-01')).data.dates).toHaveLength(1);
});

test('refuses a period that the calendar does not have', async () => {
  for (const query of [
    'startDate=2026-02-30',
    'startDate=2026-02-02&endDate=2026-02-01',
    'startDate=2001-01-01',
  ])
    expect((await stat(`action?${query}`)).code, query).toBe('custom');
});

test('counts accounts by role', async () => {
  const { data } = await stat('user');
  expect(data.roles.length).toBeGreaterThan(2);
  const users: { userCount: number }[] = data.roles;
  const all: { userCount: number }[] = (await stat('user', root)).data.roles;
  const total = (rows: { userCount: number }[]) => rows.reduce((sum, { userCount }) => sum + userCount, 0);
  expect(total(all)).toBeGreaterThan(total(users));
});

test('counts the hours of one or two days: devices when each began, actions when they ended', async () => {
  const { data: day } = await stat('op');
  const today: string = day.dates.at(-1);
  const of = (path: string, as?: Person) =>
    stat(`${path}dateType=HOUR&startDate=${today}&endDate=${today}`, as);
  const { data: none } = await of('op?');
  // An hour that was not counted is not known; it is not zero.
  expect(none.series).toEqual([]);
  expect(none.dates[0]).toBe(`${today}T00`);
  await countHour(bench.database.sql, new Date());
  // The counts of an hour are those of its start.
  await countHour(bench.database.sql, new Date());
  const { data: hours } = await of('op?');
  const thisHour = hours.dates.at(-1);
  expect(thisHour).toMatch(new RegExp(`^${today}T\\d\\d$`));
  expect(lastOf(hours)).toEqual(lastOf(day));
  for (const { values } of hours.series)
    expect(values.slice(0, -1).every((value: unknown) => value === null)).toBe(true);
  expect(sumOf((await of('device?type=op&status=installed&')).data)).toBe(
    sumOf((await stat('device?type=op&status=installed')).data),
  );
  expect(sumOf((await of('op?', 'school@hillside.example')).data)).toBe(
    sumOf((await stat('op', 'school@hillside.example')).data),
  );
  const { data: actions } = await of('action?');
  expect(actions.counts.dates.at(-1)).toBe(thisHour);
  const ended = actions.counts.series[0].values as number[];
  expect(ended.reduce((sum, n) => sum + n, 0)).toBe(actions.actions[0].total);
  expect(actions.actions).toEqual((await stat(`action?startDate=${today}&endDate=${today}`)).data.actions);

  const isKept = () =>
    bench.database.sql
      .selectFrom('device_status_hour')
      .select('op_id')
      .execute()
      .then((rows) => rows.length > 0);
  await forgetHours(bench.database.sql, new Date(Date.now() + 7 * 86_400_000));
  expect(await isKept()).toBe(true);
  await forgetHours(bench.database.sql, new Date(Date.now() + 11 * 86_400_000));
  expect(await isKept()).toBe(false);
});

test.each([
  ['op?dateType=HOUR&startDate=2026-01-01&endDate=2026-01-01', 'startDate'],
  ['action?dateType=HOUR&startDate=2026-01-01', 'startDate'],
  ['device?type=model&dateType=HOUR', 'type'],
  ['device?type=firmware&dateType=HOUR', 'dateType'],
])('refuses hours that are not kept: %s', async (path, field) => {
  const answer = await stat(path);
  expect(answer.code).not.toBe('success');
  expect(JSON.stringify(answer)).toContain(field);
});
