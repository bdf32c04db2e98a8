import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRules } from '#domain/passwords/account-rules.ts';
import { deriveKeys } from '#server/people/sessions/keys.ts';
import { Sessions } from '#server/people/sessions/sessions.ts';
import { sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
const user = 'support@northwind.example';
const auditor = 'auditor@northwind.example';

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
beforeEach(async () => {
  bench.clock.now = new Date();
  await bench.database.script(`update refresh_family set revoked_at = now() where revoked_at is null`);
});
afterAll(() => bench.close());

const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};
interface Tokens {
  token: string;
  refreshToken: string;
  expireTokenTime: number;
}
const begin = async (who = user, address = '203.0.113.5', userAgent = 'Program/1'): Promise<Tokens> => {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/auth/v1/token',
    payload: { user: who, password: bench.passwordOf(who), clientKey: 'abcDEF1234' },
    remoteAddress: address,
    headers: { 'user-agent': userAgent },
  });
  return answer.json().data;
};
const call = (tokens: Tokens, method: 'GET' | 'DELETE', path = '') =>
  bench.app.inject({
    method,
    url: `/auth/v1/sessions${path}`,
    headers: { authorization: `Bearer ${tokens.token}` },
  });
const listed = async (tokens: Tokens) => (await call(tokens, 'GET')).json().data;
const refresh = async (refreshToken: string) =>
  bench.app.inject({
    method: 'POST',
    url: '/auth/v1/refreshToken',
    payload: { refreshToken, clientKey: 'abcDEF1234' },
    remoteAddress: '203.0.113.77',
    headers: { 'user-agent': 'Program/2' },
  });
const own = async (tokens: Tokens): Promise<string> =>
  (await listed(tokens)).find(({ current }: { current: boolean }) => current).sessionId;
const socketOf = async ({ token }: Tokens) => {
  const socket = await bench.app.injectWS('/ws/abc');
  const ready = new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.send(JSON.stringify({ event: 'auth', token }));
  await ready;
  return { socket, closed };
};

describe('the list of sessions', () => {
  test("has each open login with its location, the last used first, and marks the caller's", async () => {
    const first = await begin(user, '203.0.113.5', 'Program/1');
    later(60);
    const second = await begin(user, '2001:db8::5', 'x'.repeat(300));
    const rows = await listed(second);
    expect(rows).toMatchObject([
      { current: true, address: '2001:db8::5', userAgent: 'x'.repeat(256) },
      { current: false, address: '203.0.113.5', userAgent: 'Program/1' },
    ]);
    expect(Date.parse(rows[0].endTime) - Date.parse(rows[0].createTime)).toBe(12 * 3_600_000);
    expect((await listed(first))[1].current).toBe(true);
  });

  test('is updated by a renewal, and by a use after five minutes', async () => {
    const first = await begin();
    const other = await begin();
    later(301);
    const begun = Date.parse((await listed(other)).at(-1).createTime);
    await bench.app.inject({
      url: '/auth/v1/profile',
      headers: { authorization: `Bearer ${first.token}` },
    });
    const used = (await listed(other)).find(({ current }: { current: boolean }) => !current);
    expect(Date.parse(used.lastUseTime) - begun).toBeGreaterThan(300_000);
    await refresh(first.refreshToken);
    const renewed = (await listed(other)).find(({ current }: { current: boolean }) => !current);
    expect(renewed).toMatchObject({ address: '203.0.113.77', userAgent: 'Program/2' });
  });

  test('has pages, so that no login is hidden', async () => {
    const last = await begin();
    for (let more = 0; more < 4; more++) await begin();
    const pageOf = async (page: number) => (await call(last, 'GET', `?limit=2&page=${page}`)).json();
    const first = await pageOf(1);
    const total = first.pagination.totalRecords;
    expect(total).toBeGreaterThan(4);
    const seen = new Set<string>();
    for (let page = 1; page <= first.pagination.totalPage; page++)
      for (const { sessionId } of (await pageOf(page)).data) seen.add(sessionId);
    expect(seen.size).toBe(total);
    expect((await listed(last)).length).toBe(total);
  });

  test('omits ended sessions, and those of others', async () => {
    const gone = await begin();
    await call(gone, 'DELETE', `/${await own(gone)}`);
    await begin();
    await begin(auditor);
    later(3_601);
    const mine = await begin();
    expect(await listed(mine)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  test("refuses its tokens and closes its live socket at once, and no other's", async () => {
    const [mine, other] = [await begin(), await begin()];
    const [stays, ends] = [await socketOf(mine), await socketOf(other)];
    const ended = await call(mine, 'DELETE', `/${await own(other)}`);
    expect(ended.json().code).toBe('success');
    expect(await ends.closed).toBe(4401);
    expect((await call(other, 'GET')).json().code).toBe('jwterr');
    expect((await refresh(other.refreshToken)).json().code).toBe('jwterr');
    expect(await listed(mine)).toHaveLength(1);
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    stays.socket.terminate();
  });

  test('ends all others', async () => {
    const [mine, one, two] = [await begin(), await begin(), await begin()];
    expect((await call(mine, 'DELETE')).json().data).toEqual({ ended: 2 });
    for (const over of [one, two]) expect((await call(over, 'GET')).statusCode).toBe(401);
    expect(await listed(mine)).toHaveLength(1);
    expect((await call(mine, 'DELETE')).json().data).toEqual({ ended: 0 });
  });

  test('does not affect another account', async () => {
    const [mine, foreign] = [await begin(), await begin(auditor)];
    const answer = await call(mine, 'DELETE', `/${await own(foreign)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'nodata']);
    await call(mine, 'DELETE');
    expect(await listed(foreign)).toHaveLength(1);
  });

  test('is in the audit trail', async () => {
    const [mine, other] = [await begin(), await begin()];
    const sessionId = await own(other);
    await call(mine, 'DELETE', `/${sessionId}`);
    const events = (await bench.log.read(0, 5_000)).filter(({ data }) => data.operation === 'endSession');
    expect(events.at(-1)).toMatchObject({
      actor: { kind: 'account' },
      data: { result: 'success', newValue: { sessionId } },
    });
  });
});

describe('a session expires after twelve hours', () => {
  test('despite renewals, and none of its tokens lasts longer', async () => {
    let tokens = await begin();
    const end = Math.floor(bench.clock.now.getTime() / 1000) + 12 * 3_600;
    for (let minute = 50; minute < 12 * 60; minute += 50) {
      later(3_000);
      tokens = (await refresh(tokens.refreshToken)).json().data;
      expect(tokens.expireTokenTime).toBeLessThanOrEqual(end);
    }
    expect(tokens.expireTokenTime).toBe(end);
    expect(await listed(tokens)).toHaveLength(1);
    bench.clock.now = new Date(end * 1000 + 1_000);
    expect((await refresh(tokens.refreshToken)).json().code).toBe('jwterr');
    expect((await call(tokens, 'GET')).json().code).toBe('jwterr');
    expect(await listed(await begin())).toHaveLength(1);
  });
});

test('given one that ends during its lookup, then the result is not cached', async () => {
  const { token } = await begin();
  const answers = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const sql = bench.database.sql.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked.resolve();
      await answers.promise;
      return result;
    },
  });
  const database = Object.assign(Object.create(bench.database), { sql });
  const keys = deriveKeys(new Uint8Array(32).fill(7));
  const { proven } = sealedTablesOf(bench.database, bench.log);
  const now = () => bench.clock.now;
  const sessions = new Sessions(database, keys, now, 3_600_000, accountRules.specified, proven);
  const looked = sessions.authenticate(token);
  await asked.promise;
  await bench.database.script(`update refresh_family set revoked_at = now() where revoked_at is null`);
  sessions.lookAgain();
  answers.resolve();
  expect(await looked).not.toBeNull();
  expect(await sessions.authenticate(token)).toBeNull();
});
