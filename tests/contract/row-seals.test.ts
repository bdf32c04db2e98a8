import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** Rows that grant permissions, changed past the product by SQL (docs/decisions/276). */
let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => {
  bench.faults.length = 0;
});

type Headers = { authorization: string };
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, headers: Headers, payload?: object) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
/** Moves the clock beyond the two seconds that a session is cached. */
const later = () => {
  bench.clock.now = new Date(bench.clock.now.getTime() + 3_000);
};
const attack = async (script: string) => {
  await bench.database.script(script);
  later();
};
const rowsOf = async <Found>(statement: string) =>
  (await sql.raw<Found>(statement).execute(bench.database.sql)).rows;
const ping = (headers: Headers) =>
  call('POST', '/devices/diagnostics/ip-ping', headers, { endpointId: ownDevice, host: 'example.net' });
/** The fault is reported before the event is appended, and a refused answer waits for neither. */
const isReported = (table: string, key: string) =>
  eventually(async () => {
    expect(JSON.stringify(bench.faults)).toContain(`the row ${key} of ${table}`);
    const events = await bench.log.readStream(`seals:${table}`, 0, 1_000);
    expect(events.map(({ data }) => data.key)).toContain(key);
  });

test('ignores a permission that SQL added to a role, and rebuilds the role from the log', async () => {
  const viewer = await bench.login('viewer@northwind.example');
  expect((await ping(viewer)).code).toBe('roleerr');
  await attack(
    "update role set permissions = permissions || '{/devices/diagnostics/ip-ping}' where role_key = 'Viewer'",
  );
  expect((await ping(viewer)).code).toBe('roleerr');
  await isReported('role', 'Viewer');
  const [role] = await rowsOf<{ permissions: string[] }>(
    "select permissions from role where role_key = 'Viewer'",
  );
  expect(role?.permissions).not.toContain('/devices/diagnostics/ip-ping');
});

test('notifies administrators of the installation about a changed row, and none of an operator', async () => {
  await bench.login('viewer@northwind.example');
  await attack("update role set level = 0 where role_key = 'Viewer'");
  await ping(await bench.login('viewer@northwind.example'));
  const kinds = async (user: string) => {
    const { data } = await call('GET', '/iam/messages?limit=100', await bench.login(user));
    return data.map(({ messageType }: { messageType: string }) => messageType);
  };
  await expect.poll(() => kinds('system.admin@waymark.example'), { interval: 500 }).toContain('rowsAltered');
  expect(await kinds('admin@northwind.example')).not.toContain('rowsAltered');
});

test('lets permitted users change a role as before, with immediate effect', async () => {
  const system = await bench.login('system.admin@waymark.example');
  const viewer = await bench.login('viewer@northwind.example');
  const [role] = await rowsOf<{ permissions: string[] }>(
    "select permissions from role where role_key = 'Viewer'",
  );
  const change = (permissions: string[]) =>
    bench.app.inject({
      method: 'PATCH',
      url: '/admin/api/v1/ref/role/Viewer',
      headers: system,
      payload: { permissions },
    });
  const before = role?.permissions ?? [];
  const [old] = await rowsOf<object>("select permissions, version, seal from role where role_key = 'Viewer'");
  expect((await change([...before, '/devices/diagnostics/ip-ping'])).statusCode).toBe(200);
  expect((await ping(viewer)).code).toBe('success');
  const [played] = await rowsOf<object>(
    "select permissions, version, seal from role where role_key = 'Viewer'",
  );
  expect((await change(before)).statusCode).toBe(200);
  expect((await ping(viewer)).code).toBe('roleerr');
  expect(old).not.toEqual(played);
  // The row from before the withdrawal is genuine, but older than the last fact.
  const { permissions, version, seal } = played as { permissions: string[]; version: number; seal: string };
  await bench.database.sql
    .updateTable('role')
    .set({ permissions, version, seal })
    .where('role_key', '=', 'Viewer')
    .execute();
  later();
  expect((await ping(viewer)).code).toBe('roleerr');
  await isReported('role', 'Viewer');
});

test('ignores a role that SQL wrote into the table', async () => {
  await bench.database.script(`insert into role (role_key, role_name, description, level, menus, permissions)
    values ('Forged', 'Forged', '', 0, '{}', '{/devices/diagnostics/ip-ping,/users/action/invite}')`);
  const system = await bench.login('system.admin@waymark.example');
  const invite = { email: 'new@northwind.example', roleGroupKey: 'Forged' };
  expect((await call('POST', '/users/action/invite', system, invite)).status).not.toBe(200);
  await isReported('role', 'Forged');
  const recorded = await bench.log.readStream('seals:role', 0, 1_000);
  expect(recorded.filter(({ data }) => data.key === 'Forged').map(({ type }) => type)).toEqual([
    'seals.rowRefused',
  ]);
});

test.each([
  ['another role', "role_key = 'SystemAdmin'"],
  ['another organisation', "op_id = 'system'"],
  ['both, with its version', "role_key = 'SystemAdmin', op_id = 'system', version = version + 1"],
])('an account with %s by SQL has what it had', async (_what, change) => {
  const viewer = await bench.login('viewer@northwind.example');
  await attack(`update account set ${change} where email = 'viewer@northwind.example'`);
  expect((await ping(viewer)).code).toBe('roleerr');
  const [row] = await rowsOf<{ role_key: string; op_id: string; account_id: string }>(
    "select account_id, role_key, op_id from account where email = 'viewer@northwind.example'",
  );
  expect(row).toMatchObject({ role_key: 'Viewer', op_id: 'northwind' });
  await isReported('account', row?.account_id ?? '');
});

test('keeps a stopped account stopped when SQL changes its status', async () => {
  const system = await bench.login('system.admin@waymark.example');
  const [row] = await rowsOf<{ account_id: string }>(
    "select account_id from account where email = 'auditor@northwind.example'",
  );
  const id = row?.account_id ?? '';
  expect((await call('POST', `/users/${id}/stop`, system, { reason: 'left' })).code).toBe('success');
  await attack(`update account set status = 'Running' where account_id = '${id}'`);
  const sign = await bench.app.inject({
    method: 'POST',
    url: '/auth/v1/token',
    payload: {
      user: 'auditor@northwind.example',
      password: bench.passwordOf('auditor@northwind.example'),
      clientKey: 'abcDEF1234',
    },
  });
  expect(sign.statusCode).not.toBe(200);
  await isReported('account', id);
});

test('refuses access to an organisation that SQL has moved, and restores its parent from the log', async () => {
  const admin = await bench.login('admin@northwind.example');
  const [brightline] = await rowsOf<{ op_path: string }>(
    "select op_path from operator where op_id = 'brightline'",
  );
  await attack(
    "update operator set parent_id = 'northwind', op_path = '/system/northwind/brightline/' where op_id = 'brightline'",
  );
  const entered = await bench.app.inject({
    method: 'GET',
    url: '/api/v1/devices',
    headers: { ...admin, 'operator-scope': 'brightline' },
  });
  expect(entered.statusCode).not.toBe(200);
  await isReported('operator', 'brightline');
  const [now] = await rowsOf<{ op_path: string }>("select op_path from operator where op_id = 'brightline'");
  expect(now).toEqual(brightline);
});

test('gives users of an organisation that SQL moved to the root no more permissions', async () => {
  const viewer = await bench.login('support@northwind.example');
  await attack("update operator set op_path = '/northwind/' where op_id = 'northwind'");
  expect((await ping(viewer)).code).toBe('success');
  await isReported('operator', 'northwind');
});

describe('a device that SQL gave to another organisation', () => {
  const take = () => attack(`update device set op_id = 'brightline' where endpoint_id = '${ownDevice}'`);
  const ownerOf = async () =>
    (await rowsOf<{ op_id: string }>(`select op_id from device where endpoint_id = '${ownDevice}'`))[0]
      ?.op_id;

  test('accepts no command from it, and returns to its organisation', async () => {
    const theirs = await bench.login('admin@brightline.example');
    const before = await ownerOf();
    await take();
    expect((await ping(theirs)).code).toBe('nodata');
    await isReported('device', ownDevice);
    expect(await ownerOf()).toBe(before);
  });

  test('accepts no command to several devices either', async () => {
    const theirs = await bench.login('admin@brightline.example');
    await take();
    const answer = await call('POST', '/devices/actions/multi/lock', theirs, { endpointIds: [ownDevice] });
    expect(answer.code).toBe('nodata');
    await isReported('device', ownDevice);
  });

  test("accepts its owner's commands as soon as that is detected", async () => {
    const support = await bench.login('support@northwind.example');
    await take();
    const theirs = await bench.login('admin@brightline.example');
    await ping(theirs);
    expect((await ping(support)).code).toBe('success');
  });
});
