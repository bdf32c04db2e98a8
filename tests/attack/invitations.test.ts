import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyVersion } from '#domain/privacy.ts';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { whereFound, whereStored } from '#tests/support/secret-search.ts';

let bench: BenchServer;
let admin: { authorization: string };
beforeAll(async () => {
  bench = await startBench({ logLevel: 'debug' });
  admin = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const password = 'Orchard-4-lamps';
const call = async (url: string, payload: object, headers: object = {}) => {
  const answer = await bench.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  return { status: answer.statusCode, body: answer.body, ...answer.json() };
};
const accept = (code: string, more: object = {}) =>
  call('/api/v1/users/action/accept', { code, password, userName: 'Jin Park', ...more });

async function invited(email: string): Promise<{ userId: string; code: string }> {
  const { data } = await call('/api/v1/users/action/invite', { email, roleGroupKey: 'Viewer' }, admin);
  await eventually(() => expect(bench.mails.some(({ to }) => to === email)).toBe(true));
  const mail = bench.mails.findLast(({ to }) => to === email);
  return { userId: data.userId, code: /\/invite\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

test('refuses a link with any alteration', async () => {
  const { code } = await invited('altered@northwind.example');
  const last = code.at(-1) === 'A' ? 'B' : 'A';
  const altered = [
    `${code.slice(0, -1)}${last}`,
    code.slice(0, -1),
    `${code}A`,
    code.toLowerCase(),
    ` ${code}`,
    `${code}\u0000`,
    `${code}' or '1'='1`,
    '%',
  ];
  for (const other of altered) {
    const answer = await accept(other);
    // A NUL is refused as invalid text before any lookup.
    const expected = other.includes('\u0000') ? [400, 'custom'] : [409, 'usercodefail'];
    expect([answer.status, answer.code], other).toEqual(expected);
  }
  expect(await accept(code)).toMatchObject({ code: 'success' });
});

test('sets only the password of its own account, and gives no other role', async () => {
  const [mine, theirs] = [await invited('mine@northwind.example'), await invited('theirs@northwind.example')];
  for (const more of [
    { email: 'theirs@northwind.example' },
    { userId: theirs.userId },
    { roleGroupKey: 'SystemAdmin' },
  ])
    expect((await accept(mine.code, more)).status).toBe(400);
  expect(await accept(mine.code)).toMatchObject({ data: { email: 'mine@northwind.example' } });
  const url = `/api/v1/users/${theirs.userId}/infos`;
  expect((await bench.app.inject({ url, headers: admin })).json().data.opUserStatus).toBe('Invited');
});

test('refuses sign-in to an invited account before its link was used', async () => {
  await invited('early@northwind.example');
  for (const attempt of ['', ' ', password, 'null', 'undefined']) {
    const { status } = await call('/auth/v1/token', { user: 'early@northwind.example', password: attempt });
    expect(status).toBe(400);
  }
});

test('keeps link and password unreadable in the database, in the log, and for administrators', async () => {
  const { userId, code } = await invited('secret@northwind.example');
  await accept(code, { userName: 'Mina Choi' });
  await bench.settled();
  const plain = (await whereStored(bench.database.sql, code)).filter((row) => row.includes(code));
  expect(plain).toEqual([]);
  expect(await whereStored(bench.database.sql, password)).toEqual([]);
  const read = [];
  for (const url of [`/api/v1/users/${userId}/infos`, `/api/v1/users/${userId}/events`, '/api/v1/mails'])
    read.push((await bench.app.inject({ url, headers: admin })).body);
  for (const secret of [code, password])
    expect([
      ...whereFound(
        read.filter((text) => text.includes(code)),
        secret,
      ),
      ...whereFound(bench.lines, secret),
    ]).toEqual([]);
});

test('does not reveal if an account exists when one is requested', async () => {
  const request = (email: string) =>
    call('/auth/v1/register-requests', {
      email,
      userName: 'Stranger',
      companyName: 'Nowhere',
      privacyVersion,
    });
  const answers = [await request('viewer@northwind.example'), await request('nobody@nowhere.example')];
  expect(answers[0]?.body).toBe(answers[1]?.body);
  const probed = await call('/api/v1/users/actions/check-emails', { email: 'viewer@northwind.example' });
  expect(probed).toMatchObject({ status: 401, code: 'jwterr' });
});

test('slows down code guesses from one network', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 80; n++)
    statuses.push((await call('/api/v1/users/actions/check-user-codes', { code: `guess-${n}` })).status);
  expect(statuses.at(-1)).toBe(429);
});
