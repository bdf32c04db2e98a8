import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

type Headers = { authorization: string };
let bench: BenchServer;
let admin: Headers;
let foreign: Headers;
const cases = 103;
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  foreign = await bench.login('admin@brightline.example');
  for (let at = 1; at <= cases; at++)
    await post('/cases/action/open', { title: `Case ${at}`, taskIds: [] }, admin);
}, 120_000);
afterAll(() => bench.close());

const post = (path: string, payload: object, headers: object) =>
  bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: { ...headers }, payload });
const exported = (list: string, more: object = {}, headers = admin) =>
  post('/lists/export', { list, as: 'csv', ...more }, headers);
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);

test('an export has all rows of the list, on whichever page they are, once each', async () => {
  const answer = await exported('listCases', { timeZone: 'Africa/Johannesburg' });
  expect(answer.headers['x-rows-total']).toBe(String(cases));
  const [head = '', ...rows] = linesOf(answer.payload);
  expect(rows).toHaveLength(cases);
  const at = head.split(',').indexOf('title');
  expect(new Set(rows.map((row) => row.split(',')[at])).size).toBe(cases);
  expect(head).toContain('(Africa/Johannesburg)');
  // The rows of another organisation are not among them, nor these among its own.
  expect(linesOf((await exported('listCases', {}, foreign)).payload).join()).not.toContain('Case 1');
});

test('an export takes the filters of the list, and refuses those that the list refuses', async () => {
  const [, ...rows] = linesOf((await exported('listCases', { filters: { keyword: 'Case 10' } })).payload);
  const { pagination } = (
    await bench.app.inject({ url: '/api/v1/cases?keyword=Case%2010', headers: admin })
  ).json();
  expect(rows).toHaveLength(pagination.totalRecords);
  expect(rows.length).toBeLessThan(cases);
  for (const filters of [{ unknown: 'x' }, { page: 2 }, { limit: 1 }])
    expect((await exported('listCases', { filters })).statusCode, JSON.stringify(filters)).toBe(400);
  expect((await exported('getFirmwarePage', { filters: { approval: 'Perhaps' } })).statusCode).toBe(400);
  expect((await exported('listAccounts')).statusCode).toBe(400);
});

test('an export needs the permission of its list', async () => {
  expect((await exported('listCases', {}, bench.powerless)).json()).toMatchObject({ code: 'roleerr' });
  expect((await exported('listMails', {}, bench.powerless)).json()).toMatchObject({ code: 'roleerr' });
});

test.each([
  'listConsents',
  'listBulkCommands',
  'listPlaybookRuns',
  'listMails',
  'listNotices',
  'listGroups',
  'listRooms',
  'listSavedFilters',
  'getFirmwarePage',
  'getFirmwareProfilePage',
])('an export of %s is a file with as many rows as the list', async (list) => {
  const answer = await exported(list);
  expect(answer.statusCode).toBe(200);
  const total = Number(answer.headers['x-rows-total']);
  const lines = linesOf(answer.payload);
  expect(total === 0 ? lines.length - 1 <= 0 : lines.length - 1 === total).toBe(true);
});
