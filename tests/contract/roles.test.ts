import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
let admin: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const change = async (roleKey: string, payload: object) => {
  const url = `/admin/api/v1/ref/role/${roleKey}`;
  const answer = await bench.app.inject({ method: 'PATCH', url, headers: admin, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const permissionsOf = async (roleKey: string): Promise<string[]> =>
  (await bench.app.inject({ url: `/admin/api/v1/ref/role/${roleKey}`, headers: admin })).json().data
    .permissions;

test('applies changed permissions of a role without a restart, also for signed-in users', async () => {
  const viewer = await bench.login('viewer@northwind.example');
  const ping = async () =>
    (
      await bench.app.inject({
        method: 'POST',
        url: '/api/v1/devices/diagnostics/ip-ping',
        headers: viewer,
        payload: { endpointId: ownDevice, host: 'example.net' },
      })
    ).json().code;
  /** Moves the clock beyond the two seconds that a verified session is cached. */
  const soon = () => {
    bench.clock.now = new Date(bench.clock.now.getTime() + 3_000);
  };
  const before = await permissionsOf('Viewer');
  expect(await ping()).toBe('roleerr');
  await change('Viewer', { permissions: [...before, '/devices/diagnostics/ip-ping'] });
  soon();
  expect(await ping()).toBe('success');
  await change('Viewer', { permissions: before });
  soon();
  expect(await ping()).toBe('roleerr');
});

test('includes roles, and the group of each, in the reference tables (PE-045, PE-047)', async () => {
  const rows = async (tId: string) =>
    (await bench.app.inject({ url: `/admin/api/v1/ref/${tId}`, headers: admin })).json().data;
  const roles: { roleKey: string; roleGroup: string }[] = await rows('role');
  expect(roles).toContainEqual(expect.objectContaining({ roleKey: 'Viewer', roleGroup: 'System' }));
  const groups: { roleKey: string }[] = await rows('role-group-basic');
  expect(groups.length).toBeGreaterThan(0);
});

test('refuses a name that another role has', async () => {
  for (const roleName of ['auditor', 'Auditor ', ' Auditor\u200b'])
    expect(await change('Viewer', { roleName })).toMatchObject({ status: 409, code: 'nameconflict' });
});

test('refuses a key that no operation requires', async () => {
  expect(await change('Viewer', { permissions: ['/no/such/call'] })).toMatchObject({
    status: 400,
    code: 'custom',
  });
});

test("keeps the system administrator's permission to change roles", async () => {
  expect(await change('SystemAdmin', { permissions: ['/devices'] })).toMatchObject({
    status: 400,
    code: 'custom',
  });
  expect(await permissionsOf('SystemAdmin')).toContain('/admin/api/v1/ref/role');
});

test('refuses to delete a role of the product, and one that an account has', async () => {
  const remove = async (id: string) =>
    (
      await bench.app.inject({
        method: 'DELETE',
        url: '/admin/api/v1/ref/role',
        headers: admin,
        payload: { ids: [id] },
      })
    ).json();
  expect(await remove('Auditor')).toMatchObject({ code: 'custom' });
  await bench.app.inject({
    method: 'POST',
    url: '/admin/api/v1/ref/role',
    headers: admin,
    payload: { roleKey: 'Trial', roleName: 'Trial', description: '', level: 5, menus: [], permissions: [] },
  });
  await bench.written("update account set role_key = 'Trial' where email = 'viewer@northwind.example'");
  expect(await remove('Trial')).toMatchObject({ code: 'conflict', data: { account: 1 } });
});
