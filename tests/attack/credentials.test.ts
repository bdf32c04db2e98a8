import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import { eventually } from '#tests/support/eventually.ts';

let bench: BenchServer;
const known = 'support@northwind.example';
const other = 'viewer@northwind.example';
const password = 'Lantern#4728';

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const post = async (url: string, payload: object) => {
  const answer = await bench.app.inject({ method: 'POST', url, payload });
  return answer.json();
};
const forget = (email: string) => post('/api/v1/iam/user/action/resetPassword', { email });
const byLink = (token: string) => post('/auth/v1/change-password', { token, password });
const linkOf = (email: string) =>
  eventually(() => {
    const mail = bench.mails.findLast(({ to }) => to === email);
    const token = /\/changePassword\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    return token;
  });
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('refuses an altered, cut or guessed link without a hint', async () => {
  await forget(known);
  const token = await linkOf(known);
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [changed, token.slice(0, -1), `${token}A`, token.toUpperCase(), '%00', "' or 1=1 --"])
    expect(await byLink(wrong)).toMatchObject({ code: 'tokenerr' });
  expect(await byLink(token)).toMatchObject({ code: 'success' });
});

test('accepts a link for its own account only: no other password is set, no other login ends', async () => {
  const bearer = await bench.login(other);
  await forget(known);
  expect(await byLink(await linkOf(known))).toMatchObject({
    code: expect.stringMatching(/success|tokenerr/),
  });
  const answer = await bench.app.inject({ url: '/auth/v1/users', headers: bearer });
  expect(answer.statusCode).toBe(200);
  expect(await post('/auth/v1/token', { user: other, password })).toMatchObject({ code: 'loginfail' });
});

test('refuses the link of an account that was deactivated meanwhile', async () => {
  later(1_200);
  const { length } = bench.mails;
  await forget(other);
  await eventually(() => expect(bench.mails.length).toBeGreaterThan(length));
  const token = await linkOf(other);
  await bench.written(`update account set status = 'Stopped' where email = '${other}'`);
  expect(await byLink(token)).toMatchObject({ code: 'tokenerr' });
});

test('answers in the same time whether or not an address is known (RU-089, docs/decisions/204)', async () => {
  const times: Record<string, number[]> = { [known]: [], 'nobody@nowhere.example': [] };
  for (let round = 0; round < 25; round++)
    for (const [email, took] of Object.entries(times)) {
      later(601);
      const begun = performance.now();
      expect((await forget(email)).code).toBe('success');
      took.push(performance.now() - begun);
    }
  const [a = 0, b = 0] = Object.values(times).map(median);
  expect(Math.max(a, b)).toBeLessThan(Math.min(a, b) * 2 + 5);
});
