import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRules } from '#domain/passwords/account-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const email = 'support@northwind.example';
const phrase = '파란 등불 over the harbour 🦊';

beforeAll(async () => {
  bench = await startBench({ accountRules: 'strict', verifyNewBrowsers: true });
}, 120_000);
// Limits of mails and attempts recover with time.
beforeEach(() => later(3_600 * 3));
afterAll(() => bench.close());

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const post = async (url: string, payload: object, language = 'en-US') => {
  const headers = { 'accept-language': language };
  const answer = await bench.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const signIn = (password: string) => post('/auth/v1/token', { user: email, password, clientKey });
const byLink = (token: string, password: string, language?: string) =>
  post('/auth/v1/change-password', { token, password }, language);
const mailed = async (words: string): Promise<string> => {
  const before = bench.mails.length;
  if (words === 'changePassword') await post('/api/v1/iam/user/action/resetPassword', { email });
  else await signIn(bench.passwordOf(email));
  return eventually(() => {
    const text = bench.mails.slice(before).find((mail) => mail.text.includes(`/${words}/`))?.text;
    expect(text).toBeDefined();
    return text ?? '';
  });
};
const tokenIn = (text: string) => /\/(?:changePassword|registerdeviceToSign)\/([\w-]+)/.exec(text)?.[1] ?? '';

test('returns the password rules before sign-in', async () => {
  const answer = await bench.app.inject({ url: '/auth/v1/account-rules' });
  expect(answer.json().data).toEqual(accountRules.strict);
});

describe('ASVS 2.5.1, 2.7.2: what is mailed', () => {
  test('given a forgotten password, then the mail has a link and no other secret, in both languages', async () => {
    const text = await mailed('changePassword');
    expect(text).toContain('The link works once, for 10 minutes');
    expect(text).not.toMatch(/temporary/i);
    // Nothing in the mail works as a password: no word, and nothing after a colon.
    expect(text).not.toMatch(/: \S{16}\n/);
    const headers = { 'accept-language': 'ko-KR' };
    const before = bench.mails.length;
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/iam/user/action/resetPassword',
      payload: { email },
      headers,
    });
    await eventually(() => expect(bench.mails.length).toBe(before + 1));
    expect(bench.mails.at(-1)?.text).toContain('링크는 10분 동안 한 번만');
    expect(bench.mails.at(-1)?.text).not.toContain('임시');
  });

  test('given ten minutes have passed, then neither link is valid any more', async () => {
    const forgotten = tokenIn(await mailed('changePassword'));
    later(599);
    expect(await byLink(forgotten, 'short')).toMatchObject({ data: { errors: [{ problem: 'length' }] } });
    later(2);
    expect(await byLink(forgotten, phrase)).toMatchObject({ status: 400, code: 'tokenerr' });
    const browser = tokenIn(await mailed('registerdeviceToSign'));
    later(601);
    expect(await post('/auth/v1/client/verify', { token: browser })).toMatchObject({ code: 'tokenerr' });
  });
});

describe('ASVS 2.1.1, 2.1.2, 2.1.4, 2.1.9: a new password', () => {
  test.each([
    ['eleven char', 'length', 'Use 12 to 128 characters.', '12~128자로 입력하세요.'],
    ['tab\tbetween words', 'characters', /control characters/, /제어 문자/],
    ['aaaaaaaaaaaa', 'common', /tried first/, /널리 쓰여/],
    ['pass word 1234', 'common', /tried first/, /널리 쓰여/],
  ])('%j is refused at its field: %s', async (password, problem, english, korean) => {
    const token = tokenIn(await mailed('changePassword'));
    for (const [language, message] of [
      ['en-US', english],
      ['ko-KR', korean],
    ] as const)
      expect(await byLink(token, password, language)).toMatchObject({
        status: 400,
        data: {
          errors: [
            {
              field: 'body.password',
              problem,
              message:
                message instanceof RegExp ? expect.stringMatching(message) : expect.stringContaining(message),
            },
          ],
        },
      });
  });

  test('given a sentence of two alphabets with spaces and an emoji, then it is set, and signs in in any equivalent spelling', async () => {
    const token = tokenIn(await mailed('changePassword'));
    expect(await byLink(token, phrase)).toMatchObject({ status: 200 });
    await post('/auth/v1/client/verify', { token: tokenIn((await verificationOf(phrase)) ?? '') });
    expect(await signIn(phrase.normalize('NFD'))).toMatchObject({ status: 200 });
    expect(await signIn(phrase.replaceAll(' ', ''))).toMatchObject({ code: 'loginfail' });
  });
});

async function verificationOf(password: string): Promise<string | undefined> {
  const before = bench.mails.length;
  expect(await signIn(password)).toMatchObject({ code: 'auth01' });
  return eventually(() => {
    const text = bench.mails.slice(before).find((mail) => mail.text.includes('/registerdeviceToSign/'))?.text;
    expect(text).toBeDefined();
    return text;
  });
}

describe('ASVS 3.3.2: an unused login', () => {
  let refreshToken = '';
  let token = '';
  const begin = async () => {
    ({ refreshToken, token } = (await signIn(phrase)).data);
  };
  const renew = async (idleSeconds?: number) => {
    const answer = await post('/auth/v1/refreshToken', { refreshToken, clientKey, idleSeconds });
    if (answer.status === 200) ({ refreshToken, token } = answer.data);
    return answer;
  };
  const reads = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await bench.app.inject({ url: '/api/v1/devices', headers })).statusCode;
  };
  beforeEach(begin);

  test('given a page that renews by itself, then its tokens expire 30 minutes after the user’s last activity', async () => {
    later(900);
    const { data } = await renew(900);
    expect(data.expireTokenTime - data.generateTokenTime).toBe(900);
    later(899);
    expect(await reads()).toBe(200);
    later(2);
    expect(await reads()).toBe(401);
    expect(await renew(1801)).toMatchObject({ status: 401, code: 'jwterr' });
    expect(await renew(0)).toMatchObject({ status: 401, code: 'jwterr' });
  });

  test('given the user was active meanwhile, then the tokens last longer', async () => {
    for (const idle of [600, 5, 300, 0]) {
      later(900);
      const { data } = await renew(idle);
      expect(data.expireTokenTime - data.generateTokenTime).toBe(1800 - idle);
    }
    later(1801);
    expect(await renew(0)).toMatchObject({ code: 'jwterr' });
  });

  test('given a renewal whose answer was lost, then it returns the same again, whatever idle time is reported', async () => {
    later(600);
    const before = refreshToken;
    const first = await renew(600);
    later(5);
    const again = await post('/auth/v1/refreshToken', { refreshToken: before, clientKey, idleSeconds: 0 });
    expect(again.data).toEqual(first.data);
  });

  test('given that the whole time has passed, then the renewal is refused, and the login is over', async () => {
    later(60);
    expect(await renew(1800)).toMatchObject({ code: 'jwterr' });
    expect(await renew(10)).toMatchObject({ code: 'jwterr' });
    later(2);
    expect(await reads()).toBe(401);
  });
});
