import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import { ownDevice } from '#tests/contract/samples.ts';

/** Refused calls and reads of signed-in users leave a record of limited size. */
const nightly = process.env.NIGHTLY === '1';
const viewer = 'viewer@northwind.example';

let bench: BenchServer;
let auditor: { authorization: string };
let person: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  auditor = await bench.login('auditor@northwind.example');
  person = await bench.login(viewer);
}, 120_000);
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.accountCalls.write();
  await bench.database.script('delete from account_call');
});

interface Row {
  accountName: string;
  operation: string;
  result: string;
  object: string;
  address: string;
  calls: number;
}
const listed = async (query: Record<string, string>, headers = auditor): Promise<Row[]> =>
  (await bench.app.inject({ url: '/api/v1/log/account-calls', query, headers })).json().data;
const refused = () => listed({ kind: 'refused', limit: '100' });
const get = (url: string, headers = person, remoteAddress = '203.0.113.8') =>
  bench.app.inject({ url, headers, remoteAddress });
/** Sends a call that counts as a separate row, until there are too many. */
const elsewhere = (nth: number) => get('/api/v1/tasks/unknown', person, `198.51.${nth >> 8}.${nth & 255}`);

test('given a read without the permission, bad input and a body that is no JSON, then an auditor sees whose and how often', async () => {
  await get('/admin/api/v1/ref/role');
  await get('/admin/api/v1/ref/role');
  await get('/api/v1/tasks?surprise=1');
  await get('/api/v1/tasks/00000000-0000-4000-8000-000000000000');
  await bench.app.inject({
    method: 'POST',
    url: '/api/v1/cases/action/open',
    headers: { ...(await bench.login('support@northwind.example')), 'content-type': 'application/json' },
    payload: '{bad',
  });
  const found = (await refused()).map(({ operation, result, object, calls }) => [
    operation,
    result,
    object,
    calls,
  ]);
  expect(new Set(found)).toEqual(
    new Set([
      ['listRoles', 'roleerr', '', 2],
      ['listTasks', 'custom', '', 1],
      ['getTask', 'nodata', '', 1],
      ['openCase', 'custom', '', 1],
    ]),
  );
  expect((await refused()).find(({ operation }) => operation === 'listRoles')?.address).toBe('203.0.113.8');
});

test('counts wrong passwords for an account as its own, and those for unknown users not at all', async () => {
  for (const user of [viewer, viewer, 'who@nowhere.example'])
    await bench.app.inject({
      method: 'POST',
      url: '/auth/v1/token',
      payload: { user, password: 'Guess-1234' },
    });
  expect(await refused()).toMatchObject([{ operation: 'login', result: 'loginfail', calls: 2 }]);
  expect((await refused())[0]?.accountName).not.toBe('');
});

test('lists who read the user activity of which device, and no other reads', async () => {
  const url = `/api/v1/devices/historys/user-action?endpointId=${encodeURIComponent(ownDevice)}`;
  await get(url, auditor);
  await get(url, auditor);
  await get('/auth/v1/profile', auditor);
  expect(await listed({ kind: 'read', object: ownDevice })).toMatchObject([
    { operation: 'listUserActions', result: 'success', object: ownDevice, calls: 2 },
  ]);
  expect((await listed({ kind: 'read' })).map(({ operation }) => operation)).not.toContain('getProfile');
});

test('stores a flood of refused calls of one account as some hundred rows, and the log does not grow', async () => {
  const calls = nightly ? 20_000 : 1_000;
  const before = (await bench.log.head()).pos;
  for (let nth = 0; nth < calls; nth += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, more) =>
        more % 2 === 0
          ? elsewhere(nth + more)
          : bench.app.inject({
              method: 'POST',
              url: '/api/v1/devices/actions/multi/reboot',
              headers: person,
              payload: { endpointIds: [ownDevice] },
            }),
      ),
    );
  expect((await bench.log.head()).pos - before).toBeLessThanOrEqual(20);
  await bench.accountCalls.write();
  const { rows, sum } = await bench.database.sql
    .selectFrom('account_call')
    .select((row) => [row.fn.countAll<number>().as('rows'), row.fn.sum<number>('calls').as('sum')])
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(calls);
  expect(Number(rows)).toBeLessThanOrEqual(202);
  expect(Number(rows)).toBeGreaterThan(100);
}, 300_000);

test('given an account that is refused often first, when it reads, then the device that it read is still listed', async () => {
  for (let nth = 0; nth < 210; nth++) await elsewhere(nth);
  const url = `/api/v1/devices/historys/user-action?endpointId=${encodeURIComponent(ownDevice)}`;
  await get(url, await bench.login('viewer@northwind.example'));
  expect(await listed({ object: ownDevice })).toMatchObject([{ object: ownDevice, calls: 1 }]);
});

test('given a task of another operator, when a person asks for it, then the refusal does not name it to their own auditors', async () => {
  const started = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/diagnostics/ip-ping',
    headers: await bench.login('support@northwind.example'),
    payload: { endpointId: ownDevice, host: 'example.net' },
  });
  const { taskId } = started.json().data;
  const foreign = await bench.login('support@brightline.example');
  expect((await get(`/api/v1/tasks/${taskId}`, foreign)).json().code).toBe('nodata');
  const all = await listed({ kind: 'refused' }, await bench.login('auditor@waymark.example'));
  expect(all).toMatchObject([
    { accountName: 'Bea Cable', operation: 'getTask', result: 'nodata', object: '' },
  ]);
});

test('given accounts of another operator, then their refused calls are not listed', async () => {
  const foreign = await bench.login('admin@brightline.example');
  await get('/admin/api/v1/ref/role', foreign);
  expect(await refused()).toEqual([]);
  const admin = await bench.login('system.admin@waymark.example');
  expect(await listed({ kind: 'refused' }, admin)).toHaveLength(1);
});
