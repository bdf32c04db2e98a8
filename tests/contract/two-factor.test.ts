import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const email = 'support@northwind.example';
const admin = 'admin@northwind.example';

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
// Used codes are old then, and the limits of guesses recover.
beforeEach(() => later(600));
afterAll(() => bench.close());

type Headers = Record<string, string>;
const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => {
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const firstStep = (user = email) =>
  call('POST', '/auth/v1/token', {}, { user, password: bench.passwordOf(user), clientKey });
const secondStep = (ticket: string, oneTimeCode: string) =>
  call('POST', '/auth/v1/token/two-factor', {}, { ticket, oneTimeCode });
const bearer = ({ data }: { data: { token: string } }): Headers => ({
  authorization: `Bearer ${data.token}`,
});
const codeOf = (key: string) => new TOTP({ secret: key }).generate({ timestamp: bench.clock.now.getTime() });
const security = async (headers: Headers) => (await call('GET', '/auth/v1/security', headers)).data;
/** Turns the second factor of the account on; returns its key and its recovery codes. */
const turnOn = async (headers: Headers) => {
  const { key } = (await call('POST', '/auth/v1/two-factor', headers)).data;
  const { data } = await call('POST', '/auth/v1/two-factor/confirm', headers, { oneTimeCode: codeOf(key) });
  return { key, codes: data.codes };
};

describe('an authenticator app', () => {
  let headers: Headers;
  let key: string;
  let codes: string[];

  test('given a key that was only offered, then the password alone signs in, and a wrong code turns nothing on', async () => {
    headers = await bench.login(email);
    const { data } = await call('POST', '/auth/v1/two-factor', headers);
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Waymark:support/);
    const wrong = await call('POST', '/auth/v1/two-factor/confirm', headers, { oneTimeCode: '000000' });
    expect(wrong).toMatchObject({ status: 400, data: { errors: [{ field: 'body.oneTimeCode' }] } });
    expect(await firstStep()).toMatchObject({ status: 200 });
    expect(await security(headers)).toMatchObject({ twoFactor: false });
  });

  test('given it is on, then the password leads to a second step, which a code passes once', async () => {
    headers = await bench.login(email);
    ({ key, codes } = await turnOn(headers));
    expect(codes).toHaveLength(10);
    expect(await security(headers)).toMatchObject({ twoFactor: true, recoveryCodes: 10 });
    expect(await call('POST', '/auth/v1/two-factor', headers)).toMatchObject({ status: 409 });
    const step = await firstStep();
    expect(step).toMatchObject({
      status: 401,
      code: 'twofactor',
      data: { methods: ['totp', 'recovery'] },
    });
    const { ticket } = step.data;
    // The code that turned it on is used up.
    expect(await secondStep(ticket, codeOf(key))).toMatchObject({ status: 400, code: 'loginfail' });
    later(30);
    const answer = await secondStep(ticket, codeOf(key));
    expect(answer).toMatchObject({ status: 200, data: { user: email } });
    expect(await security(bearer(answer))).toMatchObject({ twoFactor: true });
    const replay = await secondStep((await firstStep()).data.ticket, codeOf(key));
    expect(replay).toMatchObject({ status: 400, code: 'loginfail' });
    await eventually(() =>
      expect(bench.mails.map(({ text }) => text)).toContainEqual(
        expect.stringContaining('Two-factor sign-in was turned on for your account.'),
      ),
    );
  });

  test('given a code is used again, then it is refused and audited, and its owner is notified once an hour (ASVS 2.8.5)', async () => {
    const replays = async () =>
      (await bench.log.read(0, 10_000)).filter(({ data }) =>
        JSON.stringify(data.newValue ?? null).includes('one-time code used again'),
      );
    const letters = () => bench.mails.filter(({ subject }) => subject === 'A sign-in code was used again');
    const giveTwice = async () => {
      later(60);
      const code = codeOf(key);
      expect(await secondStep((await firstStep()).data.ticket, code)).toMatchObject({ status: 200 });
      const again = await secondStep((await firstStep()).data.ticket, code);
      expect(again).toMatchObject({ status: 400, code: 'loginfail' });
    };
    later(3_600);
    const before = { replays: (await replays()).length, letters: letters().length };
    await giveTwice();
    await eventually(() => expect(letters()).toHaveLength(before.letters + 1));
    expect(letters().at(-1)).toMatchObject({ to: email });
    await giveTwice();
    expect(await secondStep((await firstStep()).data.ticket, '000000')).toMatchObject({ code: 'loginfail' });
    const found = await replays();
    expect(found).toHaveLength(before.replays + 2);
    expect(found.at(-1)).toMatchObject({ data: { operation: 'loginWithCode', result: 'loginfail' } });
    later(3_600);
    await giveTwice();
    await eventually(() => expect(letters()).toHaveLength(before.letters + 2));
  });

  test('a recovery code signs in once, in lower case too', async () => {
    const [code = ''] = codes;
    const typed = code.toLowerCase().replace('-', ' ');
    const answer = await secondStep((await firstStep()).data.ticket, typed);
    expect(answer).toMatchObject({ status: 200 });
    expect(await security(bearer(answer))).toMatchObject({ recoveryCodes: 9 });
    expect(await secondStep((await firstStep()).data.ticket, code)).toMatchObject({ code: 'loginfail' });
  });

  test('given one code in two sign-ins at once, then only one succeeds', async () => {
    const tickets = await Promise.all([firstStep(), firstStep()]);
    const code = codeOf(key);
    const answers = await Promise.all(tickets.map(({ data }) => secondStep(data.ticket, code)));
    expect(answers.map(({ code: result }) => result).sort()).toEqual(['loginfail', 'success']);
  });

  test('the sixth guess has to wait, even with a correct code', async () => {
    const { ticket } = (await firstStep()).data;
    for (let guess = 0; guess < 5; guess++)
      expect(await secondStep(ticket, `00000${guess}`)).toMatchObject({ code: 'loginfail' });
    expect(await secondStep(ticket, codeOf(key))).toMatchObject({ status: 429, code: 'custom' });
    later(60);
    expect(await secondStep(ticket, codeOf(key))).toMatchObject({ status: 200 });
  });

  test('a ticket is void after five minutes, if altered, or after a change of the password', async () => {
    const { ticket } = (await firstStep()).data;
    expect(await secondStep(`${ticket}x`, codeOf(key))).toMatchObject({ code: 'tokenerr' });
    later(301);
    expect(await secondStep(ticket, codeOf(key))).toMatchObject({ code: 'tokenerr' });
    const fresh = (await firstStep()).data.ticket;
    await bench.written(`update account set password_hash = password_hash || ' ' where email = '${email}'`);
    expect(await secondStep(fresh, codeOf(key))).toMatchObject({ code: 'tokenerr' });
    await bench.written(`update account set password_hash = trim(password_hash) where email = '${email}'`);
  });

  test('new recovery codes void the old ones, and turning it off voids both', async () => {
    const answer = await secondStep((await firstStep()).data.ticket, codeOf(key));
    headers = bearer(answer);
    const { data } = await call('POST', '/auth/v1/recovery-codes', headers);
    expect(await secondStep((await firstStep()).data.ticket, codes[1] ?? '')).toMatchObject({
      code: 'loginfail',
    });
    expect(await secondStep((await firstStep()).data.ticket, data.codes[0])).toMatchObject({ status: 200 });
    expect(await call('DELETE', '/auth/v1/two-factor', headers)).toMatchObject({ status: 200 });
    expect(await firstStep()).toMatchObject({ status: 200 });
    expect(await security(headers)).toMatchObject({ twoFactor: false, recoveryCodes: 0 });
  });

  test('stores no readable key or code in the log or the database', async () => {
    const { sql } = bench.database;
    const rows = await sql.selectFrom('es_event').select('data').execute();
    const keys = await sql.selectFrom('one_time_key').selectAll().execute();
    const kept = JSON.stringify([rows, keys, bench.lines]);
    for (const secret of [key, ...codes]) expect(kept).not.toContain(secret);
  });
});

describe('requirement by an organisation', () => {
  let root: Headers;
  const policy = (opId: string, required: boolean) =>
    call('PUT', '/api/v1/iam/two-factor-policy', root, { opId, required });

  test('given a requirement above, then users without it set it up before any other call, and cannot turn it off', async () => {
    root = await bench.login('system.admin@waymark.example');
    const headers = await bench.login(email);
    expect(await call('GET', '/api/v1/devices', headers)).toMatchObject({ status: 200 });
    expect(await policy('northwind', true)).toMatchObject({ status: 409 });
    await turnOn(root);
    expect(await policy('northwind', true)).toMatchObject({ data: { required: true } });
    later(3);
    const school = await bench.login('school@hillside.example');
    for (const each of [headers, school])
      expect(await call('GET', '/api/v1/devices', each)).toMatchObject({
        status: 403,
        code: 'custom',
        data: { owes: 'twoFactor' },
      });
    expect(
      await call('GET', '/api/v1/devices', await bench.login('support@brightline.example')),
    ).toMatchObject({ status: 200 });
    await turnOn(headers);
    expect(await call('GET', '/api/v1/devices', headers)).toMatchObject({ status: 200 });
    expect(await call('DELETE', '/auth/v1/two-factor', headers)).toMatchObject({ status: 409 });
  });

  test('given a lost device, when an administrator resets it, then the user’s logins end and they set up a new one', async () => {
    await policy('northwind', false);
    const { sql } = bench.database;
    const { account_id: id } = await sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await firstStep()).toMatchObject({ code: 'twofactor' });
    const reset = await call('DELETE', `/api/v1/users/${id}/two-factor`, await bench.login(admin));
    expect(reset).toMatchObject({ status: 200 });
    expect(await firstStep()).toMatchObject({ status: 200 });
  });

  test('an operator sets the policy of its own organisation and those below it, and no other', async () => {
    const headers = await bench.login(admin);
    const put = (opId: string) =>
      call('PUT', '/api/v1/iam/two-factor-policy', headers, { opId, required: false });
    expect(await put('northwind')).toMatchObject({ status: 200 });
    for (const opId of ['brightline', 'system', 'nowhere'])
      expect(await put(opId)).toMatchObject({ code: 'nodata' });
    expect(
      await call('GET', '/api/v1/iam/two-factor-policy?opId=northwind', await bench.login(email)),
    ).toMatchObject({
      code: 'roleerr',
    });
  });
});
