import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordRoles } from '#server/people/roles/read-model.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
let auditor: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  auditor = await bench.login('auditor@waymark.example');
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => {
  bench.faults.length = 0;
});

/** Returns the differences of the tables and the log, as an auditor reads them. */
async function compared(headers = auditor) {
  await bench.settled();
  const url = '/api/v1/log/check';
  await bench.app.inject({ method: 'POST', url, headers: auditor, payload: {} });
  const read = async () => (await bench.app.inject({ url, headers })).json().data.tables;
  await expect.poll(async () => (await read()).state).toMatch(/same|different/);
  return read();
}

test('given tasks as in the log, then there are no differences', async () => {
  const support = await bench.login('support@northwind.example');
  const post = (path: string, payload: object, headers = support) =>
    bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  await post('/devices/diagnostics/ip-ping', { endpointId: ownDevice, host: 'example.net' });
  const admin = await bench.login('admin@northwind.example');
  const role = { roleName: 'Night', roleLevel: 4, menus: [], permissions: ['/devices'] };
  const made = await post('/ops/northwind/roles', role, admin);
  const url = `/api/v1/ops/northwind/roles/${made.json().data.roleGroupKey}`;
  await bench.app.inject({ method: 'PUT', url, headers: admin, payload: { ...role, permissions: [] } });
  await bench.app.inject({
    method: 'PATCH',
    url: '/admin/api/v1/ref/role/Viewer',
    headers: await bench.login('system.admin@waymark.example'),
    payload: { description: 'Looks' },
  });
  const { rows, ...report } = await compared();
  expect(report).toMatchObject({ state: 'same', differing: 0, differences: [] });
  expect(rows).toBeGreaterThan(30);
  expect(bench.faults).toEqual([]);
});

test.each([
  {
    row: 'a viewer raised by SQL',
    script: "update account set role_key = 'SystemAdmin' where email = 'viewer@northwind.example'",
    back: "update account set role_key = 'Viewer' where email = 'viewer@northwind.example'",
    found: { table: 'account', problem: 'changed', columns: ['role_key'] },
  },
  {
    row: 'a role that got a permission by SQL',
    script: "update role set permissions = permissions || '{/devices/did}' where role_key = 'Viewer'",
    back: "update role set permissions = array_remove(permissions, '/devices/did') where role_key = 'Viewer'",
    found: { table: 'role', key: 'Viewer', problem: 'changed', columns: ['permissions'] },
  },
  {
    row: 'a task that ended otherwise',
    script: "update task set state = 'succeeded', version = version where state <> 'succeeded'",
    back: null,
    found: { table: 'task', problem: 'changed', columns: ['state'] },
  },
  {
    row: 'an entry of the audit trail that is gone',
    script: 'delete from audit_entry where pos = (select min(pos) from audit_entry)',
    back: null,
    found: { table: 'audit_entry', problem: 'missing' },
  },
  {
    row: 'an account that the log does not know',
    script: `insert into account (account_id, email, name, op_id, role_key, password_hash)
      values ('ghost', 'ghost@example.net', 'Ghost', 'system', 'SystemAdmin', 'x')`,
    back: "delete from account where account_id = 'ghost'",
    found: { table: 'account', key: 'ghost', problem: 'unknown' },
  },
  {
    row: 'a role that no call has made',
    script: `insert into role (role_key, role_name, description, level, menus, permissions)
      values ('Hidden', 'Hidden', '', 0, '{}', '{/devices}')`,
    back: "delete from role where role_key = 'Hidden'",
    found: { table: 'role', key: 'Hidden', problem: 'unknown' },
  },
])('given $row, then the comparison names it, and an alarm is in the log of the server', async (given) => {
  await bench.database.script(given.script);
  // A restart records no role that was written past the log.
  await recordRoles(bench.database, bench.log);
  const { state, differences } = await compared();
  expect(state).toBe('different');
  expect(differences).toContainEqual(expect.objectContaining(given.found));
  expect(JSON.stringify(bench.faults)).toContain(`${given.found.table} `);
  if (given.back) await bench.database.script(given.back);
});

test('shows an auditor of an operator that rows differ, but not which', async () => {
  const { state, differing, differences } = await compared(await bench.login('auditor@northwind.example'));
  expect(state).toBe('different');
  expect(differing).toBeGreaterThan(0);
  expect(differences).toEqual([]);
});
