import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedLists } from '#server/core/exports/lists.ts';
import { type BenchServer, startBench } from './bench-server.ts';

type Headers = { authorization: string; 'accept-language'?: string };
let bench: BenchServer;
let admin: Headers;
let foreign: Headers;
const cases = 103;
/** Lists that are asked about one group or room. */
const filtersFor: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  foreign = await bench.login('admin@brightline.example');
  for (let at = 1; at <= cases; at++)
    await post('/cases/action/open', { title: `Case ${at}`, taskIds: [] }, admin);
  const { data } = (await post('/groups', { groupName: 'Exported', province: '', city: '' }, admin)).json();
  filtersFor.getGroupDevicePage = { gid: data.gid };
  const set = (await post('/cms/metadatas', { name: 'Exported' }, admin)).json().data;
  filtersFor.listItemBoxes = { kind: 'metadataSet', id: set.id };
  const school = await bench.database.sql
    .selectFrom('operator')
    .select('op_id')
    .where('op_type', '=', 'School')
    .where('op_path', 'like', '%/northwind/%')
    .executeTakeFirstOrThrow();
  const room = { roomName: 'Exported', roomType: 'Office', opId: school.op_id };
  filtersFor.getRoomDevicePage = { roomId: (await post('/rooms', room, admin)).json().data?.roomId };
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
  expect((await exported('countTasks')).statusCode).toBe(400);
});

test('an export needs the permission of its list', async () => {
  expect((await exported('listCases', {}, bench.powerless)).json()).toMatchObject({ code: 'roleerr' });
  expect((await exported('listMails', {}, bench.powerless)).json()).toMatchObject({ code: 'roleerr' });
});

test.each(Object.keys(exportedLists))(
  'an export of %s is a file with as many rows as the list',
  async (list) => {
    const filters = filtersFor[list];
    for (const heads of ['fields', 'names']) {
      const answer = await exported(list, { heads, ...(filters && { filters }) });
      expect(answer.statusCode, answer.payload).toBe(200);
      const total = Number(answer.headers['x-rows-total']);
      const lines = linesOf(answer.payload);
      expect(total === 0 ? lines.length - 1 <= 0 : lines.length - 1 === total).toBe(true);
    }
  },
);

test('heads and words are those of the console, in the language of the call', async () => {
  const order = {
    heads: 'names',
    columns: ['changed', 'state', 'title', 'duration'],
    timeZone: 'Asia/Seoul',
  };
  const lines = async (language: string) =>
    linesOf((await exported('listCases', order, { ...admin, 'accept-language': language })).payload);
  const [english = '', row = ''] = await lines('en');
  // In the order of the list, whichever order the call names them in.
  expect(english).toBe('Case,State,Last changed');
  expect(row).toMatch(/^Case \d+,Open,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
  const [korean = '', other = ''] = await lines('ko');
  expect(korean).toMatch(/^[가-힣 ]+,[가-힣 ]+,[가-힣 ]+$/);
  expect(other.split(',')[1]).toMatch(/^[가-힣 ]+$/);
  expect((await exported('listCases', { heads: 'names', columns: ['duration'] })).statusCode).toBe(400);
});

test('a text that a spreadsheet would calculate is written as text', async () => {
  await post('/cases/action/open', { title: '=1+1', taskIds: [] }, admin);
  const answer = await exported('listCases', {
    heads: 'names',
    columns: ['title'],
    filters: { keyword: '=1+1' },
  });
  expect(answer.payload.startsWith('\uFEFF')).toBe(true);
  const [, row = ''] = linesOf(answer.payload);
  expect(row).toContain('=1+1');
  expect(row.startsWith('=')).toBe(false);
});

test('the export of a list that has its own needs the permission of that one too', async () => {
  const auditor = await bench.login('auditor@northwind.example');
  const allowed = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/action/export',
    headers: auditor,
    payload: { as: 'csv' },
  });
  expect((await exported('getDevicePageList', {}, auditor)).statusCode).toBe(allowed.statusCode);
  expect((await exported('getDevicePageList', {}, bench.powerless)).json()).toMatchObject({
    code: 'roleerr',
  });
});

test('a column that shows several values is as many in the file', async () => {
  const headsOf = async (columns: string[]) => {
    const { payload } = await exported('getDevicePageList', { heads: 'names', columns });
    return linesOf(payload)[0];
  };
  expect(await headsOf(['device', 'address'])).toBe('Device,Endpoint ID,Address,Zip code,City');
  expect(await headsOf(['device', 'city'])).toBe('Device,Endpoint ID,City');
});
