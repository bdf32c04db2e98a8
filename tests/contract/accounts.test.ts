import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

type Header = { authorization: string };

let bench: BenchServer;
let admin: Header;
let root: Header;
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  root = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const password = 'Orchard-4-lamps';
const days = 86_400_000;

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as?: Header) {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...as },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const post = (path: string, payload: object, as: Header | undefined = admin) =>
  ask('POST', path, payload, as);
const anybody = (path: string, payload: object) => ask('POST', path, payload);
const signIn = async (user: string, secret = password) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: '/auth/v1/token',
      payload: { user, password: secret, clientKey },
    })
  ).json();

/** Returns the code of the newest link that was mailed to this address. */
async function codeTo(email: string, nth = 1): Promise<string> {
  const mailed = () => bench.mails.filter(({ to }) => to === email);
  await eventually(() => expect(mailed().length).toBeGreaterThanOrEqual(nth));
  return /\/invite\/([\w-]+)/.exec(mailed().at(-1)?.text ?? '')?.[1] ?? '';
}

let people = 0;
async function invited(
  more: object = {},
  as: Header = admin,
): Promise<{ userId: string; email: string; code: string }> {
  const email = `person${++people}@northwind.example`;
  const { data } = await post('/users/action/invite', { email, roleGroupKey: 'Viewer', ...more }, as);
  return { userId: data.userId, email, code: await codeTo(email) };
}
const accept = (code: string, more: object = {}) =>
  anybody('/users/action/accept', { code, password, userName: 'Jin Park', clientKey, ...more });
async function running(more: object = {}, as: Header = admin) {
  const person = await invited(more, as);
  expect(await accept(person.code)).toMatchObject({ code: 'success' });
  return person;
}
const one = async (userId: string, as: Header = admin) =>
  (await ask('GET', `/users/${userId}/infos`, undefined, as)).data;

describe('an invitation', () => {
  test('given a mailed link, then it names the invitee, accepts a password, and lets them sign in (TN-202, TN-205, CL-133, CL-134)', async () => {
    const { userId, email, code } = await invited({ userName: 'Jin' });
    expect(await signIn(email)).toMatchObject({ code: 'loginfail' });
    expect((await anybody('/users/actions/check-user-codes', { code })).data).toMatchObject({
      email,
      userName: 'Jin',
      companyName: 'Northwind Telecom',
      roleName: 'Viewer',
      invitedBy: 'Nora West',
    });
    expect(await one(userId)).toMatchObject({
      opUserStatus: 'Invited',
      activeFlag: 'inviting',
      state: 'invited',
    });
    expect(await accept(code, { userPhone: '+82212345678' })).toMatchObject({
      code: 'success',
      data: { email },
    });
    expect(await signIn(email)).toMatchObject({ code: 'success' });
    expect(await one(userId)).toMatchObject({
      opUserStatus: 'Running',
      activeFlag: 'using',
      userName: 'Jin Park',
      userPhone: '+82212345678',
      sessionCount: 1,
      acceptTime: expect.any(String),
    });
  });

  test('given a new browser that accepted, then it is trusted without another mail (A-027)', async () => {
    const { userId } = await running();
    const client = await bench.database.sql
      .selectFrom('client')
      .select('trusted')
      .where('account_id', '=', userId)
      .execute();
    expect(client).toEqual([{ trusted: true }]);
  });

  test('given the link again, then it is void, and changes no password', async () => {
    const { email, code } = await running();
    expect(await accept(code, { password: 'Another-1-pass' })).toMatchObject({
      status: 409,
      code: 'usercodefail',
      data: { reason: 'accepted' },
    });
    expect(await anybody('/users/actions/check-user-codes', { code })).toMatchObject({
      status: 400,
      code: 'usercodefail',
    });
    expect(await signIn(email, 'Another-1-pass')).toMatchObject({ code: 'loginfail' });
    expect(await signIn(email)).toMatchObject({ code: 'success' });
  });

  test('given twenty concurrent acceptances, then one succeeds', async () => {
    const { email, code } = await invited();
    const passwords = Array.from({ length: 20 }, (_, n) => `Orchard-${n}-lamps`);
    const answers = await Promise.all(passwords.map((own) => accept(code, { password: own })));
    const won = passwords.filter((_, n) => answers[n]?.code === 'success');
    expect(won).toHaveLength(1);
    expect(await signIn(email, won[0])).toMatchObject({ code: 'success' });
  });

  test('given a newer link, then the older is void (TN-203, CL-131)', async () => {
    const { userId, email, code } = await invited();
    expect(await post('/users/action/reinvite', { userId })).toMatchObject({ code: 'success' });
    const newer = await codeTo(email, 2);
    expect(newer).not.toBe(code);
    expect(await accept(code)).toMatchObject({ code: 'usercodefail', data: { reason: 'replaced' } });
    expect(await accept(newer)).toMatchObject({ code: 'success' });
    expect(await post('/users/action/reinvite', { userId })).toMatchObject({ status: 409, code: 'custom' });
  });

  test('given a withdrawn one, then its link is void and its address free (TN-204, CL-132)', async () => {
    const { userId, email, code } = await invited();
    expect(await post('/users/action/disinvite', { userId })).toMatchObject({ code: 'success' });
    expect(await accept(code)).toMatchObject({ code: 'usercodefail', data: { reason: 'withdrawn' } });
    const again = await post('/users/action/invite', { email, roleGroupKey: 'Viewer' });
    expect(again).toMatchObject({ code: 'success' });
    expect(again.data.userId).not.toBe(userId);
  });

  test('given seven days, then the link has expired, and another one can be sent (CL-130)', async () => {
    const { userId, email, code } = await invited();
    const now = bench.clock.now;
    bench.clock.now = new Date(Date.now() + 7 * days);
    const late = await accept(code);
    bench.clock.now = now;
    expect(late).toMatchObject({ code: 'usercodefail', data: { reason: 'expired' } });
    expect(await post('/users/action/reinvite', { userId })).toMatchObject({ code: 'success' });
    expect(await accept(await codeTo(email, 2))).toMatchObject({ code: 'success' });
  });

  test.each(['Short-1', 'no-capital-1', 'Jin-Park-2026', 'Password1!'])(
    'given the password %s, then it is refused with its field (RU-005, RU-006)',
    async (weak) => {
      const { code } = await invited();
      const answer = await accept(code, { password: weak });
      expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'body.password' }] } });
      expect(await accept(code)).toMatchObject({ code: 'success' });
    },
  );

  test('given several addresses, then each has its own answer (RU-087)', async () => {
    const { data } = await post('/users/action/invites', {
      emails: ['several1@northwind.example', 'viewer@northwind.example', 'several2@northwind.example'],
      roleGroupKey: 'Viewer',
    });
    expect(data).toMatchObject([
      { email: 'several1@northwind.example', result: 'invited', userId: expect.any(String) },
      { email: 'viewer@northwind.example', result: 'emailconflict', userId: null },
      { email: 'several2@northwind.example', result: 'invited' },
    ]);
  });

  test('given one address that is taken, then the call is refused with the hint (ER-018, A-115)', async () => {
    const asked = { emails: ['viewer@northwind.example'], roleGroupKey: 'Viewer' };
    expect(await post('/users/action/invites', asked)).toMatchObject({
      status: 409,
      code: 'emailconflict',
      message: '(Same Email already exists)',
    });
  });

  test('given an address that has an account in any organisation, then it is taken (ER-018, RU-087, RU-088, CL-135)', async () => {
    const taken = { email: 'Admin@Brightline.example' };
    expect(await post('/users/action/invite', { ...taken, roleGroupKey: 'Viewer' })).toMatchObject({
      status: 409,
      code: 'emailconflict',
    });
    expect(await post('/users/actions/check-emails', taken)).toMatchObject({ code: 'emailconflict' });
    expect(await post('/users/actions/check-emails', { email: 'free@brightline.example' })).toMatchObject({
      code: 'success',
      data: { message: 'This mail is available.' },
    });
  });

  test('given a mail in Korean, then its text is Korean', async () => {
    const { email } = await invited({ language: 'ko' });
    expect(bench.mails.findLast(({ to }) => to === email)?.subject).toBe('Northwind Telecom 계정 초대');
  });
});

describe('permissions (RU-023, PE-006, PE-007)', () => {
  test('users cannot give a role above their own, or one with permissions they lack', async () => {
    for (const roleGroupKey of ['SystemAdmin'])
      expect(
        await post('/users/action/invite', { email: 'x1@northwind.example', roleGroupKey }),
      ).toMatchObject({
        status: 403,
        code: 'roleerr',
      });
    const { userId } = await running();
    const { version } = await one(userId);
    expect(
      await ask('PATCH', `/users/${userId}/infos`, { version, roleGroupKey: 'SystemAdmin' }, admin),
    ).toMatchObject({ code: 'roleerr' });
  });

  test('refuses an invitation that names two organisations; companyId alone names the organisation', async () => {
    const invite = (more: object) =>
      post('/users/action/invite', { email: 'x3@northwind.example', roleGroupKey: 'Viewer', ...more });
    for (const companyId of ['northwind-south', 'brightline'])
      expect(await invite({ opId: 'northwind', companyId })).toMatchObject({
        code: 'custom',
        message: 'opId and companyId name two organisations.',
        data: { errors: [{ field: 'body.companyId' }] },
      });
    expect(await invite({ companyId: 'brightline' })).toMatchObject({ code: 'nodata' });
    const { data } = await invite({ opId: 'northwind', companyId: 'northwind' });
    expect(await one(data.userId)).toMatchObject({ companyId: 'northwind' });
  });

  test('users cannot invite to, view or change another organisation', async () => {
    expect(
      await post('/users/action/invite', {
        email: 'x2@brightline.example',
        roleGroupKey: 'Viewer',
        opId: 'brightline',
      }),
    ).toMatchObject({ code: 'nodata' });
    const { userId } = await running({ opId: 'brightline' }, root);
    for (const answer of [
      await ask('GET', `/users/${userId}/infos`, undefined, admin),
      await ask('DELETE', `/users/${userId}/infos`, undefined, admin),
      await ask('PATCH', `/users/${userId}/infos`, { version: 2 }, admin),
      await post(`/users/${userId}/stop`, {}),
      await ask('DELETE', `/users/${userId}/sessions`, undefined, admin),
      await ask('GET', `/users/${userId}/sessions`, undefined, admin),
    ])
      expect(answer.code).toBe('nodata');
  });

  test('users cannot modify accounts with higher privileges', async () => {
    const { userId } = await running({ opId: 'northwind', roleGroupKey: 'SystemAdmin' }, root);
    expect(await ask('DELETE', `/users/${userId}/infos`, undefined, admin)).toMatchObject({
      code: 'roleerr',
    });
    expect(await post(`/users/${userId}/stop`, {})).toMatchObject({ code: 'roleerr' });
  });

  test('lists the accounts of an organisation and those below it, and of no others', async () => {
    const emails = async (query: string, as = admin) =>
      (await ask('GET', `/users?limit=100&${query}`, undefined, as)).data.map(
        ({ email }: { email: string }) => email,
      );
    expect(await emails('opId=northwind-south')).toEqual(['school@hillside.example']);
    expect(await emails('opId=brightline')).toEqual([]);
    expect(await emails('opId=brightline', root)).toContain('admin@brightline.example');
    expect(await emails('keyword=hanna')).toEqual(['school@hillside.example']);
    expect(await emails('keyword=&opId=brightline', root)).toContain('admin@brightline.example');
  });
});

describe('an account', () => {
  test('given two edits of the same version, then the second is a conflict and overwrites nothing', async () => {
    const { userId } = await running();
    const { version } = await one(userId);
    const edit = (userName: string) => ask('PATCH', `/users/${userId}/infos`, { version, userName }, admin);
    expect(await edit('The first')).toMatchObject({ code: 'success', data: { userName: 'The first' } });
    expect(await edit('The second')).toMatchObject({
      status: 409,
      code: 'conflict',
      data: { version: version + 1 },
    });
    expect((await one(userId)).userName).toBe('The first');
  });

  test('given an address, then an edit does not change it (RU-090, RU-097)', async () => {
    const { userId } = await running();
    const { version } = await one(userId);
    for (const body of [{ email: 'x@y.example' }, { password: 'x' }, { userPhone: '02-1234' }])
      expect((await ask('PATCH', `/users/${userId}/infos`, { version, ...body }, admin)).status).toBe(400);
  });

  test('given another organisation, then nothing is changed: an account stays in its organisation', async () => {
    const { userId } = await running();
    const before = await one(userId);
    for (const companyId of ['northwind-south', 'brightline', 'no-such-organisation']) {
      const change = { userName: 'Moved', companyId };
      expect(await ask('PATCH', `/users/${userId}/infos`, change, admin)).toMatchObject({
        status: 400,
        code: 'custom',
        message: 'An account stays in its organisation.',
        data: { errors: [{ field: 'body.companyId' }] },
      });
    }
    expect(await one(userId)).toMatchObject({ userName: before.userName, companyId: 'northwind' });
  });

  test('given the payload of the specification, then it is changed with its password (CL-127, RU-097)', async () => {
    const { userId, email } = await running();
    const change = (more: object, as = admin) =>
      ask('PATCH', `/users/${userId}/infos`, { userName: 'Jin Ok', companyId: 'northwind', ...more }, as);
    expect(await change({ password: '' })).toMatchObject({ status: 200, data: { userName: 'Jin Ok' } });
    expect(await signIn(email)).toMatchObject({ code: 'success' });
    expect(await change({ password: 'short' })).toMatchObject({
      data: { errors: [{ field: 'body.password', problem: 'length' }] },
    });
    expect(await change({ password: 'Another-1-pass' })).toMatchObject({ status: 200 });
    expect((await one(userId)).sessionCount).toBe(0);
    expect(await signIn(email)).toMatchObject({ code: 'loginfail' });
    expect(await signIn(email, 'Another-1-pass')).toMatchObject({ code: 'success' });
    bench.clock.now = new Date(bench.clock.now.getTime() + 901_000);
    expect(await change({ password: 'Another-2-pass' })).toMatchObject({ code: 'passwordneeded' });
    bench.clock.now = new Date();
  });

  test('stopped: its sessions end at once, it cannot sign in, and can again after a start', async () => {
    const { userId, email } = await running();
    const { token, refreshToken } = (await signIn(email)).data;
    const own = { authorization: `Bearer ${token}` };
    expect(await ask('GET', '/devices?limit=1', undefined, own)).toMatchObject({ code: 'success' });
    expect(await post(`/users/${userId}/stop`, { reason: 'on leave' })).toMatchObject({
      data: { opUserStatus: 'Stopped', sessionCount: 0 },
    });
    expect(await ask('GET', '/devices?limit=1', undefined, own)).toMatchObject({
      status: 401,
      code: 'jwterr',
    });
    const renewed = await bench.app.inject({
      method: 'POST',
      url: '/auth/v1/refreshToken',
      payload: { refreshToken, clientKey },
    });
    expect(renewed.json().code).toBe('jwterr');
    expect(await signIn(email)).toMatchObject({ code: 'loginfail' });
    expect(await post(`/users/${userId}/start`, {})).toMatchObject({ data: { opUserStatus: 'Running' } });
    expect(await signIn(email)).toMatchObject({ code: 'success' });
  });

  test('signed out everywhere: every session ends, and it can sign in again', async () => {
    const { userId, email } = await running();
    const tokens = [(await signIn(email)).data.token, (await signIn(email)).data.token];
    expect((await ask('GET', `/users/${userId}/sessions`, undefined, admin)).data).toHaveLength(2);
    expect(await ask('DELETE', `/users/${userId}/sessions`, undefined, admin)).toMatchObject({
      data: { ended: 2 },
    });
    for (const token of tokens)
      expect(await ask('GET', '/devices', undefined, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 401,
      });
    expect(await signIn(email)).toMatchObject({ code: 'success' });
  });

  test('deleted: it is signed out, not listed, its address is free, and its record stays for the auditor (TN-208)', async () => {
    const { userId, email } = await running();
    const { token } = (await signIn(email)).data;
    expect(await ask('DELETE', `/users/${userId}/infos`, undefined, admin)).toMatchObject({
      code: 'success',
    });
    expect(await ask('GET', '/devices', undefined, { authorization: `Bearer ${token}` })).toMatchObject({
      status: 401,
    });
    expect(await signIn(email)).toMatchObject({ code: 'loginfail' });
    expect((await ask('GET', `/users?keyword=${email}`, undefined, admin)).data).toEqual([]);
    const auditor = await bench.login('auditor@northwind.example');
    const { data } = await ask('GET', `/users/${userId}/events`, undefined, auditor);
    expect(data.map(({ type }: { type: string }) => type)).toEqual([
      'account.invited',
      'account.accepted',
      'account.deleted',
    ]);
    expect(await post('/users/action/invite', { email, roleGroupKey: 'Viewer' })).toMatchObject({
      code: 'success',
    });
  });

  test("refuses to stop or delete one's own account with these calls", async () => {
    const { data } = await ask('GET', '/users?keyword=admin@northwind', undefined, admin);
    const [{ userId }] = data;
    expect(await ask('DELETE', `/users/${userId}/infos`, undefined, admin)).toMatchObject({ status: 409 });
    expect(await post(`/users/${userId}/stop`, {})).toMatchObject({ status: 409 });
    const { code } = await ask('PATCH', '/iams/user', { userPhone: '+82212345678' }, admin);
    expect([code, (await one(userId)).userPhone]).toEqual(['success', '+82212345678']);
  });

  test('lets an administrator of an operator invite an auditor', async () => {
    const { data } = await ask('GET', '/users/action/choices', undefined, admin);
    expect(data.roles).toContainEqual(expect.objectContaining({ roleGroupKey: 'Auditor' }));
    const { email } = await running({ roleGroupKey: 'Auditor' });
    const auditor = { authorization: `Bearer ${(await signIn(email)).data.token}` };
    expect((await ask('GET', '/log/check', undefined, auditor)).code).toBe('success');
    expect((await ask('GET', '/log/export', undefined, auditor)).code).toBe('roleerr');
  });

  test('keeps the last administrator of roles: it is not stopped, deleted or demoted, and of two who do so to each other one stays', async () => {
    const { data } = await ask('GET', '/users?keyword=system.admin', undefined, root);
    const [first] = data;
    // Other accounts of this kind remain from earlier tests.
    const { data: all } = await ask('GET', '/users?limit=100&roleGroupKey=SystemAdmin', undefined, root);
    for (const other of all)
      if (other.userId !== first.userId) await ask('DELETE', `/users/${other.userId}/infos`, undefined, root);
    const less = { version: first.version, roleGroupKey: 'Viewer' };
    expect(await ask('PATCH', `/users/${first.userId}/infos`, less, root)).toMatchObject({
      status: 409,
      code: 'custom',
    });
    const { userId, email } = await running({ roleGroupKey: 'SystemAdmin' }, root);
    const second = { authorization: `Bearer ${(await signIn(email)).data.token}` };
    const [mine, theirs] = await Promise.all([
      post(`/users/${userId}/stop`, {}, root),
      post(`/users/${first.userId}/stop`, {}, second),
    ]);
    expect([mine.code, theirs.code].filter((code) => code === 'success')).toHaveLength(1);
    const survivor = mine.code === 'success' ? root : second;
    const stopped = mine.code === 'success' ? userId : first.userId;
    expect(await post(`/users/${stopped}/start`, {}, survivor)).toMatchObject({ code: 'success' });
    // If the first one was stopped, its sessions have ended.
    root = await bench.login('system.admin@waymark.example');
  });

  test('older than its record: it is adopted at the start, where its record begins', async () => {
    const { data } = await ask('GET', '/users?keyword=Vera%20Look', undefined, admin);
    const { data: events } = await ask('GET', `/users/${data[0].userId}/events`, undefined, admin);
    expect(events[0]).toMatchObject({
      type: 'account.adopted',
      data: { state: 'running', roleKey: 'Viewer' },
    });
  });

  test('records the old and new value of each change in the audit trail', async () => {
    const { userId } = await running();
    const { version } = await one(userId);
    await ask('PATCH', `/users/${userId}/infos`, { version, userName: 'Jin Kim' }, admin);
    const events = await bench.log.read(Math.max(0, (await bench.log.head()).pos - 5), 5);
    expect(events.findLast(({ type }) => type === 'audit.recorded')?.data).toMatchObject({
      operation: 'updateAccount',
      oldValue: { userName: 'Jin Park' },
      newValue: { userName: 'Jin Kim' },
    });
  });
});

describe('a request for an account (CL-409, RT-003)', () => {
  const request = (email: string, more: object = {}) =>
    bench.app.inject({
      method: 'POST',
      url: '/auth/v1/register-requests',
      payload: { email, userName: 'Mina Choi', companyName: 'Harbour Cable', privacyVersion: '2', ...more },
    });
  const open = async () => (await ask('GET', '/users/requests?state=open&limit=100', undefined, root)).data;

  test('answers the same for an address that has an account, and creates none', async () => {
    const answers = [
      await request('mina@harbour.example'),
      await request('admin@northwind.example'),
      await request('mina@harbour.example', { message: 'Please' }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([200, answers[0]?.body]);
    const [known, unknown] = [
      (await open()).find(({ email }: { email: string }) => email === 'admin@northwind.example'),
      (await open()).filter(({ email }: { email: string }) => email === 'mina@harbour.example'),
    ];
    expect(known.hasAccount).toBe(true);
    expect(unknown).toMatchObject([{ hasAccount: false, message: 'Please' }]);
    expect((await ask('GET', '/users?keyword=mina@harbour', undefined, root)).data).toEqual([]);
  });

  test('shows it to administrators of the installation, who invite or decline once', async () => {
    expect((await ask('GET', '/users/requests?state=open', undefined, admin)).data).toEqual([]);
    const requests = await open();
    const idOf = (address: string) =>
      requests.find(({ email }: { email: string }) => email === address).requestId;
    const mina = idOf('mina@harbour.example');
    expect(
      await post(`/users/requests/${mina}/invite`, { roleGroupKey: 'Viewer', opId: 'northwind' }, root),
    ).toMatchObject({
      code: 'success',
    });
    expect(await accept(await codeTo('mina@harbour.example'))).toMatchObject({ code: 'success' });
    expect(await post(`/users/requests/${mina}/decline`, {}, root)).toMatchObject({ code: 'conflict' });
    expect(await post(`/users/requests/${idOf('admin@northwind.example')}/decline`, {}, root)).toMatchObject({
      code: 'success',
    });
    expect(await open()).toEqual([]);
  });

  test('limits a network to five requests, then to a slow rate, whatever their addresses', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await request(`many${n}@harbour.example`));
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('needs the agreement to what is recorded, in the version of now, and the record of the account has it', async () => {
    // The request comes from a network without earlier requests.
    const agreeing = (privacyVersion: string | undefined) =>
      bench.app.inject({
        method: 'POST',
        url: '/auth/v1/register-requests',
        remoteAddress: '198.51.100.7',
        payload: { email: 'aera@harbour.example', userName: 'Aera', companyName: 'Harbour', privacyVersion },
      });
    for (const privacyVersion of [undefined, '1'])
      expect((await agreeing(privacyVersion)).statusCode).not.toBe(200);
    expect((await agreeing('2')).statusCode).toBe(200);
    const asked = (await open()).find(({ email }: { email: string }) => email === 'aera@harbour.example');
    expect(asked).toMatchObject({ privacyVersion: '2' });
    const invited = await ask(
      'POST',
      `/users/requests/${asked.requestId}/invite`,
      { roleGroupKey: 'Viewer', opId: 'northwind' },
      root,
    );
    const events = await ask('GET', `/users/${invited.data.userId}/events`, undefined, root);
    expect(events.data[0]).toMatchObject({ type: 'account.invited', data: { privacyVersion: '2' } });
  });
});
