import { expect, test } from 'vitest';
import { taskStreamsOf } from '#tests/support/task-streams.ts';

import { account, engineRig } from './engine-rig.ts';

const engine = { kind: 'server', id: 'engine', name: 'engine' };

test('given a connected and free device, then a request is dispatched with it and sent under its id', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  expect(await rig.ask()).toEqual(['t1']);
  expect(rig.stream('t1').map(({ type, data, actor }) => ({ type, data, actor }))).toEqual([
    {
      type: 'task.requested',
      data: {
        kind: 'PingTest',
        feature: 'diagnostics',
        family: 'reachability',
        confirmBy: 'result',
        retrySafe: true,
        maxAttempts: expect.any(Number),
        // The deadline is of the command, not of the kind: two echoes of a second and a half, and half a minute.
        deadlines: { offlineWait: 600_000, delivery: 60_000, firstProgress: null, completion: 33_000 },
        endpointId: 'one',
        lane: 'interactive',
        params: { host: 'example.net', repetitions: 2 },
      },
      actor: account,
    },
    { type: 'task.authorised', data: { permission: '/ping' }, actor: engine },
    { type: 'task.queued', data: { position: 0, online: true }, actor: engine },
    { type: 'task.dispatched', data: { attempt: 1 }, actor: engine },
    {
      type: 'task.acknowledged',
      data: { requestPath: 'Device.LocalAgent.Request.1.' },
      actor: expect.anything(),
    },
  ]);
  expect(rig.devices.sent).toEqual([
    { endpointId: 'one', command: 'Device.IP.Diagnostics.IPPing()', key: 't1' },
  ]);
  // The task was stored in one write, and the device's answer in the second.
  expect(rig.storage.writes).toEqual([4, 5]);
  expect(rig.owed('t1')).toEqual(['completion']);
  // The caller authorises the requester; only queued work is authorised again.
  expect(rig.asked).toEqual([]);
  expect(rig.faults).toEqual([]);
});

test('given an offline device, then its work waits, and is authorised again when the device connects', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  expect(rig.facts('t1')).toEqual(['task.requested', 'task.authorised', 'task.queued']);
  expect(rig.last('t1')?.data).toEqual({ position: 0, online: false });
  expect(rig.devices.sent).toEqual([]);
  await rig.connect('two');
  expect(rig.devices.sent).toEqual([]);
  await rig.connect();
  expect(rig.asked).toEqual(['kim /ping one']);
  expect(rig.stream('t1')[3]).toMatchObject({
    type: 'task.dispatched',
    data: { attempt: 1 },
    actor: engine,
  });
  expect(rig.devices.sent).toHaveLength(1);
});

test('given several devices, then their tasks are stored at once with the bulk action, each sent to its own device', async () => {
  const rig = engineRig();
  rig.start();
  for (const endpointId of ['one', 'two']) rig.devices.online.add(endpointId);
  expect(await rig.ask({ endpointIds: ['one', 'two', 'three'] })).toEqual(['t1', 't2', 't3']);
  expect(rig.storage.writes[0]).toBe(11);
  const requested = ['t1', 't2', 't3'].map((taskId) => rig.stream(taskId)[0]?.data);
  expect(requested).toMatchObject([
    { endpointId: 'one', batchId: 't4', lane: 'bulk' },
    { endpointId: 'two', batchId: 't4', lane: 'bulk' },
    { endpointId: 'three', batchId: 't4', lane: 'bulk' },
  ]);
  expect(rig.devices.sent.map(({ endpointId, key }) => [endpointId, key])).toEqual([
    ['one', 't1'],
    ['two', 't2'],
  ]);
});

test('given bulk work for one device, then it goes through the queue, and has no batch', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  await rig.ask({ lane: 'bulk' });
  expect(rig.stream('t1')[0]?.data).toMatchObject({ lane: 'bulk' });
  expect(rig.stream('t1')[0]?.data).not.toHaveProperty('batchId');
  expect(rig.asked).toEqual(['kim /ping one']);
  expect(rig.storage.writes[0]).toBe(3);
});

test('given two tasks of a family, then the second has its position and is sent when the first has ended', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  await rig.ask();
  await rig.ask();
  await rig.ask({ kind: 'DownloadSpeed' });
  expect(rig.last('t2')?.data).toEqual({ position: 1, online: true });
  expect(rig.facts('t3')).toContain('task.dispatched');
  expect(rig.state('t2')).toBe('queued');
  await rig.answer('t1');
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.state('t2')).toBe('running');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't3', 't2']);
});

test('given a waiting lock, then a later unlock replaces it, and nothing else does', async () => {
  const rig = engineRig();
  rig.start();
  for (const kind of ['Lock', 'PingTest', 'PingTest', 'Unlock'] as const) await rig.ask({ kind, params: {} });
  await rig.ask({ kind: 'Lock', endpointIds: ['two'], params: {} });
  expect(rig.last('t1')).toMatchObject({ type: 'task.superseded', data: { by: 't4' }, actor: engine });
  expect(['t2', 't3', 't4', 't5'].map(rig.state)).toEqual(Array(4).fill('queued'));
  expect(rig.engine.queues.open('one')).toEqual(['t2', 't3', 't4']);
  await rig.connect();
  expect(rig.devices.sent.map(({ command }) => command)).toEqual([
    'Device.IP.Diagnostics.IPPing()',
    '{"Device.X_WAYMARK_Lock.Enable":"false"}',
    // The value is read back.
    'Get Device.X_WAYMARK_Lock.Enable',
  ]);
});

test('given a lock that another process has ended, then the unlock succeeds', async () => {
  const rig = engineRig();
  await rig.ask({ kind: 'Lock', params: {} });
  await taskStreamsOf(rig.log).advance('t1', () => [
    { type: 'cancel.requested', data: { reason: 'user' }, actor: account },
  ]);
  await rig.ask({ kind: 'Unlock', params: {} });
  expect(rig.facts('t1').at(-1)).toBe('cancel.requested');
  expect(rig.faults).toEqual([]);
});

test('given a storage that fails while superseding, then the new lock is kept', async () => {
  const rig = engineRig();
  await rig.ask({ kind: 'Lock', params: {} });
  rig.storage.next('write', 'works', 'fails');
  await rig.ask({ kind: 'Unlock', params: {} });
  expect(rig.faults).toEqual(['supersede: write failed']);
  expect(rig.engine.queues.waitingOf('one', 'lock')).toEqual(['t1', 't2']);
});

test('given a request that could not be stored, then it is refused, and its place is free again', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  rig.storage.next('write', 'fails');
  await expect(rig.ask()).rejects.toThrow('write failed');
  expect(rig.facts('t1')).toEqual([]);
  // The place is held until the uncertain write is resolved; later requests are sent then.
  await rig.ask();
  expect(rig.state('t2')).toBe('queued');
  await rig.pass(990);
  expect(rig.state('t2')).toBe('queued');
  await rig.pass(20);
  expect(rig.state('t2')).toBe('running');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t2']);
  expect(rig.faults).toEqual([]);
});

test('given a request that was stored without an answer, then it is resumed as a waiting one', async () => {
  const rig = engineRig();
  rig.start();
  rig.storage.next('write', 'loses its answer');
  rig.storage.next('holds', 'fails');
  await expect(rig.ask()).rejects.toThrow('holds failed');
  expect(rig.facts('t1')).toHaveLength(3);
  expect(rig.engine.queues.open('one')).toEqual([]);
  await rig.pass(1_010);
  expect(rig.engine.queues.open('one')).toEqual(['t1']);
  await rig.connect();
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
});

test('given an uncertain write that cannot be looked up, then the lookup repeats until the storage answers', async () => {
  const rig = engineRig();
  rig.start();
  rig.storage.next('write', 'loses its answer');
  rig.storage.next('holds', 'fails');
  await expect(rig.ask()).rejects.toThrow();
  rig.storage.next('readStream', 'fails');
  await rig.pass(1_010);
  expect(rig.faults).toEqual(['doubt: readStream failed']);
  await rig.pass(1_010);
  expect(rig.engine.queues.open('one')).toEqual(['t1']);
});

test('given an uncertain write that can never be looked up, then the fault is reported', async () => {
  const rig = engineRig();
  rig.storage.next('write', 'loses its answer');
  rig.storage.next('holds', 'fails');
  await expect(rig.ask()).rejects.toThrow();
  rig.storage.next('readStream', new TypeError('broken'));
  await rig.pass(1_010);
  expect(rig.faults).toEqual(['doubt: broken']);
});
