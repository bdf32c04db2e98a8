import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

/** Filters of reference tables, together with what else a list can be asked (docs/decisions/228). Each alone: resources.test.ts. */

let bench: BenchServer;
let admin: { authorization: string };
/** Works with reference tables and devices, and not with accounts, in the organisation that they have chosen. */
let northwind: { authorization: string; 'operator-scope': string };
beforeAll(async () => {
  bench = await startBench();
  await bench.written(`update role set permissions = permissions || '{/admin/api/v1/ref/*,/admin/api/v1/device/*}'::text[]
    where role_key = 'Auditor'`);
  admin = await bench.login('system.admin@waymark.example');
  const auditor = await bench.login('auditor@waymark.example');
  northwind = { ...auditor, 'operator-scope': 'northwind' };
}, 120_000);
afterAll(() => bench.close());

const list = async (path: string, query: Record<string, string>, headers = admin) =>
  (await bench.app.inject({ url: `/admin/api/v1${path}`, query, headers })).json();
const file = (tId: string, query: Record<string, string>, headers = admin) =>
  bench.app.inject({
    url: `/admin/api/v1/files/${tId}`,
    query: { as: 'csv', list: new URLSearchParams(query).toString() },
    headers,
  });
/** First cells of a file without its head. */
const firstCells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

test('filters, keyword, order and pages are asked for together', async () => {
  const query = { countryName: 'IA', keyword: 'an', sortBy: 'countryCode', sortDesc: 'true' };
  const whole = await list('/ref/country', query);
  const names: string[] = whole.data.map((row: { countryName: string }) => row.countryName.toLowerCase());
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toContain('ia');
  const codes = whole.data.map((row: { countryCode: string }) => row.countryCode);
  expect(codes).toEqual([...codes].sort().reverse());
  const second = await list('/ref/country', { ...query, page: '2', limit: '2' });
  expect(second.pagination.totalRecords).toBe(codes.length);
  expect(second.data.map((row: { countryCode: string }) => row.countryCode)).toEqual(codes.slice(2, 4));
});

test('a file has the rows that the list shows with the same query, in its order, whatever its page', async () => {
  const query = { countryName: 'land', sortBy: 'countryCode', sortDesc: 'true' };
  const { data } = await list('/ref/country', { ...query, limit: '1000' });
  const answer = await file('country', { ...query, page: '2', limit: '1' });
  expect(answer.statusCode).toBe(200);
  expect(firstCells(answer.body)).toEqual(data.map((row: { countryCode: string }) => row.countryCode));
});

test('a percent sign and an underscore stand for themselves', async () => {
  expect((await list('/ref/country', { countryName: '%' })).data).toEqual([]);
  expect((await list('/ref/country', { countryName: '_' })).data).toEqual([]);
});

test.each([
  ['a column of another table', { regionName: 'Seoul' }],
  ['a day that is none', { updateTimeFrom: 'yesterday' }],
  ['a moment that no column can have', { updateTimeFrom: '0000-01-01T00:00:00Z' }],
])('%s is refused, in the list and for the file', async (_, query) => {
  expect(await list('/ref/country', query)).toMatchObject({ code: 'custom' });
  expect((await file('country', query)).json()).toMatchObject({ code: 'custom' });
});

test('tables of records are files too, of what the caller may see', async () => {
  const { data } = await list('/device/device', { limit: '1000', modelName: 'AR2146' }, northwind);
  const own = firstCells((await file('device', { modelName: 'AR2146' }, northwind)).body);
  const everyone = firstCells((await file('device', {})).body);
  expect(own).toEqual(data.map((row: { endpointId: string }) => row.endpointId));
  expect(own.length).toBeGreaterThan(0);
  expect(everyone.length).toBeGreaterThan(firstCells((await file('device', {}, northwind)).body).length);
});

test('a file asks for the permission of its table’s list too', async () => {
  const answer = await file('user', {}, northwind);
  expect(answer.json()).toMatchObject({ code: 'roleerr', data: { permission: '/admin/api/v1/auth/*' } });
});

test('part of what a device is known by is looked up where the index of trigrams knows it', async () => {
  const found = await list('/device/device', { endpointId: '000', limit: '1000' });
  expect(found.data.length).toBeGreaterThan(0);
  for (const { endpointId } of found.data) expect(endpointId).toContain('000');
});
