import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { migratedDirectory } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Content of a demo, by the shipped product with its fleet. */
let directory: string;
let server: ServerProcess | null = null;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'waymark-demo-')), 'data');
});
afterEach(async () => {
  await server?.kill();
  server = null;
  await rm(join(directory, '..'), { recursive: true });
});

const progressFile = () => join(directory, 'demo-content.json');
const added = async (): Promise<string[]> => JSON.parse(await readFile(progressFile(), 'utf8')).added;

/** Lists that a newcomer opens: operation, body, and the fewest rows. */
const lists: readonly [method: 'GET' | 'POST', path: string, least: number, body?: object][] = [
  ['POST', '/api/v1/devices/action/getDevicePageList', 20, { activeType: 'all', limit: 100 }],
  ['GET', '/api/v1/tasks?limit=50', 50],
  ['GET', '/api/v1/bulk-actions', 1],
  ['GET', '/api/v1/cases', 3],
  ['GET', '/api/v1/playbooks', 2],
  ['GET', '/api/v1/consents', 1],
  ['GET', '/api/v1/groups?limit=100', 4],
  ['GET', '/api/v1/rooms', 3],
  ['GET', '/api/v1/saved-filters', 1],
  ['POST', '/api/v1/invdevices/bulk-uploads/page', 2, { limit: 50 }],
  ['POST', '/api/v1/firmwares/page', 4, { limit: 50 }],
  ['POST', '/api/v1/application/page', 16, { limit: 50 }],
  ['POST', '/api/v1/firmwares/profiles/page', 3, { limit: 50 }],
  ['POST', '/api/v1/application/profile/page', 2, { limit: 50 }],
  ['GET', '/api/v1/presets', 2],
  ['GET', '/api/v1/notices', 3],
  ['GET', '/api/v1/users', 7],
  ['GET', '/api/v1/cms/channels', 6],
  ['GET', '/api/v1/cms/radio-channels', 1],
  ['GET', '/api/v1/cms/banners', 2],
  ['GET', '/api/v1/cms/live-ad', 2],
  ['GET', '/api/v1/cms/boot-ads', 1],
  ['GET', '/api/v1/cms/metadatas', 1],
  ['GET', '/api/v1/stats/resources/alarms', 7],
];

async function signedIn(user: string): Promise<ApiClient> {
  if (!server) throw new Error('no server');
  const accounts: { user: string; password: string }[] = JSON.parse(
    await readFile(join(directory, 'demo-accounts.json'), 'utf8'),
  );
  const account = accounts.find((one) => one.user === user);
  if (!account) throw new Error(`no account ${user}`);
  const api = new ApiClient(server.url);
  await api.signIn(account);
  return api;
}

async function rowsOf(api: ApiClient): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [method, path, , body] of lists) {
    const { data } = await api.call(method, path, body);
    rows[path] = (data.items ?? data).length;
  }
  return rows;
}

/** Weeks and months of television are full, and what a killed start had reported counts once. */
async function everyDayIsViewed(api: ApiClient): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const read = async (path: string, dateType: string) =>
    (await api.call('POST', `/api/v1/stats/${path}`, { dateType, startDate: today })).data;
  const week = await read('linears/box-views/dailys', 'WEEK');
  // Today's first report may still be to come.
  expect(
    week.rows.filter((row: { totViewTime: number | null }) => row.totViewTime === null).length,
  ).toBeLessThan(2);
  expect(week.basis.rejectedSegments).toBe(0);
  const month = await read('linears/box-views', 'MONTH');
  expect(month.basis.daysWithoutData.length).toBeLessThan(2);
  const contents = await read('linears/online-contents', 'MONTH');
  expect(
    contents.rows.filter((row: { season: number | null }) => row.season !== null).length,
  ).toBeGreaterThan(2);
  expect((await read('vods/infos', 'MONTH')).rows.length).toBeGreaterThan(2);
}

test('fills every list, continues after a kill, and adds nothing at a later start', async () => {
  migratedDirectory(directory);
  server = await ServerProcess.start(directory, { DEMO: '1', DEMO_CONTENT: '1' }, { quick: true });
  await eventually(async () => expect((await added()).length).toBeGreaterThan(4));
  await server.kill();
  await server.run();
  await eventually(() => expect(server?.output).toContain("demo's content was added"));

  const api = await signedIn('admin@northwind.example');
  const rows = await rowsOf(api);
  expect(lists.filter(([, path, least]) => (rows[path] ?? 0) < least)).toEqual([]);

  // At each midnight of the last week most devices were online.
  const { data: dailies } = await api.call('GET', '/api/v1/stats/dashboards/devices/dailys');
  const week: { deployed: number; online: number }[] = dailies.days;
  expect(week.filter(({ deployed, online }) => online < deployed / 2 || online > deployed)).toEqual([]);

  await everyDayIsViewed(api);

  await server.kill();
  const before = await added();
  await server.run();
  const again = await signedIn('admin@northwind.example');
  expect(await rowsOf(again)).toEqual(rows);
  expect(await added()).toEqual(before);
  expect(server.output).not.toContain("demo's content");
}, 120_000);

test('is absent outside a demo, and from a demo that asks for none', async () => {
  migratedDirectory(directory);
  server = await ServerProcess.start(directory, { DEMO: '0', ADMIN_EMAIL: 'first@nowhere.example' });
  expect(existsSync(progressFile())).toBe(false);
  expect(existsSync(join(directory, 'demo-accounts.json'))).toBe(false);
  await server.kill();

  await rm(directory, { recursive: true });
  migratedDirectory(directory);
  server = await ServerProcess.start(directory, { DEMO: '1', FLEET: '0' });
  expect(existsSync(progressFile())).toBe(false);
  const api = await signedIn('admin@northwind.example');
  for (const path of ['/api/v1/tasks', '/api/v1/cases', '/api/v1/notices'])
    expect((await api.call('GET', path)).data).toEqual([]);
}, 60_000);
