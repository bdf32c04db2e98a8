import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BenchServer, clientKey, startBench } from '#tests/contract/bench-server.ts';

const nightly = process.env.NIGHTLY === '1';
const calls = nightly ? 20_000 : 2_000;
const user = 'support@northwind.example';

let bench: BenchServer;
beforeEach(async () => {
  bench = await startBench();
}, 120_000);
afterEach(() => bench.close());

const refused = [
  { method: 'POST', url: '/auth/v1/token', payload: { user: 'who@nowhere.example', password: 'Guess-1234' } },
  { method: 'POST', url: '/auth/v1/token', payload: { user, password: 'Guess-1234' } },
  { method: 'POST', url: '/auth/v1/token', payload: { nonsense: true } },
  { method: 'POST', url: '/auth/v1/token', payload: '{bad', headers: { 'content-type': 'application/json' } },
  { method: 'POST', url: '/auth/v1/refreshToken', payload: { refreshToken: 'unknown' } },
  { method: 'POST', url: '/auth/v1/client/verify', payload: { token: 'unknown' } },
  { method: 'GET', url: '/api/v1/devices' },
  { method: 'PATCH', url: '/api/v1/devices/did', headers: { authorization: 'Bearer a.b.c' }, payload: {} },
] as const;

const counted = async () => {
  await bench.unauthenticated.write();
  const { rows } = await sql<{ rows: number; calls: number; named: number }>`
    select count(*)::int as rows, coalesce(sum(calls), 0)::int as calls,
      count(*) filter (where address <> '')::int as named from unauthenticated_call`.execute(
    bench.database.sql,
  );
  return rows[0];
};
const auditOf = async (operation: string) =>
  (await bench.log.read(0, 5_000)).filter(({ data }) => data.operation === operation);

test('given a mass of unauthenticated calls, then the log does not grow, and a few rows count them', async () => {
  const before = await bench.log.head();
  const send = async (nth: number) => {
    const request = refused[nth % refused.length];
    const remoteAddress = `198.18.${Math.floor(nth / 250) % 250}.${nth % 250}`;
    const answer = await bench.app.inject({ ...request, remoteAddress });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  };
  for (let nth = 0; nth < calls; nth += 100)
    await Promise.all(Array.from({ length: 100 }, (_, more) => send(nth + more)));
  await bench.settled();
  // One of them is the notice of guesses at an account.
  expect((await bench.log.head()).pos - before.pos).toBeLessThanOrEqual(1);
  const found = await counted();
  expect(found?.calls).toBeGreaterThanOrEqual(calls - 1);
  expect(found?.named).toBeLessThanOrEqual(200);
  expect(found?.rows).toBeLessThanOrEqual(220);
}, 300_000);

test('given a login, a wrong password and a right one from a new browser, then the first and the last are in the log', async () => {
  const signIn = (password: string) =>
    bench.app.inject({ method: 'POST', url: '/auth/v1/token', payload: { user, password, clientKey } });
  const before = (await auditOf('login')).length;
  await signIn('Guess-1234');
  expect(await auditOf('login')).toHaveLength(before);
  await signIn(bench.passwordOf(user));
  expect((await auditOf('login')).at(-1)).toMatchObject({
    actor: { kind: 'account' },
    data: { result: 'success', address: '127.0.0.1' },
  });
});

test('given an account that unknown clients guess at for hours, then the log gets one entry an hour', async () => {
  const guess = (nth: number) =>
    bench.app.inject({
      method: 'POST',
      url: '/auth/v1/token',
      payload: { user, password: `Guess-${nth}` },
      remoteAddress: `198.18.${Math.floor(nth / 250)}.${nth % 250}`,
    });
  for (let nth = 0; nth < 70; nth++) await guess(nth);
  const failedLogins = async () => (await auditOf('login')).filter(({ data }) => data.result === 'loginfail');
  expect(await failedLogins()).toHaveLength(1);
  expect(JSON.stringify(await failedLogins())).toContain('logins from unknown browsers are slowed');
  for (let nth = 0; nth < 4; nth++) {
    bench.clock.now = new Date(bench.clock.now.getTime() + 60_000);
    for (let more = 0; more < 7; more++) await guess(1_000 + nth * 10 + more);
  }
  expect(await failedLogins()).toHaveLength(1);
});

test('given a live socket with an invalid token, then it is counted with the others', async () => {
  const socket = await bench.app.injectWS('/ws/abc');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(JSON.stringify({ event: 'auth', token: 'a.b.c' }));
  expect(await closed).toBe(4401);
  await bench.unauthenticated.write();
  const rows = await bench.database.sql.selectFrom('unauthenticated_call').selectAll().execute();
  expect(rows).toMatchObject([{ operation: 'liveSocket', result: 'jwterr', calls: 1 }]);
});

test('given counts of a month ago, when old ones are deleted, then the others stay', async () => {
  const send = () => bench.app.inject({ url: '/api/v1/devices' });
  await send();
  await counted();
  bench.clock.now = new Date(bench.clock.now.getTime() + 31 * 86_400_000);
  await send();
  await send();
  expect(await counted()).toEqual({ rows: 2, calls: 3, named: 2 });
  await bench.unauthenticated.forgetOld();
  expect(await counted()).toEqual({ rows: 1, calls: 2, named: 1 });
});
