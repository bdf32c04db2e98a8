import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice, pair } from './samples.ts';

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
const ask = async (method: 'POST' | 'PUT', url: string, payload: object) =>
  (await bench.app.inject({ method, url, headers: support, payload })).json();
const post = (url: string, payload: object) => ask('POST', url, payload);
const request = { endpointId: ownDevice, host: 'example.net', repetitions: 3 };

describe('the same command during its execution', () => {
  const url = '/api/v1/devices/actions/multi/reboot';
  const lock = '/api/v1/devices/actions/multi/lock';
  const begin = async (payload: object, path = url, headers = support): Promise<string> => {
    const answer = await bench.app.inject({ method: 'POST', url: path, headers, payload });
    expect(answer.json()).toMatchObject({ code: 'success' });
    return answer.json().data.taskId;
  };
  const [one, two] = pair;

  test('makes one task of twenty concurrent restarts of a device, and of the next one', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => begin({ endpointId: one })));
    expect(new Set(ids).size).toBe(1);
    expect(await begin({ endpointId: one })).toBe(ids[0]);
    const facts = await bench.log.read(0, 10_000);
    expect(
      facts.filter(({ type, data }) => type === 'task.requested' && data.endpointId === one),
    ).toHaveLength(1);
  });

  test('makes one bulk action of twenty concurrent restarts of the same devices', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => begin({ endpointIds: [...pair] })));
    expect(new Set(ids).size).toBe(1);
    expect(await begin({ endpointIds: [two] })).not.toBe(ids[0]);
  });

  test('makes a separate task of a restart by another person, or after another command', async () => {
    const first = await begin({ endpointId: one });
    const admin = await bench.login('admin@northwind.example');
    expect(await begin({ endpointId: one }, url, admin)).not.toBe(first);
    const second = await begin({ endpointId: one });
    const locked = await begin({ endpointId: one }, lock);
    expect(await begin({ endpointId: one })).not.toBe(second);
    // The last lock supersedes the waiting one.
    expect(await begin({ endpointId: one }, lock)).not.toBe(locked);
  });

  test('makes a new task of a restart after the first has ended', async () => {
    const first = await begin({ endpointId: two });
    expect(await post(`/api/v1/tasks/${first}/cancel`, { reason: 'user' })).toMatchObject({
      code: 'success',
    });
    expect(await begin({ endpointId: two })).not.toBe(first);
  });
});

describe('Idempotency-Key', () => {
  test('answers the same key and body with the first answer and no second task', async () => {
    const one = await send(request, 'same-key-1');
    const before = await bench.log.head();
    const two = await send(request, 'same-key-1');
    expect(two.json()).toEqual(one.json());
    const events = await bench.log.read(before.pos, 100);
    expect(events.filter((event) => event.type.startsWith('task.'))).toEqual([]);
  });

  test('ignores the order of the members', async () => {
    const one = await send(request, 'same-key-2');
    const { endpointId, host, repetitions } = request;
    expect((await send({ repetitions, host, endpointId }, 'same-key-2')).json()).toEqual(one.json());
  });

  test('refuses the same key with another body as a conflict', async () => {
    await send(request, 'same-key-3');
    const other = await send({ ...request, host: 'example.org' }, 'same-key-3');
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
  });

  test('starts one task for ten concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request, 'same-key-4')));
    const ids = new Set(answers.map((answer) => answer.json().data.taskId));
    expect(ids.size).toBe(1);
  });

  test('frees the key of a refused command', async () => {
    const foreign = { ...request, endpointId: 'os::000000-nothing' };
    expect((await send(foreign, 'same-key-5')).json().code).toBe('nodata');
    expect((await send(request, 'same-key-5')).json().code).toBe('success');
  });

  test('separates the keys of different accounts', async () => {
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

  test('records who, what, on which device, with which result and tasks', async () => {
    const answer = await send(request);
    const event = await last('startPing');
    expect(event).toMatchObject({
      type: 'audit.recorded',
      actor: { kind: 'account', name: 'Sam Porter' },
      data: { targets: [ownDevice], result: 'success', taskIds: answer.json().data.taskIds, reads: false },
    });
  });

  test('records old and new value of a change', async () => {
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

  test('records refused commands', async () => {
    await send(request, undefined, auditor);
    expect(await last('startPing')).toMatchObject({
      actor: { name: 'Ada Ledger' },
      data: { result: 'roleerr' },
    });
  });
});

test('gives a waiting task the record of the specification (000 §3, CO-039, RU-033)', async () => {
  const { taskId } = (await send(request)).json().data;
  const task = await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: auditor });
  expect(task.json().data).toMatchObject({
    taskType: 'PingTest',
    taskTypeName: 'PingTest',
    taskName: 'Ping Test',
    actionType: 'PingTest',
    featureKey: 'diagnostics',
    taskStatus: 'TASK_STATUS_READY',
    taskEventStatus: null,
    progressTime: null,
    failReason: null,
    dispatchAction: 'DiagnosticsResult',
    dispatchFail: 'DiagnosticsResult',
    isCompiled: false,
  });
});

describe('time settings (CL-029, CL-034)', () => {
  const waits = (url: string, method: 'POST' | 'PUT', body: object) =>
    bench.app.inject({ method, url, headers: support, payload: { endpointId: ownDevice, ...body } });

  test('become a task that waits for an offline device, by every name of the call', async () => {
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

  test('name a device by its short id only, like its name (A-003, CL-035)', async () => {
    const url = '/api/v1/devices/did';
    const { did } = (await post('/api/v1/devices/action/getDevice', { endpointId: ownDevice })).data.device;
    for (const method of ['POST', 'PUT'] as const) {
      const answer = await ask(method, url, { did, enable: true, ntpServer2: 'two.example.net' });
      expect(answer.code).toBe('success');
      const task = await bench.app.inject({ url: `/api/v1/tasks/${answer.data.taskId}`, headers: auditor });
      expect(task.json().data).toMatchObject({
        endpointId: ownDevice,
        params: { enable: true, ntpServer2: 'two.example.net' },
      });
    }
    expect((await ask('POST', url, { did: 'unknown', enable: true })).code).toBe('nodata');
    expect((await ask('POST', url, { enable: true })).code).toBe('custom');
    expect((await ask('POST', url, { did, endpointId: ownDevice, enable: true })).code).toBe('custom');
  });

  test('permit five servers, no more (RU-072, CO-061)', async () => {
    const answer = await waits('/api/v1/devices/did', 'POST', { enable: true, ntpServer6: 'six.example' });
    expect(answer.statusCode).toBe(400);
  });

  test('are in the audit trail with their old and new values', async () => {
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
  const detailOf = async (endpointId: string) =>
    (
      await bench.app.inject({
        method: 'POST',
        url: '/api/v1/devices/action/getDevice',
        headers: auditor,
        payload: { endpointId },
      })
    ).json().data.device;
  const place = async (endpointId: string, city: string) => {
    const { registration } = demoDevice(14);
    await bench.tell(endpointId, [{ type: 'device.registered', data: { ...registration, city } }]);
    await bench.settled();
  };

  test('answer with the first id and all ids in the requested order (A-057)', async () => {
    const endpointIds = pair;
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

  test('are a bulk action that only its operator can see and cancel, once (TN-012)', async () => {
    const endpointIds = pair;
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

  test.each(['lock', 'unlock', 'reboot', 'factory-reset'])(
    'must be of one model and one site: %s (RU-118, RU-119)',
    async (action) => {
      const ask = async (endpointIds: string[], mid?: string) => {
        const answer = await bench.app.inject({
          method: 'POST',
          url: `/api/v1/devices/actions/multi/${action}`,
          headers: await bench.login('admin@northwind.example'),
          payload: { endpointIds, ...(mid && { mid }) },
        });
        return answer.json();
      };
      const [first = '', second = ''] = pair;
      const models = { code: 'custom', message: 'Select the same device model.' };
      expect(await ask([first, demoDevice(1).endpointId])).toMatchObject(models);
      expect(await ask([first], 'ar2140')).toMatchObject({ ...models, data: { endpointIds: [first] } });
      const inSeoul = (await detailOf(first)).city;
      expect(inSeoul).toBe((await detailOf(second)).city);
      await place(second, 'Jeju');
      expect(await ask(pair, 'kstb2020')).toMatchObject({
        code: 'custom',
        message: 'Select devices of the same location.',
      });
      await place(second, inSeoul);
      expect((await ask(pair, 'kstb2020')).code).toBe('success');
    },
  );
});

test('show only its own task in the history of each device', async () => {
  const admin = await bench.login('admin@northwind.example');
  const endpointIds = pair;
  const lock = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/actions/multi/lock',
    headers: admin,
    payload: { endpointIds },
  });
  const { taskIds } = lock.json().data;
  expect(taskIds).toHaveLength(2);
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
