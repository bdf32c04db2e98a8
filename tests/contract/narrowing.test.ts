import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '#api/operations.gen.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

// A caller who chooses an organisation sees and changes only its data; one who previews a role, only what the role can
// read.

let bench: BenchServer;
let admin: { authorization: string };
let system: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  system = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const devices = async (headers: object) => {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/action/getDevicePageList',
    headers: { ...headers },
    payload: { limit: 100 },
  });
  return answer.json();
};
const operatorsOf = ({ data }: { data: { opId: string }[] }) => [...new Set(data.map(({ opId }) => opId))];
const requestOf = (id: OperationId, headers: object) => {
  const { method, base, path } = operations[id];
  return bench.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${base}${path.replace(/\{\w+\}/g, 'x')}`,
    headers: { ...headers },
  });
};
/** Calls about an organisation's data: all but those about the caller's own account. */
const narrowed = (Object.keys(operations) as OperationId[]).filter(
  (id) => !operations[id].public && operations[id].base !== '/auth/v1',
);
const changing = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    !operations[id].public &&
    !operations[id].reads &&
    // These calls make the server read a device, and change nothing.
    !['subscribeRTD', 'unsubscribeRTD', 'setMonitoring'].includes(id),
);

describe('a chosen organisation', () => {
  test('below the caller’s own one: includes its devices, and those of organisations below it', async () => {
    const whole = await devices(admin);
    const school = await devices({ ...admin, 'operator-scope': 'hillside-school' });
    expect(operatorsOf(school)).toEqual(['hillside-school']);
    expect(school.pagination.totalRecords).toBeLessThan(whole.pagination.totalRecords);
    const south = await devices({ ...admin, 'operator-scope': 'northwind-south' });
    expect(operatorsOf(south)).toEqual(expect.arrayContaining(['northwind-south', 'hillside-school']));
    expect(operatorsOf(south)).not.toContain('northwind');
    expect(await devices({ ...admin, 'operator-scope': 'northwind' })).toEqual(whole);
  });

  test.each(narrowed)(
    '%s: treats an organisation outside the caller’s own like one that does not exist, as nodata',
    async (id) => {
      const answers = [];
      for (const operator of ['brightline', 'system', 'nothing']) {
        const answer = await requestOf(id, { ...admin, 'operator-scope': operator });
        answers.push([answer.statusCode, answer.json().code, answer.json().message]);
      }
      expect(answers).toEqual(Array(3).fill([400, 'nodata', expect.any(String)]));
    },
  );

  test('does not find a device outside it, or a command to one', async () => {
    for (const operator of ['hillside-school', 'brightline']) {
      const answer = await bench.app.inject({
        method: 'POST',
        url: '/api/v1/devices/diagnostics/ip-ping',
        headers: { ...system, 'operator-scope': operator },
        payload: { endpointId: ownDevice, host: 'example.net' },
      });
      expect(answer.json().code).toBe('nodata');
    }
    expect(operatorsOf(await devices({ ...system, 'operator-scope': 'brightline' }))).toEqual(['brightline']);
    expect(foreignDevice).not.toBe(ownDevice);
  });

  test('owns everything that is created meanwhile', async () => {
    const made = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/cases/action/open',
      headers: { ...admin, 'operator-scope': 'hillside-school' },
      payload: { title: 'Of the school' },
    });
    const seen = async (user: string) => {
      const { caseId } = made.json().data;
      const answer = await bench.app.inject({
        url: `/api/v1/cases/${caseId}`,
        headers: await bench.login(user),
      });
      return answer.json().code;
    };
    expect(await seen('school@hillside.example')).toBe('success');
    expect(await seen('support@brightline.example')).toBe('nodata');
  });

  test('loses a device that is moved to another operator', async () => {
    const headers = { ...admin, 'operator-scope': 'orchard-school' };
    expect((await devices(headers)).code).toBe('success');
    await bench.written(
      "update operator set parent_id = 'brightline', op_path = '/system/brightline/orchard-school/' where op_id = 'orchard-school'",
    );
    expect((await devices(headers)).code).toBe('nodata');
  });

  test('has no access to the whole log, which needs the whole tree', async () => {
    const url = '/api/v1/log/export?from=1&to=1';
    const whole = await bench.app.inject({ url, headers: system });
    const part = await bench.app.inject({ url, headers: { ...system, 'operator-scope': 'northwind' } });
    expect([whole.statusCode, part.json().code]).toEqual([200, 'roleerr']);
  });

  test('does not share an Idempotency-Key with another organisation', async () => {
    const open = (operator: string) =>
      bench.app.inject({
        method: 'POST',
        url: '/api/v1/cases/action/open',
        headers: { ...admin, 'operator-scope': operator, 'idempotency-key': 'one-key-two-schools' },
        payload: { title: 'Once' },
      });
    expect((await open('hillside-school')).json().code).toBe('success');
    expect((await open('seaside-school')).json().code).toBe('conflict');
  });

  test('does not affect calls about the caller, who can choose their own organisation and those below', async () => {
    const ask = async (url: string) =>
      (
        await bench.app.inject({
          url: `/auth/v1${url}`,
          headers: { ...admin, 'operator-scope': 'brightline' },
        })
      ).json().data;
    expect((await ask('/profile')).op.opId).toBe('northwind');
    const choices = await ask('/operators');
    expect(choices[0]).toMatchObject({ opId: 'northwind', path: [] });
    expect(choices).toContainEqual({
      opId: 'hillside-school',
      companyName: 'Hillside School',
      opType: 'School',
      path: ['Northwind Telecom', 'Northwind South', 'Riverside Education Office'],
    });
    expect(await ask('/operators?opId=brightline')).toEqual([]);
    expect(await ask('/operators?keyword=HILLSIDE')).toHaveLength(1);
    const schools: { opType: string }[] = await ask('/operators?opType=School');
    expect(new Set(schools.map(({ opType }) => opType))).toEqual(new Set(['School']));
  });

  test('gets only its messages on the live socket', async () => {
    const ready = (received: string[]) => received.some((text) => text.includes('"ready"'));
    const [whole, school] = [bench.listen(admin), bench.listen(admin, { operator: 'seaside-school' })];
    await expect.poll(() => ready(whole) && ready(school)).toBe(true);
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/diagnostics/ip-ping',
      headers: admin,
      payload: { endpointId: ownDevice, host: 'example.net' },
    });
    await expect.poll(() => whole.some((text) => text.includes(ownDevice))).toBe(true);
    expect(school.some((text) => text.includes(ownDevice))).toBe(false);
    const outside = bench.listen(admin, { operator: 'brightline' });
    await bench.settled();
    expect(ready(outside)).toBe(false);
    // The socket is closed for a later retry: 4401 would make a console renew its token repeatedly.
    await expect.poll(() => outside).toEqual(['closed 1013']);
  });
});

describe('a previewed role', () => {
  const viewer = () => ({ ...admin, 'role-preview': 'Viewer' });

  test('gives its profile, with no more permissions than the caller’s own', async () => {
    const profile = async (headers: object) =>
      (await bench.app.inject({ url: '/auth/v1/profile', headers: { ...headers } })).json().data;
    const [own, seen] = [await profile(admin), await profile(viewer())];
    expect(seen.userRole.roleName).toBe('Viewer');
    expect(seen.userLevel).toBe(5);
    for (const key of seen.permissions) expect(own.permissions).toContain(key);
    const more = await profile({ ...admin, 'role-preview': 'SystemAdmin' });
    expect(more.permissions.every((key: string) => own.permissions.includes(key))).toBe(true);
    expect(more.userLevel).toBe(1);
  });

  test('reads only what it may', async () => {
    expect((await devices(viewer())).code).toBe('success');
    expect((await bench.app.inject({ url: '/api/v1/ops', headers: viewer() })).json().code).toBe('roleerr');
  });

  test.each(changing)('changes nothing by %s, whatever the role may do', async (id) => {
    const answer = await requestOf(id, { ...system, 'role-preview': 'OperatorAdmin' });
    expect(answer.json().code).toBe('roleerr');
  });

  test('does not exist for users who may not read roles, or if it belongs to another operator', async () => {
    const support = await bench.login('support@northwind.example');
    expect((await devices({ ...support, 'role-preview': 'Viewer' })).code).toBe('nodata');
    await bench.written(`insert into role (role_key, role_name, description, level, menus, op_id)
      values ('bright', 'Bright', '', 5, '{}', 'brightline')`);
    expect((await devices({ ...admin, 'role-preview': 'bright' })).code).toBe('nodata');
    expect((await devices({ ...admin, 'role-preview': 'nothing' })).code).toBe('nodata');
  });
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
