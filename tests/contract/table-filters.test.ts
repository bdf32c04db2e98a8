import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

/**
 * Filters of reference tables, combined with other list parameters (docs/decisions/228). resources.test.ts tests each
 * alone.
 */

let bench: BenchServer;
let admin: { authorization: string };
/** Caller for reference tables and devices (not accounts), with a chosen organisation. */
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
/** Returns the first cells of a file without its head. */
const firstCells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

test('combines filters, keyword, order and pages', async () => {
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

test('exports the rows that the list shows for the same query, in its order, whatever the page', async () => {
  const query = { countryName: 'land', sortBy: 'countryCode', sortDesc: 'true' };
  const { data } = await list('/ref/country', { ...query, limit: '1000' });
  const answer = await file('country', { ...query, page: '2', limit: '1' });
  expect(answer.statusCode).toBe(200);
  expect(firstCells(answer.body)).toEqual(data.map((row: { countryCode: string }) => row.countryCode));
});

test('treats a percent sign and an underscore literally', async () => {
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

test('exports tables of records too, as far as the caller may see them', async () => {
  const { data } = await list('/device/device', { limit: '1000', modelName: 'AR2146' }, northwind);
  const own = firstCells((await file('device', { modelName: 'AR2146' }, northwind)).body);
  const everyone = firstCells((await file('device', {})).body);
  expect(own).toEqual(data.map((row: { endpointId: string }) => row.endpointId));
  expect(own.length).toBeGreaterThan(0);
  expect(everyone.length).toBeGreaterThan(firstCells((await file('device', {}, northwind)).body).length);
});

test('requires the permission of the table’s list for a file too', async () => {
  const answer = await file('user', {}, northwind);
  expect(answer.json()).toMatchObject({ code: 'roleerr', data: { permission: '/admin/api/v1/auth/*' } });
});

test("uses the trigram index for parts of a device's identifiers", async () => {
  const found = await list('/device/device', { endpointId: '000', limit: '1000' });
  expect(found.data.length).toBeGreaterThan(0);
  for (const { endpointId } of found.data) expect(endpointId).toContain('000');
});
