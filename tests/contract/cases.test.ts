import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

type Header = { authorization: string };

let bench: BenchServer;
let support: Header;
let ownTask: string;
let foreignTask: string;

const post = async (path: string, headers: Header, payload: object = {}) =>
  (await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })).json();
const get = async (path: string, headers: Header) =>
  (await bench.app.inject({ method: 'GET', url: `/api/v1${path}`, headers })).json();
const fileOf = async (path: string, headers: Header) =>
  bench.app.inject({ method: 'GET', url: `/api/v1${path}`, headers });

async function ping(endpointId: string, headers: Header): Promise<string> {
  const started = await post('/devices/diagnostics/ip-ping', headers, { endpointId, host: '192.0.2.77' });
  return started.data.taskId;
}

async function openCase(taskIds: string[] = [ownTask]): Promise<string> {
  const opened = await post('/cases/action/open', support, { title: 'Slow </script> Wi-Fi', taskIds });
  expect(opened.code).toBe('success');
  return opened.data.caseId;
}

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  ownTask = await ping(ownDevice, support);
  foreignTask = await ping(foreignDevice, await bench.login('system.admin@waymark.example'));
}, 120_000);
afterAll(() => bench.close());

describe('a case', () => {
  test('returns its tasks and every change, with the user', async () => {
    const caseId = await openCase();
    await post(`/cases/${caseId}/comment`, support, { text: '  Crowded channel.  ' });
    await post(`/cases/${caseId}/tasks/remove`, support, { taskId: ownTask });
    await post(`/cases/${caseId}/tasks/add`, support, { taskIds: [ownTask] });
    await post(`/cases/${caseId}/rename`, support, { title: 'Slow' });
    const { data } = await get(`/cases/${caseId}`, support);
    expect(data).toMatchObject({
      title: 'Slow',
      state: 'open',
      taskCount: 1,
      commentCount: 1,
      address: `http://console.example/cases/${caseId}`,
    });
    expect(data.tasks.map(({ taskId }: { taskId: string }) => taskId)).toEqual([ownTask]);
    expect(data.events.map(({ type }: { type: string }) => type)).toEqual([
      'case.opened',
      'case.taskAdded',
      'case.commented',
      'case.taskRemoved',
      'case.taskAdded',
      'case.renamed',
    ]);
    expect(data.events[2]).toMatchObject({ data: { text: 'Crowded channel.' }, actor: { kind: 'account' } });
    const listed = await get(`/cases?taskId=${ownTask}&keyword=SLOW`, support);
    expect(listed.data.map((row: { caseId: string }) => row.caseId)).toContain(caseId);
  });

  test('adds a task once, keeps its limit, and accepts nothing once it is closed', async () => {
    const caseId = await openCase();
    expect(await post(`/cases/${caseId}/tasks/add`, support, { taskIds: [ownTask] })).toMatchObject({
      data: { version: 2 },
    });
    const many = await Promise.all(Array.from({ length: 20 }, () => ping(ownDevice, support)));
    const full = await post(`/cases/${caseId}/tasks/add`, support, { taskIds: many });
    expect(full).toMatchObject({ code: 'custom', message: 'A case holds at most 20 tasks.' });
    expect((await get(`/cases/${caseId}`, support)).data.version).toBe(2);
    expect((await post(`/cases/${caseId}/reopen`, support)).code).toBe('custom');
    await post(`/cases/${caseId}/close`, support);
    for (const [path, body] of [
      ['tasks/add', { taskIds: [many[0]] }],
      ['tasks/remove', { taskId: ownTask }],
      ['rename', { title: 'x' }],
      ['close', {}],
    ] as const)
      expect((await post(`/cases/${caseId}/${path}`, support, body)).code, path).toBe('custom');
    expect((await post(`/cases/${caseId}/comment`, support, { text: 'Later.' })).code).toBe('success');
    expect((await post(`/cases/${caseId}/reopen`, support)).code).toBe('success');
  });

  test('hides its entries in the history of its devices from users who cannot see the case', async () => {
    const admin = await bench.login('admin@northwind.example');
    const school = await bench.login('school@hillside.example');
    const { data: devices } = await post('/devices/action/getDevicePageList', school, { limit: 1 });
    const { endpointId } = devices[0];
    const schoolTask = await ping(endpointId, admin);
    const mixed = { title: 'Not for the school', taskIds: [ownTask, schoolTask] };
    const { data } = await post('/cases/action/open', admin, mixed);
    // All its tasks belong to the school's device, but the case to the operator.
    const alone = await post('/cases/action/open', admin, { title: 'Nor this', taskIds: [schoolTask] });
    for (const { caseId } of [data, alone.data])
      expect((await fileOf(`/cases/${caseId}/file`, admin)).statusCode).toBe(200);
    expect((await post('/devices/actions/multi/lock', admin, { endpointIds: [endpointId] })).code).toBe(
      'success',
    );
    await bench.settled();
    const history = (headers: Header, of: string) =>
      get(`/devices/historys/user-action?limit=20&endpointId=${encodeURIComponent(of)}`, headers);
    const seen = await history(school, endpointId);
    const opened = seen.data.filter(({ actionName }: { actionName: string }) => actionName === 'openCase');
    expect(opened).toHaveLength(2);
    for (const entry of opened)
      expect(entry).toMatchObject({ oldValue: null, newValue: null, taskIds: [schoolTask] });
    const text = JSON.stringify(seen.data);
    for (const foreign of [ownTask, 'Not for the school', 'Nor this', data.caseId])
      expect(text).not.toContain(foreign);
    // Changes of the reader's own device stay visible.
    const own = seen.data.find(({ actionName }: { actionName: string }) => actionName === 'startPing');
    expect(own.newValue).toMatchObject({ host: '192.0.2.77' });
    const whole = await history(admin, endpointId);
    expect(JSON.stringify(whole.data)).toContain('Not for the school');
  });

  test('keeps all of several concurrent changes', async () => {
    const caseId = await openCase([]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        post(`/cases/${caseId}/comment`, support, { text: `Comment ${index}` }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('success'));
    expect((await get(`/cases/${caseId}`, support)).data.commentCount).toBe(4);
  });

  test('does not exist for other operators, and never accepts a task of a foreign device', async () => {
    const caseId = await openCase();
    const foreign = await bench.login('support@brightline.example');
    for (const path of [`/cases/${caseId}`, `/cases/${caseId}/file`])
      expect((await get(path, foreign)).code, path).toBe('nodata');
    for (const [path, body] of [
      ['tasks/add', { taskIds: [foreignTask] }],
      ['comment', { text: 'x' }],
      ['close', {}],
    ] as const)
      expect((await post(`/cases/${caseId}/${path}`, foreign, body)).code, path).toBe('nodata');
    expect((await get('/cases', foreign)).data).toEqual([]);
    expect((await post(`/cases/${caseId}/tasks/add`, support, { taskIds: [foreignTask] })).code).toBe(
      'nodata',
    );
    const refused = await post('/cases/action/open', support, {
      title: 'x',
      taskIds: [ownTask, foreignTask],
    });
    expect(refused.code).toBe('nodata');
  });

  test('can be read and commented by auditors, and read by viewers', async () => {
    const caseId = await openCase();
    const auditor = await bench.login('auditor@northwind.example');
    const viewer = await bench.login('viewer@northwind.example');
    for (const reader of [auditor, viewer]) {
      expect((await get(`/cases/${caseId}`, reader)).code).toBe('success');
      expect((await fileOf(`/cases/${caseId}/file`, reader)).statusCode).toBe(200);
      expect((await post('/cases/action/open', reader, { title: 'x' })).code).toBe('roleerr');
      expect((await post(`/cases/${caseId}/close`, reader)).code).toBe('roleerr');
    }
    expect((await post(`/cases/${caseId}/comment`, auditor, { text: 'Seen.' })).code).toBe('success');
    expect((await post(`/cases/${caseId}/comment`, viewer, { text: 'x' })).code).toBe('roleerr');
  });

  test('shows device values before and after', async () => {
    const endpointId = ownDevice;
    const observe = (values: Record<string, string>) =>
      bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    await observe({ 'Device.Test.Channel': '1', 'Device.Test.Same': 'a' });
    const first = await ping(endpointId, support);
    await observe({ 'Device.Test.Channel': '6', 'Device.Test.Same': 'a', 'Device.Test.New': 'x' });
    await observe({ 'Device.Test.Channel': '11' });
    await post(`/tasks/${first}/cancel`, support, { reason: 'user' });
    await observe({ 'Device.Test.Channel': '13' });
    const { data } = await get(`/cases/${await openCase([first])}`, support);
    expect(data.devices).toMatchObject([
      {
        endpointId,
        values: [
          { path: 'Device.Test.Channel', before: '1', after: '11' },
          { path: 'Device.Test.New', before: null, after: 'x' },
        ],
      },
    ]);
  });
});

describe('the file of a case', () => {
  const verdictOf = (text: string) => verifyFile(new Blob([text]), { sha256, trusted: null });

  test('is valid, as a page and alone, whole and redacted', async () => {
    const caseId = await openCase();
    for (const query of ['', '?as=json', '?redact=params&redact=title', '?language=ko&redact=value/*']) {
      const answer = await fileOf(`/cases/${caseId}/file${query}`, support);
      expect(await verdictOf(answer.body), query).toMatchObject({ ok: true, kind: 'case', tasks: 1 });
    }
    const page = await fileOf(`/cases/${caseId}/file?language=ko`, support);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-disposition']).toBe(`attachment; filename="case-${caseId}.html"`);
    expect(page.body).toContain('<html lang="ko">');
    expect(page.body).not.toContain('Slow </script>');
    const redacted = await fileOf(`/cases/${caseId}/file?as=json&redact=params&redact=title`, support);
    expect(redacted.body).not.toContain('192.0.2.77');
    expect(redacted.body).not.toContain('Wi-Fi');
    expect(await verdictOf(redacted.body)).toMatchObject({ redacted: 2 });
    const ofOne = await fileOf(`/cases/${caseId}/file?as=json&redact=task:${ownTask}/*/params`, support);
    expect(ofOne.body).not.toContain('192.0.2.77');
    expect(ofOne.body).toContain('Wi-Fi');
    expect(await verdictOf(ofOne.body)).toMatchObject({ redacted: 1 });
  });

  test('is refused with a redaction that the machine needs, naming it', async () => {
    const answer = await fileOf(`/cases/${await openCase()}/file?redact=deadlines`, support);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'custom', message: expect.stringContaining('"deadlines"') });
  });

  test('is sealed when the log is', async () => {
    const caseId = await openCase();
    const auditor = await bench.login('auditor@waymark.example');
    await post('/log/check', auditor);
    const { body } = await fileOf(`/cases/${caseId}/file`, support);
    const verdict = await verdictOf(body);
    expect(verdict.ok && verdict.sealed === verdict.events).toBe(true);
  });
});
