import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice, samples } from './samples.ts';

let bench: BenchServer;
let first: { authorization: string };
let second: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  first = await bench.login('admin@northwind.example');
  second = await bench.login('admin@brightline.example');
}, 120_000);
afterAll(() => bench.close());

const post = async (url: string, headers: object, payload: object) =>
  (await bench.app.inject({ method: 'POST', url, headers: { ...headers }, payload })).json();

describe('two operators', () => {
  test('list disjoint devices, which together are all', async () => {
    const list = async (headers: object) => {
      const { data, pagination } = await post('/api/v1/devices/action/getDevicePageList', headers, {
        limit: 100,
      });
      expect(data).toHaveLength(pagination.totalRecords);
      return new Set(data.map((device: { endpointId: string }) => device.endpointId));
    };
    const [a, b] = [await list(first), await list(second)];
    expect([...a].filter((endpointId) => b.has(endpointId))).toEqual([]);
    const root = await bench.login('system.admin@waymark.example');
    expect((await list(root)).size).toBe(a.size + b.size);
    expect(a).toContain(ownDevice);
    expect(b).toContain(foreignDevice);
  });

  test('a school sees only itself', async () => {
    const school = await bench.login('school@hillside.example');
    const { data } = await post('/api/v1/devices/action/getDevicePageList', school, { limit: 100 });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((device: { opId: string }) => device.opId))).toEqual(
      new Set(['hillside-school']),
    );
  });

  test.each(['keyword', 'filters'] as const)('cannot reach each other by %s', async (way) => {
    const request = way === 'keyword' ? { keyword: foreignDevice } : { filters: { opId: 'brightline' } };
    const { data, pagination } = await post('/api/v1/devices/action/getDevicePageList', first, request);
    expect(data).toEqual([]);
    expect(pagination.totalRecords).toBe(0);
  });
});

describe('every operation that names a device', () => {
  const all = samples({
    taskId: 'x',
    caseId: 'x',
    bulkActionId: 'x',
    consentId: 'x',
    runId: 'x',
    mailId: 'x',
    notiId: 'x',
    userId: 'x',
    uploadId: 'x',
    fileUploadId: 'x',
    firmwareId: 'x',
    appFileId: 'x',
  });
  const named = (Object.keys(all) as (keyof typeof all)[]).filter((id) => {
    const { body, query } = all[id];
    const isList = id === 'listTasks' || id === 'countTasks' || id === 'exportTasks';
    return !isList && (body?.endpointId ?? body?.endpointIds ?? query?.endpointId) !== undefined;
  });

  test.each(named)('%s: a foreign device is nodata, like one that does not exist', async (id) => {
    const { method, base, path } = operations[id];
    const { body, query } = all[id];
    const answers = [];
    for (const device of [foreignDevice, 'os::000000-nothing']) {
      const swap = (values: Record<string, unknown> | undefined) =>
        values && {
          ...values,
          ...('endpointId' in values ? { endpointId: device } : {}),
          ...('endpointIds' in values ? { endpointIds: [device] } : {}),
        };
      const payload = swap(body);
      const answer = await bench.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `${base}${path}`,
        headers: first,
        ...(query ? { query: swap(query) as Record<string, string> } : {}),
        ...(payload ? { payload } : {}),
      });
      answers.push([answer.statusCode, answer.json().code, answer.json().message]);
    }
    expect(answers[0]).toEqual([400, 'nodata', expect.any(String)]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('starts nothing for a batch with one foreign device', async () => {
    const before = await bench.log.head();
    const answer = await post('/api/v1/devices/actions/multi/lock', first, {
      endpointIds: [ownDevice, foreignDevice],
    });
    expect(answer).toMatchObject({ code: 'nodata', data: { endpointIds: [foreignDevice] } });
    const events = await bench.log.read(before.pos, 100);
    expect(events.map((event) => event.type)).toEqual(['audit.recorded']);
  });
});

test("answers nodata for a foreign operator's task", async () => {
  const started = await post('/api/v1/devices/diagnostics/ip-ping', first, {
    endpointId: ownDevice,
    host: 'example.net',
  });
  const { taskId } = started.data;
  for (const path of ['', '/events', '/state', '/export']) {
    const answer = await bench.app.inject({ url: `/api/v1/tasks/${taskId}${path}`, headers: second });
    expect(answer.json().code).toBe('nodata');
  }
  expect(await post(`/api/v1/tasks/${taskId}/cancel`, second, { reason: 'user' })).toMatchObject({
    code: 'nodata',
  });
});

describe('a list as a file (CO-046, CO-047)', () => {
  const lines = (body: string) => body.trimEnd().split('\r\n');
  const exportDevices = (headers: object, payload: object) =>
    bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/action/export',
      headers: { ...headers },
      payload,
    });

  test("has the list's devices and no foreign one; its head names the zone of its times", async () => {
    const list = await post('/api/v1/devices/action/getDevicePageList', first, { limit: 100 });
    const answer = await exportDevices(first, { as: 'csv' });
    const [head = '', ...rows] = lines(answer.body);
    expect(head).toMatch(/^\uFEFFendpointId,.*createTime \(Asia\/Seoul\)/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(
      list.data.map((device: { endpointId: string }) => device.endpointId),
    );
    expect(answer.headers).toMatchObject({
      'x-rows-written': String(rows.length),
      'x-rows-total': String(rows.length),
    });
    const recorded = async () => {
      const last = await bench.log.read((await bench.log.head()).pos - 5, 5);
      return last.map(({ data }) => data);
    };
    // A call is recorded after its answer.
    await expect
      .poll(recorded)
      .toContainEqual(
        expect.objectContaining({ operation: 'exportDevices', newValue: { as: 'csv', rows: rows.length } }),
      );
    const chosen = await exportDevices(first, { as: 'csv', fields: ['deviceSn', 'deviceStatus'] });
    expect(chosen.body.split('\r\n')[0]).toMatch(/deviceSn.*deviceStatus/);
    expect(chosen.body).not.toContain('endpointId');
    const elsewhere = await exportDevices(first, { as: 'csv', timeZone: 'America/New_York' });
    expect(elsewhere.body).toContain('createTime (America/New_York)');
    const nowhere = await exportDevices(first, { as: 'csv', timeZone: 'Nowhere/At_All' });
    expect(nowhere.body).toContain('createTime (Asia/Seoul)');
    const other = await exportDevices(first, { as: 'csv', filters: { opId: 'brightline' } });
    expect(lines(other.body)).toHaveLength(1);
  });

  test('reads tasks in batches, each once, newest first, and no foreign one', async () => {
    await post('/api/v1/devices/diagnostics/ip-ping', first, { endpointId: ownDevice, host: 'example.net' });
    await bench.database.script(`
      insert into task select (jsonb_populate_record(t, jsonb_build_object(
        'task_id', 'copy' || n, 'requested_pos', t.requested_pos + n, 'state', 'failed', 'terminal', true))).*
      from task t, generate_series(1, 2100) as n
      where t.task_id = (select task_id from task where endpoint_id = '${ownDevice}' limit 1)`);
    const url = '/api/v1/tasks/action/export?as=csv&state=failed';
    const answer = await bench.app.inject({ url, headers: first });
    const ids = lines(answer.body)
      .slice(1)
      .map((row) => row.split(',')[0]);
    expect(ids).toEqual(Array.from({ length: 2100 }, (_, n) => `copy${2100 - n}`));
    expect(answer.headers['x-rows-total']).toBe('2100');
    expect(lines((await bench.app.inject({ url, headers: second })).body)).toHaveLength(1);
    const book = await bench.app.inject({ url: url.replace('csv', 'xlsx'), headers: first });
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
