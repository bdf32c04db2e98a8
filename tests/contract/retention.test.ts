import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { mainLogId } from '#server/core/log/log.ts';
import { cleanDisk } from '#server/core/log/retention/disk.ts';
import { LiveListener } from '#tests/support/api-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sha256 } from '#tests/support/sealed-log.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';
import { ownDevice, pair } from './samples.ts';

type Header = { authorization: string };
const dayMs = 86_400_000;

let bench: BenchServer;
let support: Header;
let auditor: Header;
let ids: { taskId: string; waiting: string; caseId: string; bulkActionId: string };
let statement: number;

beforeAll(async () => {
  bench = await startBench({ retentionDays: 45 });
  const begun = await bench.login('support@northwind.example');
  const post = async (path: string, payload: object) =>
    (await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: begun, payload })).json().data;
  const ping = async (endpointId: string): Promise<string> =>
    (await post('/devices/diagnostics/ip-ping', { endpointId, host: '192.0.2.77' })).taskId;
  const taskId = await ping(ownDevice);
  await post(`/tasks/${taskId}/cancel`, { reason: 'user' });
  const { bulkActionId } = await post('/devices/actions/multi/lock', { endpointIds: pair });
  await post(`/bulk-actions/${bulkActionId}/cancel`, {});
  await eventually(async () =>
    expect(
      (await bench.app.inject({ url: `/api/v1/bulk-actions/${bulkActionId}`, headers: begun })).json().data
        .state,
    ).toBe('cancelled'),
  );
  const { caseId } = await post('/cases/action/open', { title: 'Slow Wi-Fi' });
  await post(`/cases/${caseId}/tasks/add`, { taskIds: [taskId] });
  await post(`/cases/${caseId}/close`, {});
  ids = { taskId, bulkActionId, caseId, waiting: await ping(ownDevice) };
  await bench.settled();
  await bench.proof.sealer.sealNow();
  bench.clock.now = new Date(bench.clock.now.getTime() + 46 * dayMs);
  expect(await bench.retention.pass()).toBeGreaterThan(15);
  // If a table was in use during the pass, its clean-up was postponed.
  await cleanDisk(bench.database, mainLogId, [], { offline: true });
  support = await bench.login('support@northwind.example');
  auditor = await bench.login('auditor@waymark.example');
  statement = (await get('/log/retention')).json().data.statements[0].position;
}, 120_000);
afterAll(() => bench.close());

const get = (url: string, headers: Header = auditor) => bench.app.inject({ url: `/api/v1${url}`, headers });

test('omits erased streams from every list, and keeps open ones', async () => {
  const tasks = (await get('/tasks', support)).json().data.map(({ taskId }: { taskId: string }) => taskId);
  expect(tasks).toContain(ids.waiting);
  expect(tasks).not.toContain(ids.taskId);
  expect((await get('/cases', support)).json().data).toEqual([]);
  expect((await get('/bulk-actions', support)).json().data).toEqual([]);
  const counted = (await get(`/tasks?endpointId=${ownDevice}`, support)).json().pagination.totalRecords;
  expect(counted).toBe(1);
});

test('shows on its page when it was erased, and by which statement', async () => {
  for (const url of [
    `/tasks/${ids.taskId}`,
    `/tasks/${ids.taskId}/events`,
    `/tasks/${ids.taskId}/state`,
    `/tasks/${ids.taskId}/export`,
    `/cases/${ids.caseId}`,
    `/cases/${ids.caseId}/file`,
    `/bulk-actions/${ids.bulkActionId}`,
    `/bulk-actions/${ids.bulkActionId}/events`,
  ]) {
    const answer = await get(url, support);
    expect([url, answer.statusCode]).toEqual([url, 410]);
    expect(answer.json()).toMatchObject({ code: 'erased', data: { erasedAt: expect.any(String) } });
    expect(answer.json().data.statement).toBeGreaterThanOrEqual(1);
  }
  const cancelled = await bench.app.inject({
    method: 'POST',
    url: `/api/v1/tasks/${ids.taskId}/cancel`,
    headers: support,
    payload: { reason: 'user' },
  });
  expect(cancelled.json().code).toBe('erased');
  expect((await get('/tasks/00000000-0000-4000-8000-000000000000', support)).json().code).toBe('nodata');
});

test('shows an auditor the retention periods, their start, and the erasures', async () => {
  const { data } = (await get('/log/retention')).json();
  expect(data).toMatchObject({ days: 45, since: expect.any(String), rewrittenTo: statement });
  const streams = data.statements.map(
    ({ statement: { streams } }: { statement: object & { streams: object } }) => streams,
  );
  expect(Object.assign({}, ...streams)).toEqual({ task: 3, case: 1, 'bulk-action': 1 });
  const [{ position }] = data.statements;
  expect((await get(`/log/retention/${position}`)).json().data).toMatchObject({
    position,
    holds: true,
    detail: null,
  });
  expect(
    (await get(`/log/retention?before=${position}&limit=1`)).json().data.statements[0]?.position ?? 0,
  ).toBeLessThan(position);
  expect((await get('/log/retention', support)).json()).toMatchObject({ code: 'roleerr' });
});

test("reports erasures in the exported log and the server's check, both valid", async () => {
  const verdict = await verifyFile(new Blob([(await get('/log/export')).body]), { sha256, trusted: null });
  expect(verdict).toMatchObject({ ok: true, erased: { last: statement } });
  // The comparison of the start may still run; it ends at the log's end of that time.
  await expect
    .poll(async () => {
      const { data } = (await get('/log/check')).json();
      if (data.state !== 'running')
        await bench.app.inject({ method: 'POST', url: '/api/v1/log/check', headers: auditor, payload: {} });
      return data;
    })
    .toMatchObject({ state: 'holds', erased: verdict.ok ? verdict.erased : null });
});

test('sends a console that resumes from an earlier position the remaining events, without a gap', async () => {
  const url = await bench.app.listen({ port: 0, host: '127.0.0.1' });
  const { epoch, pos } = await bench.log.head();
  const live = new LiveListener();
  // The position is as early as the server's memory, which must have dropped the events too.
  const [gone] = await bench.log.readStream(`task:${ids.taskId}`, 0, 1);
  Object.assign(live, { epoch, cursor: (gone?.pos ?? 0) - 1 });
  const token = support.authorization.slice('Bearer '.length);
  await live.connect(`${url.replace('http', 'ws')}/ws/${clientKey}`, token);
  await live.until(() => live.cursor >= pos);
  live.close();
  const streams = new Set(live.messages.map(({ fact }) => fact?.streamId));
  expect(streams).toContain(`task:${ids.waiting}`);
  for (const erased of [`task:${ids.taskId}`, `case:${ids.caseId}`, `bulk-action:${ids.bulkActionId}`])
    expect(streams).not.toContain(erased);
  expect(live.resets).toEqual([]);
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
