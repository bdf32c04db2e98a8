import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const old = 'support@northwind.example';
const next = 'sam.porter@northwind.example';
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await bench.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const signIn = (user: string) => post('/auth/v1/token', { user, password: bench.passwordOf(old), clientKey });
const change = async (email: string) => post('/auth/v1/email', { email }, await bench.login(old));
const follow = (token: string) => post('/auth/v1/email/confirm', { token });
const linkTo = (address: string) =>
  eventually(() => {
    const mail = bench.mails.findLast(({ to, text }) => to === address && text.includes('/confirm-email/'));
    const token = /\/confirm-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    return token;
  });

test('refuses an invalid address, and one that an account has (RU-086, ER-018)', async () => {
  expect(await change('no address')).toMatchObject({ message: 'The email format is incorrect.' });
  expect(await change('Viewer@northwind.example')).toMatchObject({ status: 409, code: 'emailconflict' });
});

test('changes nothing until the link is used; a newer link or 24 hours void it', async () => {
  await change('first@northwind.example');
  const first = await linkTo('first@northwind.example');
  await change(next);
  expect(await follow(first)).toMatchObject({ code: 'tokenerr' });
  expect(await signIn(next)).toMatchObject({ code: 'loginfail' });
  later(86_401);
  expect(await follow(await linkTo(next))).toMatchObject({ code: 'tokenerr' });
  expect(await signIn(old)).toMatchObject({ status: 200 });
});

test('given the link was used, then the new address signs in, and the old one can be restored, which ends all logins', async () => {
  later(3_600);
  const before = bench.mails.length;
  await change(next);
  await eventually(() => expect(bench.mails.length).toBeGreaterThan(before));
  const link = await linkTo(next);
  expect(await follow(link)).toMatchObject({ data: { email: next, undone: false } });
  expect(await follow(link)).toMatchObject({ code: 'tokenerr' });
  expect(await signIn(old)).toMatchObject({ code: 'loginfail' });
  const open = await signIn(next);
  expect(open).toMatchObject({ status: 200 });

  const undo = await linkTo(old);
  later(6 * 86_400);
  expect(await follow(undo)).toMatchObject({ data: { email: old, undone: true } });
  expect(await signIn(next)).toMatchObject({ code: 'loginfail' });
  expect(await signIn(old)).toMatchObject({ status: 200 });
  const refreshed = await post('/auth/v1/refreshToken', { refreshToken: open.data.refreshToken, clientKey });
  expect(refreshed).toMatchObject({ code: 'jwterr' });
});
