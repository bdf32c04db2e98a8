import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const as = async (user: string) => {
  const headers = await bench.login(user);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await bench.app.inject({
      method,
      url: `/api/v1/ops${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
};
const role = (more: object = {}) => ({
  roleName: 'Night shift',
  roleDesc: 'Looks at devices',
  roleLevel: 4,
  menus: ['device'],
  permissions: ['/devices', '/devices/actions/multi/reboot'],
  ...more,
});

test('CL-152..CL-155: lets an operator create, change and delete a role that only those below it get', async () => {
  const admin = await as('admin@northwind.example');
  const made = await admin('POST', '/northwind/roles', role());
  expect(made.data).toMatchObject({
    roleGroup: 'Custom',
    ownerOpId: 'northwind',
    ownerName: 'Northwind Telecom',
    mayEdit: true,
    mayGive: true,
    updater: 'Nora West',
  });
  const { roleGroupKey } = made.data;
  const keys = async (user: string, opId: string) => {
    const { data } = await (await as(user))('GET', `/${opId}/roles`);
    return data.map((row: { roleGroupKey: string }) => row.roleGroupKey);
  };
  expect(await keys('school@hillside.example', 'hillside-school')).toContain(roleGroupKey);
  expect(await keys('admin@brightline.example', 'brightline')).not.toContain(roleGroupKey);
  expect(await keys('admin@brightline.example', 'brightline')).toContain('Viewer');
  const changed = await admin('PUT', `/northwind/roles/${roleGroupKey}`, role({ permissions: ['/devices'] }));
  expect(changed.data).toMatchObject({ permissions: ['/devices'], updateTime: expect.any(String) });
  // The role belongs to the operator: it cannot be changed as that of an organisation below, or of another operator.
  expect((await admin('PUT', `/northwind-south/roles/${roleGroupKey}`, role())).code).toBe('roleerr');
  const other = await as('admin@brightline.example');
  expect((await other('PUT', `/brightline/roles/${roleGroupKey}`, role())).code).toBe('nodata');
  expect((await other('GET', '/northwind/roles')).code).toBe('nodata');
  expect((await admin('DELETE', `/northwind/roles/${roleGroupKey}`)).code).toBe('success');
  expect(await keys('admin@northwind.example', 'northwind')).not.toContain(roleGroupKey);
});

test("refuses a permission for the whole installation in an operator's role; it works only at the root", async () => {
  const root = await as('system.admin@waymark.example');
  const key = '/admin/api/v1/ref/role';
  expect(await root('POST', '/northwind/roles', role({ permissions: [key] }))).toMatchObject({
    status: 400,
    data: { errors: [{ field: 'body.permissions', reason: 'rootOnly', params: { key } }] },
  });
  // An older role that still has it, assigned to a user of the operator.
  await bench.written(`insert into role (role_key, role_name, description, level, menus, permissions, op_id)
    values ('old', 'Old', '', 1, '{}', '{${key},/devices}', 'northwind');
    update account set role_key = 'old' where email = 'support@northwind.example'`);
  const headers = await bench.login('support@northwind.example');
  const answer = await bench.app.inject({ url: '/admin/api/v1/ref/role', headers });
  expect(answer.json()).toMatchObject({ code: 'roleerr' });
  const profile = await bench.app.inject({ url: '/auth/v1/profile', headers });
  expect(profile.json().data.permissions).toEqual(['/devices']);
});

test('PE-026: refuses permissions that the user lacks', async () => {
  const admin = await as('admin@northwind.example');
  for (const [more, field] of [
    [{ roleLevel: 0 }, 'body.roleLevel'],
    [{ permissions: ['/admin/api/v1/ref/role'] }, 'body.permissions'],
    [{ permissions: ['/no/such/call'] }, 'body.permissions'],
  ] as const)
    expect(await admin('POST', '/northwind/roles', role(more))).toMatchObject({
      status: 400,
      data: { errors: [{ field }] },
    });
  // A role with more permissions than the user cannot be changed.
  await bench.written(`insert into role (role_key, role_name, description, level, menus, permissions, op_id)
    values ('strong', 'Strong', '', 4, '{}', '{/log/export}', 'northwind')`);
  expect((await admin('PUT', '/northwind/roles/strong', role())).code).toBe('roleerr');
});

test("lets only the system administrator change the product's roles, and refuses to delete them (PE-045)", async () => {
  const admin = await as('admin@northwind.example');
  const system = await as('system.admin@waymark.example');
  const { role: viewer } = (await system('GET', '/system/roles/Viewer')).data;
  const same = {
    roleName: viewer.roleName,
    roleDesc: viewer.roleDesc,
    roleLevel: viewer.roleLevel,
    menus: viewer.menus,
    permissions: viewer.permissions,
  };
  expect((await admin('PUT', '/northwind/roles/Viewer', same)).code).toBe('roleerr');
  expect((await system('PUT', '/northwind/roles/Viewer', same)).code).toBe('roleerr');
  expect((await system('PUT', '/system/roles/Viewer', same)).data).toMatchObject({ updater: 'Sora Kim' });
  expect((await system('DELETE', '/system/roles/Viewer')).code).toBe('custom');
  const { role: own } = (await system('GET', '/system/roles/SystemAdmin')).data;
  const less = { roleName: own.roleName, roleLevel: 0, menus: own.menus, permissions: ['/devices'] };
  expect(await system('PUT', '/system/roles/SystemAdmin', less)).toMatchObject({
    data: { errors: [{ field: 'body.permissions' }] },
  });
});

test('refuses to delete a role in use, and lists its accounts; names are unique in an organisation', async () => {
  const admin = await as('admin@northwind.example');
  const { roleGroupKey } = (await admin('POST', '/northwind/roles', role({ roleName: 'Held' }))).data;
  for (const roleName of ['HELD', 'Held ', ' held\u200b'])
    expect(await admin('POST', '/northwind/roles', role({ roleName }))).toMatchObject({
      status: 409,
      code: 'nameconflict',
    });
  const other = await as('admin@brightline.example');
  expect((await other('POST', '/brightline/roles', role({ roleName: 'Held' }))).code).toBe('success');
  await bench.written(
    `update account set role_key = '${roleGroupKey}' where email = 'viewer@northwind.example'`,
  );
  expect((await admin('GET', `/northwind/roles/${roleGroupKey}`)).data).toMatchObject({
    role: { userCount: 1 },
    holders: [{ userName: 'Vera Look', email: 'viewer@northwind.example', companyName: 'Northwind Telecom' }],
  });
  expect(await admin('DELETE', `/northwind/roles/${roleGroupKey}`)).toMatchObject({
    status: 409,
    code: 'conflict',
    data: { account: 1 },
  });
});

test('applies a change to the next call of each user with the role, and their console reloads the profile', async () => {
  const admin = await as('admin@northwind.example');
  const { roleGroupKey } = (await admin('POST', '/northwind/roles', role({ roleName: 'Live' }))).data;
  await bench.written(
    `update account set role_key = '${roleGroupKey}' where email = 'auditor@northwind.example'`,
  );
  const headers = await bench.login('auditor@northwind.example');
  const devices = async () => (await bench.app.inject({ url: '/api/v1/devices', headers })).json().code;
  const received = bench.listen(headers);
  await expect.poll(() => received.some((text) => text.includes('"ready"'))).toBe(true);
  expect(await devices()).toBe('success');
  await admin('PUT', `/northwind/roles/${roleGroupKey}`, role({ roleName: 'Live', permissions: [] }));
  expect(await devices()).toBe('roleerr');
  await expect.poll(() => received.some((text) => text.includes('"profile"'))).toBe(true);
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
