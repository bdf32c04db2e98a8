import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
let admin: { authorization: string };
const user = 'system.admin@waymark.example';
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());
beforeEach(async () => {
  admin = await bench.login(user);
});

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const call = async (method: 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await bench.app.inject({ method, url, headers: admin, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const confirm = (password = bench.passwordOf(user)) =>
  call('POST', '/auth/v1/password/confirm', { password });
const endOthers = () => call('DELETE', '/auth/v1/sessions');
const giveSecret = () => call('POST', '/api/v1/op/action/identity', { endpointId: ownDevice });
const needed = { status: 403, code: 'passwordneeded' };

test('given a login of six minutes ago, when the other sessions are ended, then the password is required, and afterwards the call succeeds', async () => {
  later(301);
  expect(await endOthers()).toMatchObject({ ...needed, data: { passwordWithin: 300 } });
  expect(await confirm()).toMatchObject({ status: 200 });
  expect(await endOthers()).toMatchObject({ status: 200 });
  later(301);
  expect(await endOthers()).toMatchObject(needed);
});

test('given a login of a quarter of an hour ago, then changes of roles and device identities require the password, and reading them does not', async () => {
  later(890);
  expect(await giveSecret()).toMatchObject({ status: 200 });
  later(11);
  expect(await giveSecret()).toMatchObject(needed);
  expect(await call('DELETE', '/admin/api/v1/ref/role', { ids: ['Viewer'] })).toMatchObject(needed);
  const plan = {
    file: Buffer.from('roleKey,roleName\nViewer,Guest').toString('base64'),
    planId: '0'.repeat(64),
  };
  expect(await call('POST', '/admin/api/v1/files/role/import', plan)).toMatchObject(needed);
  const read = await bench.app.inject({ url: '/admin/api/v1/ref/role', headers: admin });
  expect(read.statusCode).toBe(200);
});

test('given a password entered in one login, then it does not count for another login of the account', async () => {
  later(901);
  const open = await bench.login(user);
  later(901);
  await confirm();
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/op/action/identity',
    headers: open,
    payload: { endpointId: ownDevice },
  });
  expect(answer.json().code).toBe('passwordneeded');
});

test('given wrong passwords, then they have no effect, are limited after ten, and do not limit sign-in', async () => {
  later(901);
  for (let nth = 0; nth < 10; nth++)
    expect(await confirm(`Guess-${nth}`)).toMatchObject({ status: 400, code: 'loginfail' });
  expect(await giveSecret()).toMatchObject(needed);
  expect(await confirm()).toMatchObject({ status: 429 });
  expect((await bench.login(user)).authorization).not.toContain('undefined');
  later(61);
  expect(await confirm()).toMatchObject({ status: 200 });
});

test('stores the password neither in the audit trail nor in answers', async () => {
  await confirm('Guess-in-clear');
  await confirm();
  const events = (await bench.log.read(0, 5_000)).filter(({ data }) => data.operation === 'confirmPassword');
  expect(events.map(({ data }) => data.result)).toEqual(expect.arrayContaining(['success', 'loginfail']));
  const text = JSON.stringify(events);
  for (const secret of ['Guess-', bench.passwordOf(user)]) expect(text).not.toContain(secret);
  expect(operations.confirmPassword.secret).toBe(true);
});

test('calls that require the password again', () => {
  const asked = Object.entries(operations).flatMap(([id, { passwordWithin }]) =>
    passwordWithin === null ? [] : [[id, passwordWithin]],
  );
  expect(Object.fromEntries(asked)).toEqual({
    endSession: 300,
    endOtherSessions: 300,
    resetUserPassword: 900,
    resetUserTwoFactor: 900,
    setTwoFactorPolicy: 900,
    setIdentityProvider: 900,
    deleteIdentityProvider: 900,
    deleteOwnAccount: 300,
    exportOwnData: 300,
    beginTwoFactor: 300,
    changeEmail: 300,
    endTwoFactor: 300,
    renewRecoveryCodes: 300,
    beginPasskey: 300,
    deletePasskey: 300,
    createOperatorRole: 900,
    updateOperatorRole: 900,
    deleteOperatorRole: 900,
    createRole: 900,
    updateRole: 900,
    deleteRole: 900,
    giveDeviceSecret: 900,
    forgetDeviceIdentity: 900,
  });
});
