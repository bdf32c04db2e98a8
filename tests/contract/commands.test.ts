import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
let support: { authorization: string };
let auditor: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  auditor = await bench.login('auditor@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const ping = '/api/v1/devices/diagnostics/ip-ping';
const send = (payload: object, key?: string, headers: object = support) =>
  bench.app.inject({
    method: 'POST',
    url: ping,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
const request = { endpointId: ownDevice, host: 'example.net', repetitions: 3 };

describe('Idempotency-Key', () => {
  test('the same key and body give the first answer and no second task', async () => {
    const one = await send(request, 'same-key-1');
    const before = await bench.log.head();
    const two = await send(request, 'same-key-1');
    expect(two.json()).toEqual(one.json());
    const events = await bench.log.read(before.pos, 100);
    expect(events.filter((event) => event.type.startsWith('task.'))).toEqual([]);
  });

  test('the order of the members does not matter', async () => {
    const one = await send(request, 'same-key-2');
    const { endpointId, host, repetitions } = request;
    expect((await send({ repetitions, host, endpointId }, 'same-key-2')).json()).toEqual(one.json());
  });

  test('the same key with another body is a conflict', async () => {
    await send(request, 'same-key-3');
    const other = await send({ ...request, host: 'example.org' }, 'same-key-3');
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
  });

  test('ten at once start one task', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request, 'same-key-4')));
    const ids = new Set(answers.map((answer) => answer.json().data.taskId));
    expect(ids.size).toBe(1);
  });

  test('a refused command leaves its key free', async () => {
    const foreign = { ...request, endpointId: 'os::000000-nothing' };
    expect((await send(foreign, 'same-key-5')).json().code).toBe('nodata');
    expect((await send(request, 'same-key-5')).json().code).toBe('success');
  });

  test('keys of different accounts have nothing to do with each other', async () => {
    const other = await bench.login('admin@northwind.example');
    const one = await send(request, 'same-key-6');
    const two = await send(request, 'same-key-6', other);
    expect(two.json().code).toBe('success');
    expect(two.json().data.taskId).not.toBe(one.json().data.taskId);
  });
});

describe('audit', () => {
  const last = async (operation: string) => {
    await bench.settled();
    const events = await bench.log.read(0, 5_000);
    return events.findLast((event) => event.data.operation === operation);
  };

  test('tells who, what, on which device, with which result and tasks', async () => {
    const answer = await send(request);
    const event = await last('startPing');
    expect(event).toMatchObject({
      type: 'audit.recorded',
      actor: { kind: 'account', name: 'Sam Porter' },
      data: { targets: [ownDevice], result: 'success', taskIds: answer.json().data.taskIds, reads: false },
    });
  });

  test('keeps old and new value of a change', async () => {
    const rename = (deviceName: string) =>
      bench.app.inject({
        method: 'PATCH',
        url: '/api/v1/devices/did',
        headers: support,
        payload: { endpointId: ownDevice, deviceName },
      });
    await rename('Before');
    await rename('After');
    expect((await last('setDeviceName'))?.data).toMatchObject({
      oldValue: { deviceName: 'Before' },
      newValue: { deviceName: 'After' },
    });
    const history = await bench.app.inject({
      url: '/api/v1/devices/historys/user-action',
      headers: auditor,
      query: { endpointId: ownDevice },
    });
    expect(history.json().data[0]).toMatchObject({ actionName: 'setDeviceName', performedBy: 'Sam Porter' });
  });

  test('records what was refused', async () => {
    await send(request, undefined, auditor);
    expect(await last('startPing')).toMatchObject({
      actor: { name: 'Ada Ledger' },
      data: { result: 'roleerr' },
    });
  });
});

describe('time settings (CL-029, CL-034)', () => {
  const waits = (url: string, method: 'POST' | 'PUT', body: object) =>
    bench.app.inject({ method, url, headers: support, payload: { endpointId: ownDevice, ...body } });

  test('become a task that waits for a device that is away, by every name of the call', async () => {
    const calls = [
      ['POST', '/api/v1/devices/did'],
      ['PUT', '/api/v1/devices/did'],
      ['POST', '/api/v1/devices/action/setDeviceTime'],
    ] as const;
    for (const [method, url] of calls) {
      const answer = await waits(url, method, { enable: true, ntpServer1: 'time.example.net' });
      expect(answer.json().code).toBe('success');
      const task = await bench.app.inject({
        url: `/api/v1/tasks/${answer.json().data.taskId}`,
        headers: auditor,
      });
      expect(task.json().data).toMatchObject({
        taskType: 'TimeSettings',
        state: 'queued',
        params: { enable: true, ntpServer1: 'time.example.net' },
      });
    }
  });

  test('take five servers, no more (RU-072, CO-061)', async () => {
    const answer = await waits('/api/v1/devices/did', 'POST', { enable: true, ntpServer6: 'six.example' });
    expect(answer.statusCode).toBe(400);
  });

  test('are kept in the audit trail with their old and new values', async () => {
    await bench.tell(ownDevice, [
      {
        type: 'device.valuesObserved',
        data: {
          source: 'get',
          values: { 'Device.Time.NTPServer1': 'old.example', 'Device.Time.Enable': 'true' },
        },
      },
    ]);
    const answer = await waits('/api/v1/devices/did', 'POST', { enable: false, ntpServer1: 'new.example' });
    await bench.settled();
    const events = await bench.log.read(0, 5_000);
    expect(events.findLast((event) => event.data.operation === 'setDeviceTime')?.data).toMatchObject({
      oldValue: { enable: true, ntpServer1: 'old.example' },
      newValue: { enable: false, ntpServer1: 'new.example' },
      taskIds: [answer.json().data.taskId],
    });
  });
});

describe('device names (RU-083)', () => {
  test('are unique within an operator, in any case', async () => {
    const devices = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/action/getDevicePageList',
      headers: support,
      payload: { filters: { opId: 'northwind' }, limit: 100 },
    });
    const [a, b] = devices.json().data.filter((device: { opId: string }) => device.opId === 'northwind');
    const name = (did: string, deviceName: string) =>
      bench.app.inject({
        method: 'PATCH',
        url: '/api/v1/devices/did',
        headers: support,
        payload: { did, deviceName },
      });
    expect((await name(a.did, 'Unique name')).json().code).toBe('success');
    const taken = await name(b.did, 'UNIQUE NAME');
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'deviceconflict']);
    expect((await name(a.did, 'Another name')).json().code).toBe('success');
    expect((await name(b.did, 'Unique name')).json().code).toBe('success');
  });
});

describe('several devices', () => {
  test('answer with the first id and all ids in the order asked (A-057)', async () => {
    const listed = await bench.app.inject({ url: '/api/v1/devices', headers: support });
    const endpointIds = listed.json().data.map((device: { endpointId: string }) => device.endpointId);
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/actions/multi/lock',
      headers: support,
      payload: { endpointIds },
    });
    const { taskId, taskIds, bulkActionId } = answer.json().data;
    expect(taskIds).toHaveLength(endpointIds.length);
    expect(taskId).toBe(taskIds[0]);
    for (const [index, id] of taskIds.entries()) {
      const task = await bench.app.inject({ url: `/api/v1/tasks/${id}`, headers: auditor });
      expect(task.json().data).toMatchObject({
        endpointId: endpointIds[index],
        taskType: 'Lock',
        lane: 'bulk',
        batchId: bulkActionId,
      });
    }
  });

  test('are a bulk action, which its operator sees, cancels once, and nobody beside it (TR-012)', async () => {
    const listed = await bench.app.inject({
      url: '/api/v1/devices?page=1&limit=3',
      headers: support,
    });
    const endpointIds = listed.json().data.map((device: { endpointId: string }) => device.endpointId);
    const started = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/actions/multi/reboot',
      headers: support,
      payload: { endpointIds },
    });
    const { bulkActionId } = started.json().data;
    const url = `/api/v1/bulk-actions/${bulkActionId}`;
    const found = await bench.app.inject({ url, headers: auditor });
    expect(found.json().data).toMatchObject({
      bulkActionId,
      taskType: 'Reboot',
      state: 'running',
      total: endpointIds.length,
      started: endpointIds.length,
      terminal: false,
    });
    const list = await bench.app.inject({ url: '/api/v1/bulk-actions?action=Reboot', headers: auditor });
    expect(list.json().data[0]).toMatchObject({ bulkActionId });
    const cancel = (headers: object) =>
      bench.app.inject({
        method: 'POST',
        url: `${url}/cancel`,
        headers: { ...headers },
        payload: {},
      });
    const elsewhere = await bench.login('admin@brightline.example');
    expect((await bench.app.inject({ url, headers: elsewhere })).json().code).toBe('nodata');
    expect((await cancel(elsewhere)).json().code).toBe('nodata');
    expect((await cancel(support)).json().data).toEqual({ bulkActionId, outcome: 'requested' });
    await expect
      .poll(async () => (await bench.app.inject({ url, headers: auditor })).json().data)
      .toMatchObject({ state: 'cancelled', terminal: true, ended: endpointIds.length });
    expect((await cancel(support)).json().data.outcome).toBe('tooLate');
  });

  test('of several models under one `mid` are refused (RU-118)', async () => {
    const listed = await bench.app.inject({ url: '/api/v1/devices', headers: support });
    const endpointIds = listed.json().data.map((device: { endpointId: string }) => device.endpointId);
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/actions/multi/reboot',
      headers: support,
      payload: { endpointIds, mid: 'ar2140' },
    });
    expect(answer.json()).toMatchObject({ code: 'custom', message: 'Select the same device model.' });
  });
});

test('of a command to many, the history of a device tells its own task alone', async () => {
  const admin = await bench.login('admin@northwind.example');
  const list = await bench.app.inject({ url: '/api/v1/devices?page=1&limit=50', headers: admin });
  const endpointIds: string[] = list
    .json()
    .data.slice(0, 3)
    .map((device: { endpointId: string }) => device.endpointId);
  const lock = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/actions/multi/lock',
    headers: admin,
    payload: { endpointIds },
  });
  const { taskIds } = lock.json().data;
  expect(taskIds).toHaveLength(3);
  await bench.settled();
  for (const [index, endpointId] of endpointIds.entries()) {
    const history = await bench.app.inject({
      url: '/api/v1/devices/historys/user-action',
      query: { endpointId },
      headers: admin,
    });
    expect(history.json().data[0]).toMatchObject({ actionName: 'lockDevices', taskIds: [taskIds[index]] });
  }
});
