import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const email = 'support@northwind.example';
const first = 'Lantern#4728';
const second = 'Harbour#5839';
/** Present password of the account. */
let current: string;

beforeAll(async () => {
  bench = await startBench();
  current = bench.passwordOf(email);
}, 120_000);
// Limits of mails and attempts recover with time.
beforeEach(() => later(3_600 * 3));
afterAll(() => bench.close());

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await bench.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const signIn = (password: string) => post('/auth/v1/token', { user: email, password, clientKey });
const bearer = async (password: string) => ({
  authorization: `Bearer ${(await signIn(password)).data.token}`,
});
const forget = (address = email) => post('/api/v1/iam/user/action/resetPassword', { email: address });
const byLink = (token: string, password: string) => post('/auth/v1/change-password', { token, password });
const change = (headers: Record<string, string>, oldPassword: string | undefined, newPassword: string) =>
  post('/api/v1/iam/user/action/changePassword', { oldPassword, newPassword }, headers);
const read = async (headers: Record<string, string>) => {
  const answer = await bench.app.inject({ url: '/api/v1/devices', headers });
  return { status: answer.statusCode, ...answer.json() };
};
/** Returns the last mail to the account: link and temporary password. */
const mailed = (count: number) =>
  eventually(() => {
    const all = bench.mails.filter(({ to, text }) => to === email && text.includes('/changePassword/'));
    expect(all.length).toBe(count);
    const text = all.at(-1)?.text ?? '';
    return {
      token: /\/changePassword\/([\w-]+)/.exec(text)?.[1] ?? '',
      temporary: /: (\S{16})\n/.exec(text)?.[1] ?? '',
    };
  });
let mails = 0;
const forgotten = async () => {
  await forget();
  mails++;
  return mailed(mails);
};
const states = async () => {
  const { sql } = bench.database;
  const rows = await sql.selectFrom('password_reset').select('state').orderBy('asked_at').execute();
  return rows.map(({ state }) => state);
};

describe('TN-209..TN-212, CL-140, CL-411: a forgotten password', () => {
  test('given a mailed link, when a new password is set by it, then only that one signs in, other logins end, and the link is used', async () => {
    const open = await bearer(current);
    const { token } = await forgotten();
    expect(await read(open)).toMatchObject({ status: 200 });
    expect(await byLink(token, 'Password1!')).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'body.password', problem: 'common' }] },
    });
    expect(await byLink(token, first)).toMatchObject({ status: 200 });
    expect(await signIn(current)).toMatchObject({ code: 'loginfail' });
    current = first;
    expect(await read(open)).toMatchObject({ code: 'jwterr' });
    expect(await signIn(current)).toMatchObject({ status: 200 });
    expect(await byLink(token, second)).toMatchObject({ status: 400, code: 'tokenerr' });
    expect(await states()).toEqual(['done']);
  });

  test('given a temporary password, when its user signs in with it, then every other call is refused until it is changed', async () => {
    const { temporary } = await forgotten();
    const answer = await signIn(temporary);
    expect(answer).toMatchObject({ status: 200, data: { passwordChangeRequired: true } });
    const headers = { authorization: `Bearer ${answer.data.token}` };
    expect(await read(headers)).toMatchObject({ status: 403, code: 'custom', data: { owes: 'password' } });
    const received = bench.listen(headers);
    const profile = await bench.app.inject({ url: '/auth/v1/profile', headers });
    expect(profile.json().data.owes).toBe('password');
    expect(await change(headers, undefined, second)).toMatchObject({ status: 200 });
    expect(await read(headers)).toMatchObject({ status: 200 });
    expect(received.filter((line) => line.includes('"fact"'))).toEqual([]);
    expect(await signIn(temporary)).toMatchObject({ code: 'loginfail' });
    current = second;
    expect(await signIn(current)).toMatchObject({ status: 200, data: { user: email } });
    expect((await states()).at(-1)).toBe('done');
  });

  test('given an unrequested mail, when it is ignored, then the old password stays valid', async () => {
    const { token, temporary } = await forgotten();
    expect(await signIn(current)).toMatchObject({ status: 200 });
    later(30 * 60 + 1);
    expect(await byLink(token, first)).toMatchObject({ code: 'tokenerr' });
    expect(await signIn(temporary)).toMatchObject({ code: 'loginfail' });
    expect(await signIn(current)).toMatchObject({ status: 200 });
  });

  test('given two mails, then the first is void; given a change of the password, then both are', async () => {
    const older = await forgotten();
    const newer = await forgotten();
    expect(await byLink(older.token, first)).toMatchObject({ code: 'tokenerr' });
    expect(await signIn(older.temporary)).toMatchObject({ code: 'loginfail' });
    expect(await change(await bearer(current), current, first)).toMatchObject({ status: 200 });
    current = first;
    expect(await byLink(newer.token, second)).toMatchObject({ code: 'tokenerr' });
    expect((await states()).slice(-2)).toEqual(['replaced', 'replaced']);
  });

  test('given a login by an expired temporary password, then it can no longer set a password', async () => {
    const { temporary } = await forgotten();
    const { data } = await signIn(temporary);
    const headers = { authorization: `Bearer ${data.token}` };
    later(30 * 60 - 10);
    expect(await read(headers)).toMatchObject({ status: 403 });
    later(11);
    expect((await change(headers, undefined, second)).code).not.toBe('success');
  });

  test('accepts a link for one of two concurrent uses', async () => {
    const { token } = await forgotten();
    const answers = await Promise.all([byLink(token, second), byLink(token, 'Meadow#61935')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['success', 'tokenerr']);
    current = answers[0].code === 'success' ? second : 'Meadow#61935';
    expect(await signIn(current)).toMatchObject({ status: 200 });
  });

  test('answers the same for known and unknown addresses, and delays the fourth within ten minutes', async () => {
    for (const address of [email, 'stranger@nowhere.example']) {
      for (let asked = 0; asked < 3; asked++) {
        const { requestId: _, ...answer } = await forget(address);
        expect(answer).toEqual({ status: 200, code: 'success', message: 'Success', data: {} });
      }
      expect(await forget(address)).toMatchObject({ status: 429, code: 'custom' });
    }
    mails += 3;
    await mailed(mails);
  });
});

describe('CL-139, TN-213, TN-214: changing one’s own password', () => {
  test('given two logins, when one changes the password, then it stays and the other ends (RU-009)', async () => {
    const [one, other] = [await bearer(current), await bearer(current)];
    expect(await change(one, 'Wrong#12345', first)).toMatchObject({
      status: 400,
      message: 'The current password you entered is incorrect.',
      data: { errors: [{ field: 'body.oldPassword' }] },
    });
    expect(await change(one, undefined, first)).toMatchObject({ status: 400 });
    expect(await change(one, current, 'support#123A')).toMatchObject({
      data: { errors: [{ field: 'body.newPassword', problem: 'personal' }] },
    });
    expect(await change(one, current, 'Chimney#47281')).toMatchObject({ status: 200 });
    current = 'Chimney#47281';
    expect(await read(one)).toMatchObject({ status: 200 });
    expect(await read(other)).toMatchObject({ code: 'jwterr' });
    await eventually(() => expect(bench.mails.at(-1)?.subject).toBe('Your sign-in was changed'));
  });

  test('limits guesses of the old password without blocking sign-in', async () => {
    const headers = await bearer(current);
    for (let guess = 0; guess < 10; guess++) await change(headers, `Wrong#1234${guess}`, first);
    expect(await change(headers, current, first)).toMatchObject({ status: 429 });
    expect(await signIn(current)).toMatchObject({ status: 200 });
  });
});

describe('CL-129, TN-206, PE-007: reset by an administrator', () => {
  const reset = async (user: string, id: string) => {
    const answer = await bench.app.inject({
      method: 'PATCH',
      url: `/api/v1/users/${id}/passwords`,
      headers: await bench.login(user),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const idOf = async (address: string): Promise<string> => {
    const { sql } = bench.database;
    const row = await sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    return row.account_id;
  };

  test('given an account of the operator, when its password is reset, then the old one is void, its logins end, and the mailed link sets a new one', async () => {
    const open = await bearer(current);
    const id = await idOf(email);
    expect(await reset('admin@northwind.example', id)).toMatchObject({ status: 200 });
    expect(await read(open)).toMatchObject({ code: 'jwterr' });
    expect(await signIn(current)).toMatchObject({ code: 'loginfail' });
    mails++;
    const { temporary } = await mailed(mails);
    later(23 * 3_600);
    const { data } = await signIn(temporary);
    expect(data.passwordChangeRequired).toBe(true);
    expect(await change({ authorization: `Bearer ${data.token}` }, undefined, first)).toMatchObject({
      status: 200,
    });
    current = first;
    const sent = await bench.database.sql
      .selectFrom('es_event')
      .select('data')
      .where('type', '=', 'audit.recorded')
      .execute();
    const all = JSON.stringify(sent);
    expect(all).toContain('password reset by an administrator');
    expect(all).toContain('signed in with a temporary password');
    for (const secret of [temporary, first]) expect(all).not.toContain(secret);
  });

  test('an administrator cannot reset passwords of other operators or of higher privileges, or without the permission', async () => {
    const foreign = await idOf('support@brightline.example');
    const above = await idOf('system.admin@waymark.example');
    expect(await reset('admin@northwind.example', foreign)).toMatchObject({ code: 'nodata' });
    expect(await reset('admin@northwind.example', above)).toMatchObject({ code: 'nodata' });
    expect(await reset(email, await idOf(email)).catch(() => ({}))).not.toMatchObject({ status: 200 });
    expect(await reset('viewer@northwind.example', await idOf(email))).toMatchObject({ code: 'roleerr' });
    await bench.written(
      `update account set role_key = 'SystemAdmin' where email = 'viewer@northwind.example'`,
    );
    expect(await reset('admin@northwind.example', await idOf('viewer@northwind.example'))).toMatchObject({
      status: 403,
      code: 'roleerr',
    });
  });
});
