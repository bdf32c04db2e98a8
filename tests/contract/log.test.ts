import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#tests/support/sealed-log.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
type Header = { authorization: string };
let auditor: Header;

beforeAll(async () => {
  bench = await startBench();
  auditor = await bench.login('auditor@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const get = (url: string, headers: Partial<Header> = auditor) =>
  bench.app.inject({ url: `/api/v1${url}`, headers: { ...headers } });
const verdictOf = (text: string, trusted: ReadonlySet<string> | null = null) =>
  verifyFile(new Blob([text]), { sha256, trusted });

describe('the log of the whole installation', () => {
  test('is exported by an auditor of the root, is valid with the published key, and its export is recorded', async () => {
    const { data: key } = (await get('/log/key', {})).json();
    const before = await bench.log.head();
    const answer = await get('/log/export');
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(answer.headers['content-disposition']).toContain(`log-1-${before.pos}.ndjson`);
    expect(await verdictOf(answer.body, new Set([key.keyId]))).toMatchObject({
      ok: true,
      kind: 'logRange',
      from: 1,
      to: before.pos,
      sealed: before.pos,
    });
    const [audit] = await bench.log.read(before.pos, 10);
    expect(audit).toMatchObject({
      type: 'audit.recorded',
      data: { operation: 'exportLog', result: 'success', newValue: { from: 1, to: before.pos } },
    });
  });

  test.each([
    ['auditor@northwind.example', 'roleerr'],
    ['admin@northwind.example', 'roleerr'],
    ['support@northwind.example', 'roleerr'],
    ['viewer@northwind.example', 'roleerr'],
    ['system.admin@waymark.example', 'success'],
  ])('%s asks for it: %s, and that is in the trail too', async (user, result) => {
    const who = await bench.login(user);
    await bench.settled();
    const before = await bench.log.head();
    const answer = await get('/log/export', who);
    if (result === 'roleerr') {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'roleerr', data: { permission: '/log/export' } });
    } else expect(answer.statusCode).toBe(200);
    const audits = await bench.log.read(before.pos, 10);
    expect(audits.map(({ data }) => [data.operation, data.result])).toEqual([['exportLog', result]]);
  });

  test('has no events after its head', async () => {
    expect((await get('/log/export?from=1000000')).json()).toMatchObject({ code: 'nodata' });
  });

  test('is sent again for each call, even with the same key', async () => {
    const call = () =>
      bench.app.inject({
        url: '/api/v1/log/export?to=1',
        headers: { ...auditor, 'idempotency-key': 'the-same' },
      });
    expect((await call()).body.length).toBeGreaterThan(1000);
    expect((await call()).body.length).toBeGreaterThan(1000);
  });
});

describe('the check of the log', () => {
  test('is started only by auditors of the whole log, and visible to every auditor', async () => {
    const post = (headers: Header) =>
      bench.app.inject({ method: 'POST', url: '/api/v1/log/check', headers: { ...headers }, payload: {} });
    const operators = await bench.login('auditor@northwind.example');
    expect((await post(operators)).json()).toMatchObject({ code: 'roleerr' });
    expect((await post(auditor)).json()).toMatchObject({ code: 'success' });
    await expect
      .poll(async () => (await get('/log/check', operators)).json().data)
      .toMatchObject({ state: 'holds', fault: null });
    const seals = (await get('/log/seals?limit=1', operators)).json().data;
    expect(seals).toHaveLength(1);
    expect(seals[0].statement.from).toBe(1);
  });
});

test('exports a task with proofs of its sealed events', async () => {
  const support = await bench.login('support@northwind.example');
  const started = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/diagnostics/ip-ping',
    headers: support,
    payload: { endpointId: ownDevice, host: 'example.net' },
  });
  const { taskId } = started.json().data;
  const verdict = async () => verdictOf((await get(`/tasks/${taskId}/export`, support)).body);
  expect(await verdict()).toMatchObject({ ok: true, kind: 'task', sealed: 0 });
  await get('/log/export?to=1');
  const sealed = await verdict();
  expect(sealed).toMatchObject({ ok: true, seals: 1 });
  if (sealed.ok) expect(sealed.sealed).toBe(sealed.events);
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
