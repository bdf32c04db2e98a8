import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** Rows of other modules, written like rows of tables (CL-396..CL-399, CL-402, CL-403, CL-406; docs/decisions/241). */
let bench: BenchServer;
let system: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  system = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers = system,
) => {
  const url = `/admin/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const userOf = async (email: string) => (await call('GET', `/auth/user?keyword=${email}`)).data[0];

test('invites, changes and deletes an account as a row, with the rules and events of accounts (CL-396)', async () => {
  const email = 'row@northwind.example';
  const row = { email, userName: 'Rowan', opId: 'northwind', roleGroupKey: 'Viewer' };
  const created = await call('POST', '/auth/user', row);
  expect(await call('POST', '/auth/user', row)).toMatchObject({ code: 'emailconflict' });
  const { userId } = await userOf(email);
  expect(created).toMatchObject({ code: 'success', data: { userId } });
  expect(await userOf(email)).toMatchObject({ opUserStatus: 'Invited', roleGroupKey: 'Viewer' });
  expect((await call('PATCH', `/auth/user/${userId}`, { userName: 'Rowan Reed' })).code).toBe('success');
  expect(await userOf(email)).toMatchObject({ userName: 'Rowan Reed', roleGroupKey: 'Viewer' });
  expect((await call('PATCH', `/auth/user/${userId}`, { version: 0, userName: 'Late' })).code).toBe(
    'conflict',
  );
  expect((await call('DELETE', '/auth/user', { ids: [userId, 'another'] })).status).toBe(400);
  expect((await call('DELETE', '/auth/user', { ids: [userId] })).code).toBe('success');
  expect(await userOf(email)).toBeUndefined();
  const events = await bench.log.readStream(`account:${userId}`, 0, 10);
  expect(events.map(({ type }) => type)).toEqual(['account.invited', 'account.changed', 'account.deleted']);
});

test('renames a device, and moves one in stock, as a row (CL-399, CL-402)', async () => {
  expect((await call('PATCH', `/device/device/${ownDevice}`, { deviceName: 'By the door' })).code).toBe(
    'success',
  );
  const { data } = await call('GET', `/device/device/${ownDevice}`);
  expect(data).toMatchObject({ deviceName: 'By the door' });
  const [asked] = (await call('GET', '/device/provisioning')).data;
  const place = `/device/provisioning/${asked.endpointId}`;
  expect((await call('DELETE', '/device/provisioning', { ids: [ownDevice] })).code).toBe('nodata');
  expect((await call('PATCH', place, { opId: 'nowhere' })).code).toBe('nodata');
  expect((await call('PATCH', place, { opId: 'northwind-south' })).code).toBe('success');
  expect((await call('GET', `/device/device/${asked.endpointId}`)).data).toMatchObject({
    opId: 'northwind-south',
    deviceStatus: 'Inventory',
  });
});

test('rejects a request as a row: the device returns to the inventory of its organisation (CL-402)', async () => {
  const [asked] = (await call('GET', '/device/provisioning')).data;
  expect((await call('DELETE', '/device/provisioning', { ids: [asked.endpointId] })).code).toBe('success');
  const moved = { opId: asked.opId, deviceStatus: 'Inventory' };
  expect((await call('GET', `/device/device/${asked.endpointId}`)).data).toMatchObject(moved);
  const change = { opId: 'northwind-south', deviceName: 'In the south' };
  expect((await call('PATCH', `/device/device/${asked.endpointId}`, change)).code).toBe('success');
  expect((await call('GET', `/device/device/${asked.endpointId}`)).data).toMatchObject(change);
});

test('accepts an order for the list of devices (CL-399)', async () => {
  const rows = (await call('GET', '/device/device?order=modelName')).data;
  const models = rows.map((row: { modelName: string }) => row.modelName);
  expect(models).toEqual(models.toSorted());
});

test('signs a browser out and withdraws its confirmation as a row (CL-397)', async () => {
  const viewer = await bench.login('viewer@northwind.example');
  const { userId } = await userOf('viewer@northwind.example');
  const client = async () => (await call('GET', `/auth/user-client?userId=${userId}`)).data[0];
  const { clientId } = await client();
  const place = `/auth/user-client/${clientId}`;
  expect((await call('PATCH', place, { trusted: true })).status).toBe(409);
  expect((await call('PATCH', place, { trusted: false })).code).toBe('success');
  expect(await client()).toMatchObject({ clientId, trusted: false, sessions: 1 });
  expect((await call('DELETE', '/auth/user-client', { ids: [clientId] })).code).toBe('success');
  expect(await client()).toMatchObject({ clientId, sessions: 0 });
  expect((await bench.app.inject({ url: '/auth/v1/profile', headers: viewer })).statusCode).toBe(401);
  expect((await call('POST', '/auth/user-client', {})).status).toBe(409);
});

test.each([
  ['/auth/user-del', 'x'],
  ['/device/device-device-info', ownDevice],
  ['/service/task', 'x'],
])('%s is refused with its reason, and changes nothing', async (path, id) => {
  const before = (await call('GET', path)).data;
  for (const answer of [
    await call('POST', path, {}),
    await call('PATCH', `${path}/${encodeURIComponent(id)}`, {}),
    await call('DELETE', path, { ids: [id] }),
  ])
    expect(answer).toMatchObject({ status: 409, code: 'custom', message: expect.stringMatching(/\w+ .*\./) });
  expect((await call('GET', path)).data).toEqual(before);
});

test('refuses these calls to a user who may not write the table', async () => {
  const admin = await bench.login('admin@northwind.example');
  expect((await call('PATCH', `/device/device/${ownDevice}`, { deviceName: 'No' }, admin)).code).toBe(
    'roleerr',
  );
  expect((await call('DELETE', '/auth/user', { ids: ['x'] }, admin)).code).toBe('roleerr');
});
