import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
const support = 'support@northwind.example';
const viewer = 'viewer@northwind.example';
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

type Headers = { authorization: string };
const post = async (url: string, headers: Headers, payload?: object) => {
  const answer = await bench.app.inject({
    method: 'POST',
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, text: answer.body, ...answer.json() };
};
const download = (headers: Headers) => post('/api/v1/iams/user/action/export', headers);
const say = (headers: Headers, title: string) =>
  post('/api/v1/clickup/task', headers, { type: 'bug', title, contents: `${title}, in words` });
const later = (seconds: number) => {
  bench.clock.now = new Date(bench.clock.now.getTime() + seconds * 1000);
};

test('given two people who used the product, then each gets only the data about themselves, without secrets (ASVS 8.3.2)', async () => {
  const own = await bench.login(support);
  const other = await bench.login(viewer);
  expect(await say(own, 'Mine of support')).toMatchObject({ status: 200 });
  expect(await say(other, 'That of another')).toMatchObject({ status: 200 });
  await bench.settled();
  const found = await download(own);
  expect(found.status).toBe(200);
  expect(Object.keys(found.data).sort()).toEqual([
    'account',
    'auditTrail',
    'browsers',
    'countedCalls',
    'exportTime',
    'feedback',
    'messages',
    'secondFactors',
    'sessions',
    'settings',
  ]);
  expect(found.data).toMatchObject({
    account: { email: support, opId: 'northwind' },
    feedback: { total: 1, newest: [{ title: 'Mine of support' }] },
    secondFactors: { authenticatorTime: null, passkeys: [] },
  });
  expect(found.data.auditTrail.newest).toContainEqual(expect.objectContaining({ operation: 'sendFeedback' }));
  expect(found.data.sessions.length).toBeGreaterThan(0);
  for (const secret of [own.authorization.slice(7), '$argon2', 'That of another', viewer, 'client_key'])
    expect(found.text).not.toContain(secret);
  const kept = await bench.database.sql.selectFrom('client').select('client_key_hash').execute();
  for (const { client_key_hash } of kept) expect(found.text).not.toContain(client_key_hash);
});

test('given a sixth download within the hour, then it is refused for now, and each completed one is in the audit trail', async () => {
  const headers = await bench.login('auditor@northwind.example');
  for (let nth = 0; nth < 5; nth++) expect(await download(headers)).toMatchObject({ status: 200 });
  expect(await download(headers)).toMatchObject({ status: 429, data: { retryAfter: 720 } });
  later(720);
  const again = await bench.login('auditor@northwind.example');
  expect(await download(again)).toMatchObject({ status: 200 });
  const entries = (await bench.log.read(0, 5_000)).filter(
    ({ data }) => data.operation === 'exportOwnData' && data.result === 'success',
  );
  expect(entries).toHaveLength(7);
  expect(JSON.stringify(entries)).not.toContain('auditor@');
});
