import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

// Tests specific to organisations; resources.test.ts covers what every resource guarantees.

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
      url: `/api/v1${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
};
/** Moves the clock beyond the two seconds that a verified session is cached. */
const soon = () => {
  bench.clock.now = new Date(bench.clock.now.getTime() + 3_000);
};

test('CL-146: filters the list by type, level, parent and keyword, with the contents of each', async () => {
  const admin = await as('admin@northwind.example');
  const names = async (query: string) =>
    (await admin('GET', `/ops?${query}`)).data.map((row: { companyName: string }) => row.companyName);
  expect(await names('pOpid=northwind')).toEqual(['Northwind South']);
  expect(await names('opType=EducationOffice')).toEqual(['Riverside Education Office']);
  expect(await names('opLevel=1')).toEqual(['Northwind Telecom']);
  expect(await names('keyword=hillside')).toEqual(['Hillside School']);
  expect(await names('useFlag=false')).toEqual([]);
  expect((await admin('GET', '/ops/northwind-south')).data).toMatchObject({
    opid: 'northwind-south',
    companyId: 'northwind-south',
    opLevel: 2,
    parentNames: 'Northwind Telecom',
    childCount: 1,
    useFlag: true,
    createdBy: null,
  });
});

test('A-114: permits organisations only below their parent types', async () => {
  const system = await as('system.admin@waymark.example');
  const create = async (pOpid: string, opType: string) =>
    (await system('POST', '/ops', { pOpid, opType, companyName: `${opType} of ${pOpid}` })).code;
  expect(await create('system', 'Operator')).toBe('success');
  expect(await create('system', 'Manufacturer')).toBe('success');
  expect(await create('system', 'School')).toBe('custom');
  expect(await create('northwind', 'Operator')).toBe('custom');
  expect(await create('hillside-school', 'School')).toBe('custom');
  expect(await create('nothing', 'School')).toBe('nodata');
});

test('CL-148: creates one below the organisation of the address, with its author', async () => {
  const admin = await as('admin@northwind.example');
  const made = await admin('POST', '/ops/northwind', {
    opType: 'SubOperator',
    companyName: 'Northwind East',
    desc: 'East of the river',
    oemKey: 'east',
    startApp: 'com.east.home',
  });
  expect(made.data).toMatchObject({ pOpid: 'northwind', createdBy: 'Nora West', startApp: 'com.east.home' });
  expect(
    await admin('POST', '/ops/brightline', { opType: 'School', companyName: 'Not there' }),
  ).toMatchObject({
    code: 'nodata',
  });
  const elsewhere = { opType: 'School', companyName: 'Elsewhere' };
  for (const pOpid of ['northwind-south', 'brightline'])
    expect(await admin('POST', '/ops/northwind', { ...elsewhere, pOpid })).toMatchObject({
      code: 'custom',
      message: 'The address and pOpid name two organisations.',
      data: { errors: [{ field: 'body.pOpid' }] },
    });
  expect(await admin('POST', '/ops/northwind', { ...elsewhere, pOpid: 'northwind' })).toMatchObject({
    code: 'success',
    data: { pOpid: 'northwind' },
  });
});

test.each(['/ops/actions/check-company', '/op/action/checkCompany'])(
  '%s: RU-074, tells if a name is free below a parent',
  async (url) => {
    const admin = await as('admin@northwind.example');
    expect(await admin('POST', url, { companyName: 'Northwind West' })).toMatchObject({
      code: 'success',
      data: { message: 'this company name is available' },
    });
    for (const companyName of ['NORTHWIND south', 'brightline cable', ' Brightline\u00a0 Cable\u200b '])
      expect(await admin('POST', url, { companyName })).toMatchObject({
        status: 409,
        code: 'nameconflict',
        message: '(Same Name already exists)',
      });
    expect(await admin('POST', url, { companyName: 'Any', pOpid: 'brightline' })).toMatchObject({
      code: 'nodata',
    });
  },
);

test('A-225: requires unique names of companies in the installation', async () => {
  const admin = await as('admin@northwind.example');
  // RU-075: blanks and characters without a width make no other name.
  for (const companyName of [
    'Brightline CABLE',
    'Brightline Cable ',
    ' Brightline  Cable',
    'Bright\u200bline Cable',
  ])
    expect(await admin('POST', '/ops', { opType: 'Manufacturer', companyName })).toMatchObject({
      status: 409,
      code: 'nameconflict',
    });
});

test('RU-090: accepts a plus sign and digits as telephone number', async () => {
  const admin = await as('admin@northwind.example');
  for (const phone of ['02-111', '+82-2-123-4567'])
    expect(
      await admin('POST', '/ops', { opType: 'Manufacturer', companyName: 'Phone Maker', phone }),
    ).toMatchObject({ status: 400, message: 'The phone number format is incorrect.' });
});

test('RU-091: accepts an http(s):// address or a host name as web site', async () => {
  const admin = await as('admin@northwind.example');
  const made = (url: string) =>
    admin('POST', '/ops/northwind', { opType: 'SubOperator', companyName: `Site ${url}`, url });
  for (const url of ['http://site.example', 'https://site.example:8443/about', 'site.example'])
    expect((await made(url)).data).toMatchObject({ url });
  for (const url of ['javascript:alert(1)', 'ftp://site.example', 'two words', 'https://'])
    expect(await made(url)).toMatchObject({ data: { errors: [{ field: 'body.url' }] } });
});

test('EN Profile op.imageUrl: sets the address of its logo with the organisation, and returns it in the profile', async () => {
  const admin = await as('admin@northwind.example');
  const of = { companyName: 'Northwind Telecom' };
  const imageUrl = 'https://northwind.example/logo.png';
  expect((await admin('PUT', '/ops/northwind', { ...of, imageUrl })).data).toMatchObject({ imageUrl });
  soon();
  const headers = await bench.login('support@northwind.example');
  const profile = (await bench.app.inject({ url: '/auth/v1/profile', headers })).json();
  expect(profile.data.op).toMatchObject({ opId: 'northwind', imageUrl });
  for (const wrong of ['http://northwind.example/logo.png', 'javascript:alert(1)', 'logo.png'])
    expect(await admin('PUT', '/ops/northwind', { ...of, imageUrl: wrong })).toMatchObject({
      data: { errors: [{ field: 'body.imageUrl' }] },
    });
});

test('CL-156: creates a company and its first administrator together, or neither', async () => {
  const system = await as('system.admin@waymark.example');
  const order = (companyName: string, email: string, roleGroupKey = 'OperatorAdmin') =>
    system('POST', '/op/action/createOpInviteAdmin', {
      company: { opType: 'Operator', companyName, pOpid: 'system' },
      admin: { email, userName: 'Erin First', roleGroupKey },
    });
  const made = await order('Eastwind Telecom', 'first@eastwind.example');
  expect(made).toMatchObject({ code: 'success', data: { organisation: { opType: 'Operator' } } });
  await expect.poll(() => bench.mails.map(({ to }) => to)).toContain('first@eastwind.example');
  const { opId } = made.data.organisation;
  expect((await system('GET', `/ops/${opId}`)).data).toMatchObject({ userCount: 1 });
  expect(await order('Other Telecom', 'first@eastwind.example')).toMatchObject({ code: 'emailconflict' });
  expect(await order('Other Telecom', 'other@eastwind.example', 'NoSuchRole')).toMatchObject({
    code: 'nodata',
  });
  expect((await system('GET', '/ops?keyword=other')).data).toEqual([]);
});

test('given a role of another operator, then it is not offered, and invitations with it are refused', async () => {
  await bench.written(`insert into role (role_key, role_name, description, level, menus, op_id)
    values ('bright', 'Bright only', '', 5, '{}', 'brightline')`);
  const admin = await as('admin@northwind.example');
  const invite = { email: 'new@northwind.example', userName: 'New', roleGroupKey: 'bright' };
  expect(await admin('POST', '/users/action/invite', invite)).toMatchObject({ code: 'nodata' });
  expect(JSON.stringify((await admin('GET', '/users/action/choices')).data)).not.toContain('Bright only');
});

test('refuses to delete one with contents, and counts them', async () => {
  const admin = await as('admin@northwind.example');
  expect(await admin('DELETE', '/ops/northwind-south')).toMatchObject({
    status: 409,
    code: 'conflict',
    data: { operator: 1 },
  });
  const { data } = await admin('POST', '/ops', { opType: 'SubOperator', companyName: 'Northwind Empty' });
  expect(await admin('DELETE', `/ops/${data.opId}`)).toMatchObject({ code: 'success' });
});

test('PE-024, PE-025: lets an office of education manage its schools and no company', async () => {
  await bench.written(
    "update account set role_key = 'EducationOfficeAdmin', op_id = 'riverside-office' where email = 'support@northwind.example'",
  );
  soon();
  const office = await as('support@northwind.example');
  expect(await office('POST', '/ops', { opType: 'School', companyName: 'New School' })).toMatchObject({
    code: 'success',
    data: { pOpid: 'riverside-office' },
  });
  for (const refused of [
    await office('PUT', '/ops/riverside-office', { companyName: 'Mine' }),
    await office('POST', '/ops/actions/check-company', { companyName: 'Any' }),
  ])
    expect(refused).toMatchObject({
      code: 'roleerr',
      data: { permission: '/op/action/createOpInviteAdmin' },
    });
});

describe('a deactivated organisation', () => {
  const turn = async (opId: string, companyName: string, useFlag: boolean) => {
    const admin = await as('admin@northwind.example');
    const answer = await admin('PUT', `/ops/${opId}`, { companyName, useFlag });
    soon();
    return answer;
  };
  const signIn = async () => {
    const user = 'school@hillside.example';
    const payload = { user, password: bench.passwordOf(user), clientKey: 'a-browser-of-the-school' };
    return (await bench.app.inject({ method: 'POST', url: '/auth/v1/token', payload })).json().code;
  };

  test('blocks sign-in for its users and those of organisations below, and ends their sessions, until it is activated', async () => {
    const school = await as('school@hillside.example');
    for (const [opId, name] of [
      ['hillside-school', 'Hillside School'],
      ['northwind-south', 'Northwind South'],
    ] as const) {
      await turn(opId, name, false);
      expect((await school('GET', '/tasks')).code).toBe('jwterr');
      expect(await signIn()).toBe('loginfail');
      await turn(opId, name, true);
      expect(await signIn()).toBe('success');
    }
  });

  test('cannot be the caller’s own one: that would lock the caller out', async () => {
    expect(await turn('northwind', 'Northwind Telecom', false)).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'body.useFlag' }] },
    });
  });
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
