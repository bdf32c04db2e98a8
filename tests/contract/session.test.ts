import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const user = 'support@northwind.example';

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
beforeEach(() => {
  bench.clock.now = new Date();
});
afterAll(() => bench.close());

const post = (url: string, payload: object, to = bench) => to.app.inject({ method: 'POST', url, payload });
const login = async () =>
  (await post('/auth/v1/token', { user, password: bench.passwordOf(user), clientKey })).json().data;
const refresh = (refreshToken: string, browser: { clientKey?: string } = { clientKey }) =>
  post('/auth/v1/refreshToken', { user, refreshToken, ...browser });
const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const profile = (token: string) =>
  bench.app.inject({ url: '/auth/v1/profile', headers: { authorization: `Bearer ${token}` } });

describe('refresh tokens (A-028)', () => {
  test('work once; a repeat by the same browser within 30 s gets the same answer', async () => {
    const first = await login();
    const one = (await refresh(first.refreshToken)).json();
    later(29);
    const two = (await refresh(first.refreshToken)).json();
    expect(one.code).toBe('success');
    expect(two.data).toEqual(one.data);
  });

  describe('of a program without a browser key', () => {
    const begin = async () =>
      (await post('/auth/v1/token', { user, password: bench.passwordOf(user) })).json().data;

    test('work once', async () => {
      const first = await begin();
      const next = (await refresh(first.refreshToken, {})).json();
      expect(next.code).toBe('success');
      expect((await refresh(first.refreshToken, {})).json().code).toBe('jwterr');
      expect((await refresh(next.data.refreshToken, {})).json().code).toBe('jwterr');
    });

    test('are refused to a browser, and the whole login ends', async () => {
      const first = await begin();
      expect((await refresh(first.refreshToken)).json().code).toBe('jwterr');
      expect((await refresh(first.refreshToken, {})).json().code).toBe('jwterr');
    });
  });

  const another = { clientKey: 'Xyz9876543' };
  for (const [name, seconds, misuse] of [
    ['after the grace', 31, (used) => refresh(used)],
    ['when the clock was set back', -3_600, (used) => refresh(used)],
    ['by another browser', 0, (used) => refresh(used, another)],
    ['by nobody knows which browser', 0, (used) => refresh(used, {})],
    ['when its successor has been used', 0, async (used, next) => (await refresh(next)) && refresh(used)],
  ] as [string, number, (used: string, next: string) => ReturnType<typeof refresh>][]) {
    test(`used again ${name}: are refused, and the whole login ends`, async () => {
      const first = await login();
      const next = (await refresh(first.refreshToken)).json().data;
      later(seconds);
      expect((await misuse(first.refreshToken, next.refreshToken)).json().code).toBe('jwterr');
      expect((await refresh(next.refreshToken)).json().code).toBe('jwterr');
      later(3);
      expect((await profile(next.token)).statusCode).toBe(401);
    });
  }

  test('used for the first time by another browser: are refused, and the whole login ends', async () => {
    const first = await login();
    expect((await refresh(first.refreshToken, another)).json().code).toBe('jwterr');
    expect((await refresh(first.refreshToken)).json().code).toBe('jwterr');
  });

  test('work once without the key of their browser (CL-003, A-224)', async () => {
    const first = await login();
    const next = (await refresh(first.refreshToken, {})).json();
    expect(next.code).toBe('success');
    expect((await refresh(next.data.refreshToken)).json().code).toBe('success');
    expect((await refresh(first.refreshToken, {})).json().code).toBe('jwterr');
  });

  test('used twice at once: give the same answer', async () => {
    const first = await login();
    const [a, b] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
    expect(a.json().data).toEqual(b.json().data);
  });

  test('expire after an hour without use, which each use extends', async () => {
    let { refreshToken } = await login();
    for (let hour = 0; hour < 3; hour++) {
      later(3_500);
      ({ refreshToken } = (await refresh(refreshToken)).json().data);
    }
    later(3_601);
    expect((await refresh(refreshToken)).json().code).toBe('jwterr');
  });

  test('of another account are refused', async () => {
    const { refreshToken } = await login();
    const answer = await post('/auth/v1/refreshToken', { user: 'auditor@northwind.example', refreshToken });
    expect(answer.json().code).toBe('jwterr');
  });
});

describe('logout', () => {
  const logout = (token: string, refreshToken: string) =>
    bench.app.inject({
      method: 'POST',
      url: '/auth/v1/logout',
      headers: { authorization: `Bearer ${token}` },
      payload: { refreshToken },
    });

  test('ends the refresh token and the access token at once, and only this login', async () => {
    const [mine, other] = [await login(), await login()];
    expect((await profile(mine.token)).statusCode).toBe(200);
    expect((await logout(mine.token, mine.refreshToken)).json().code).toBe('success');
    expect((await refresh(mine.refreshToken)).json().code).toBe('jwterr');
    expect((await profile(mine.token)).json().code).toBe('jwterr');
    expect((await profile(other.token)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).json().code).toBe('success');
  });

  test('closes the live socket of this login at once, and of no other', async () => {
    const open = async ({ token }: { token: string }) => {
      const socket = await bench.app.injectWS('/ws/abc');
      const ready = new Promise((resolve) => socket.once('message', resolve));
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.send(JSON.stringify({ event: 'auth', token }));
      await ready;
      return { socket, closed };
    };
    const [mine, other] = [await login(), await login()];
    const [ended, stays] = [await open(mine), await open(other)];
    await logout(mine.token, mine.refreshToken);
    expect(await ended.closed).toBe(4401);
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    stays.socket.terminate();
  });

  test('with a token that was refreshed meanwhile ends its successor too', async () => {
    const first = await login();
    const next = (await refresh(first.refreshToken)).json().data;
    expect((await logout(next.token, first.refreshToken)).json().code).toBe('success');
    expect((await refresh(next.refreshToken)).json().code).toBe('jwterr');
  });

  test('cannot end the login of another account', async () => {
    const mine = await login();
    const auditor = await bench.login('auditor@northwind.example');
    await logout(auditor.authorization.replace('Bearer ', ''), mine.refreshToken);
    expect((await profile(mine.token)).statusCode).toBe(200);
  });

  test('is in the audit trail, without the token', async () => {
    const mine = await login();
    await logout(mine.token, mine.refreshToken);
    const events = (await bench.log.read(0, 5_000)).filter((event) => event.data.operation === 'logout');
    expect(JSON.stringify(events.at(-1))).toContain('login ended by its owner');
    expect(JSON.stringify(events)).not.toContain(mine.refreshToken);
  });
});

describe('access tokens', () => {
  test('end after 1,800 s', async () => {
    const { token, expireTokenTime, generateTokenTime } = await login();
    expect(expireTokenTime - generateTokenTime).toBe(1_800);
    expect((await profile(token)).statusCode).toBe(200);
    later(1_801);
    expect((await profile(token)).json().code).toBe('jwterr');
  });

  test('of a stopped account end within seconds', async () => {
    const other = 'viewer@northwind.example';
    const { authorization } = await bench.login(other);
    await bench.written(`update account set status = 'Stopped' where email = '${other}'`);
    later(3);
    expect((await bench.app.inject({ url: '/auth/v1/profile', headers: { authorization } })).statusCode).toBe(
      401,
    );
    expect(
      (await post('/auth/v1/token', { user: other, password: bench.passwordOf(other) })).json().code,
    ).toBe('loginfail');
  });

  test('are not cached for longer when the clock is set back', async () => {
    const other = 'viewer@northwind.example';
    await bench.written(`update account set status = 'Running' where email = '${other}'`);
    const { authorization } = await bench.login(other);
    const asked = () => bench.app.inject({ url: '/auth/v1/profile', headers: { authorization } });
    expect((await asked()).statusCode).toBe(200);
    await bench.written(`update account set status = 'Stopped' where email = '${other}'`);
    later(-3_600);
    expect((await asked()).statusCode).toBe(401);
  });

  test('of one second differ, so that a renewal is visible', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).json().data;
    const third = (await refresh(second.refreshToken)).json().data;
    expect(second.generateTokenTime).toBe(first.generateTokenTime);
    expect(new Set([first.token, second.token, third.token]).size).toBe(3);
  });

  test('without signature or with another algorithm are refused', async () => {
    const { token } = await login();
    const [, payload] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${none}.${payload}.`, `${token.slice(0, -4)}AAAA`, '', 'a.b.c'])
      expect((await profile(forged)).statusCode).toBe(401);
  });
});

describe('login', () => {
  test('gives the same answer for a wrong password and an unknown address', async () => {
    const wrong = await post('/auth/v1/token', { user, password: 'Wrong-1234', clientKey });
    const unknown = await post('/auth/v1/token', {
      user: 'who@nowhere.example',
      password: 'Wrong-1234',
      clientKey,
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'loginfail' });
    expect(unknown.json()).toEqual({ ...wrong.json(), requestId: expect.any(String) });
  });

  test('accepts the address in any case', async () => {
    const answer = await post('/auth/v1/token', {
      user: user.toUpperCase(),
      password: bench.passwordOf(user),
      clientKey,
    });
    expect(answer.json().code).toBe('success');
  });

  test('limits guesses, and states how long', async () => {
    const guess = () => post('/auth/v1/token', { user: 'auditor@northwind.example', password: 'Guess-1234' });
    let answer = await guess();
    for (let count = 0; count < 10 && answer.statusCode !== 429; count++) answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    later(400);
    expect((await guess()).statusCode).toBe(400);
  });

  test('stores no password in the log', async () => {
    const events = await bench.log.read(0, 5_000);
    const text = JSON.stringify(events);
    for (const secret of ['Wrong-1234', 'Guess-1234', bench.passwordOf(user)])
      expect(text).not.toContain(secret);
    const logins = events.filter(({ data }) => data.operation === 'login');
    expect(logins.length).toBeGreaterThan(0);
    expect(logins.every(({ data, actor }) => data.result === 'success' && actor.kind === 'account')).toBe(
      true,
    );
  });
});

test('given a pepper that was added later, when a user signs in, then the password is stored with it from then on', async () => {
  const peppered = await startBench({ pepper: 'a secret of the installation' });
  try {
    const attempt = (password: string) => post('/auth/v1/token', { user, password, clientKey }, peppered);
    const stored = async () =>
      (
        await peppered.database.sql
          .selectFrom('account')
          .select('password_hash')
          .where('email', '=', user)
          .executeTakeFirstOrThrow()
      ).password_hash;
    expect(await stored()).toMatch(/^\$argon2id/);
    expect((await attempt('Wrong-1234')).json().code).toBe('loginfail');
    expect(await stored()).toMatch(/^\$argon2id/);
    for (const _ of ['first', 'again'])
      expect((await attempt(peppered.passwordOf(user))).json().code).toBe('success');
    expect(await stored()).toMatch(/^pepper:\$argon2id/);
    expect((await attempt('Wrong-1234')).json().code).toBe('loginfail');
  } finally {
    await peppered.close();
  }
}, 60_000);

describe('a new browser (auth01)', () => {
  test('is verified by a mailed link that works once', async () => {
    const strict = await startBench({ verifyNewBrowsers: true });
    try {
      const attempt = () =>
        strict.app.inject({
          method: 'POST',
          url: '/auth/v1/token',
          payload: { user, password: strict.passwordOf(user), clientKey },
        });
      const refused = await attempt();
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth01']);
      await eventually(() => expect(strict.mails).toHaveLength(1));
      const [mail] = strict.mails;
      expect(mail?.to).toBe(user);
      const token = /registerdeviceToSign\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const verify = () => post('/auth/v1/client/verify', { token }, strict);
      // A mail scanner, a proxy or a prefetching browser that opens the link does not verify a browser.
      const looked = await strict.app.inject({ url: '/auth/v1/client/verify', query: { token } });
      expect(looked.statusCode).toBe(401);
      expect((await attempt()).json().code).toBe('auth01');
      expect((await verify()).json().code).toBe('success');
      expect((await verify()).json().code).toBe('tokenerr');
      expect((await attempt()).json().code).toBe('success');
      const trusted = (await strict.log.read(0, 5_000)).filter(
        ({ data }) => data.operation === 'verifyClient' && data.result === 'success',
      );
      expect(trusted).toHaveLength(1);
      expect(trusted[0]?.actor.kind).toBe('account');
      expect(JSON.stringify(trusted)).toContain('browser trusted by the mailed link');
      expect(JSON.stringify(trusted)).not.toContain(token);
    } finally {
      await strict.close();
    }
  }, 60_000);

  test('gets about three mails before it has to wait; without a key it cannot be verified', async () => {
    const strict = await startBench({ verifyNewBrowsers: true });
    try {
      const attempt = (browser: object) =>
        post('/auth/v1/token', { user, password: strict.passwordOf(user), ...browser }, strict);
      for (const key of ['browserOne', 'browserTwo', 'browserTre'])
        expect((await attempt({ clientKey: key })).json().code).toBe('auth01');
      const refused = await attempt({ clientKey: 'browserFor' });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await eventually(() => expect(strict.mails).toHaveLength(3));
      expect((await attempt({})).json()).toMatchObject({
        code: 'custom',
        data: { errors: [{ field: 'body.clientKey' }] },
      });
    } finally {
      await strict.close();
    }
  }, 60_000);
});
