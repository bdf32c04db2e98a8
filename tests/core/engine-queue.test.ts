import { expect, test } from 'vitest';
import { engineRig } from './engine-rig.ts';

const rigWithOne = () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  return rig;
};
const notDelivered = { kind: 'undelivered', reason: 'away', message: 'no session' } as const;

test('given a command that was not delivered, then it is resent when the device reconnects, if its owner still has permission', async () => {
  const rig = rigWithOne();
  rig.devices.operated = () => {
    rig.devices.online.delete('one');
    return notDelivered;
  };
  await rig.ask({ lane: 'bulk', kind: 'Reboot', params: {}, permission: '/reboot' });
  expect(rig.last('t1')).toMatchObject({ type: 'delivery.failed', data: { proof: 'notDelivered' } });
  expect(rig.state('t1')).toBe('queued');
  expect(rig.owed('t1')).toEqual(['offlineWait']);
  rig.devices.operated = () => ({ kind: 'completed', outputArgs: {} });
  await rig.connect();
  expect(rig.asked).toEqual(['kim /reboot one', 'kim /reboot one']);
  expect(
    rig
      .stream('t1')
      .map(({ data }) => data.attempt)
      .filter(Boolean),
  ).toEqual([1, 2]);
  expect(rig.devices.sent).toHaveLength(2);
  expect(rig.faults).toEqual([]);
});

test('given a connected device, then a requeued task is resent at once, in its lane', async () => {
  const rig = rigWithOne();
  let tries = 0;
  rig.devices.operated = () => (tries++ ? { kind: 'accepted', requestPath: 'r' } : notDelivered);
  await rig.ask();
  expect(rig.state('t1')).toBe('running');
  expect(rig.devices.sent).toHaveLength(2);
  const bulk = engineRig();
  await bulk.ask({ endpointIds: ['one', 'two'] });
  expect(bulk.engine.queues.takeNext('one')?.lane).toBe('bulk');
});

test('given a permission that was withdrawn meanwhile, then the task is denied, and the next is sent', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask({ permission: '/withdrawn' });
  await rig.ask();
  rig.authority.says = async () => !rig.asked.at(-1)?.includes('/withdrawn');
  await rig.connect();
  expect(rig.last('t1')).toMatchObject({
    type: 'task.denied',
    data: { permission: '/withdrawn', reason: 'the permission was withdrawn' },
    actor: { kind: 'server', id: 'engine' },
  });
  expect(rig.state('t1')).toBe('failed');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t2']);
  expect(rig.engine.queues.open('one')).toEqual(['t2']);
});

test('given an authority that does not answer, then it is asked again, and the others of the family wait', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  await rig.ask();
  rig.authority.says = () => Promise.reject(new Error('away'));
  await rig.connect();
  expect(rig.faults).toEqual(['queue: away']);
  expect(rig.facts('t1')).toHaveLength(3);
  rig.authority.says = async () => true;
  await rig.pass(1_010);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
  expect(rig.state('t2')).toBe('queued');
});

test('given a dispatch that was stored without an answer, then the command is sent once', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  await rig.ask();
  rig.storage.next('write', 'loses its answer');
  rig.storage.next('holds', 'fails');
  await rig.connect();
  expect(rig.faults).toEqual(['queue: holds failed']);
  expect(rig.devices.sent).toEqual([]);
  await rig.pass(3_000);
  expect(rig.facts('t1').filter((type) => type === 'task.dispatched')).toHaveLength(1);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
  expect(rig.state('t1')).toBe('running');
  expect(rig.state('t2')).toBe('queued');
  expect(rig.faults).toEqual(['queue: holds failed']);
});

test('given a dispatch that cannot be stored for a while, then the place of the task is held until it is', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  await rig.ask();
  rig.storage.next('write', 'fails', 'fails', 'fails');
  await rig.connect();
  // The lookup of the uncertain write comes between two attempts, and must not start the next task.
  await rig.pass(10_000);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
  expect(rig.state('t2')).toBe('queued');
  expect(rig.engine.queues.open('one')).toEqual(['t1', 't2']);
  await rig.answer('t1');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2']);
  expect(rig.engine.queues.open('one')).toEqual(['t2']);
});

test('given an end that was stored without an answer, then the place is freed after the lookup', async () => {
  const rig = rigWithOne();
  for (let asked = 0; asked < 3; asked++) await rig.ask();
  // One task was dispatched with its request, and one came from the queue.
  for (const [ends, goes] of [
    ['t1', 't2'],
    ['t2', 't3'],
  ] as const) {
    rig.storage.next('write', 'loses its answer');
    rig.storage.next('holds', 'fails');
    await expect(rig.answer(ends)).rejects.toThrow('holds failed');
    expect(rig.state(goes)).toBe('queued');
    await rig.pass(1_010);
    expect(rig.state(goes)).toBe('running');
  }
});

test('given an authority that can never answer, then the fault is reported, and the task ends by its deadline', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  rig.authority.says = () => Promise.reject(new TypeError('broken'));
  await rig.connect();
  expect(rig.faults).toEqual(['queue: broken']);
  await rig.pass(600_500);
  expect(rig.state('t1')).toBe('expired');
  expect(rig.engine.queues.open('one')).toEqual([]);
});

test('given a requeued task, then it precedes those that came after it', async () => {
  const rig = rigWithOne();
  rig.devices.operated = () => {
    rig.devices.online.delete('one');
    return notDelivered;
  };
  await rig.ask();
  await rig.ask();
  expect(rig.engine.queues.waitingOf('one', 'reachability')).toEqual(['t1', 't2']);
});

test('given a command that fails as its session ends, then the device is at once recorded as offline', async () => {
  const rig = rigWithOne();
  rig.devices.operated = () => {
    rig.devices.online.delete('one');
    return notDelivered;
  };
  const seen: string[][] = [];
  rig.log.onCommit((committed) => {
    if (committed.some(({ event }) => event.type === 'delivery.failed'))
      rig.clock.soon(() => seen.push(rig.engine.queues.open('one')));
  });
  await rig.ask();
  expect(rig.state('t1')).toBe('queued');
  expect(seen).toEqual([['t1']]);
});

test('given a task that arrives while the queue is being emptied, then it is not lost', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask({ kind: 'PingTest' });
  const release = rig.storage.hold('write');
  rig.devices.online.add('one');
  rig.engine.pump('one');
  await rig.pass();
  // This task of another family, bulk, waits only for the pump.
  const asked = rig.commands.request({
    kind: 'DownloadSpeed',
    endpointIds: ['one'],
    params: {},
    actor: { kind: 'account', id: 'lee', name: 'Lee' },
    permission: '/speed',
    opId: 'northwind',
    lane: 'bulk',
  });
  release();
  await asked;
  await rig.pass();
  expect(rig.devices.sent.map(({ key }) => key).sort()).toEqual(['t1', 't2']);
});

test('given bulk work on twelve devices, then eight are in progress, and each accepted one makes room', async () => {
  const rig = engineRig();
  rig.start();
  const endpointIds = Array.from({ length: 12 }, (_, index) => `d${index}`);
  for (const endpointId of endpointIds) rig.devices.online.add(endpointId);
  const answers = new Map<
    string,
    (answer: { kind: 'completed'; outputArgs: Record<string, string> }) => void
  >();
  rig.devices.operated = (endpointId) => new Promise((resolve) => void answers.set(endpointId, resolve));
  await rig.ask({ endpointIds, kind: 'Reboot', params: {} });
  expect(rig.devices.sent).toHaveLength(8);
  answers.get('d0')?.({ kind: 'completed', outputArgs: {} });
  await rig.pass();
  // The command was accepted, not ended: the reboot itself takes minutes.
  expect(rig.state('t1')).toBe('running');
  expect(rig.devices.sent.map(({ endpointId }) => endpointId).at(-1)).toBe('d8');
  expect(rig.devices.sent).toHaveLength(9);
  await rig.pass(1_000);
  expect(rig.devices.sent).toHaveLength(12);
  expect(new Set(rig.devices.sent.map(({ key }) => key)).size).toBe(12);
});

test('given bulk work that is denied, then it holds no place', async () => {
  const rig = engineRig();
  rig.start();
  const endpointIds = Array.from({ length: 9 }, (_, index) => `d${index}`);
  for (const endpointId of endpointIds) rig.devices.online.add(endpointId);
  rig.devices.operated = () => new Promise(() => {});
  rig.authority.says = async () => rig.asked.at(-1)?.endsWith('d8') ?? false;
  await rig.ask({ endpointIds, kind: 'Reboot', params: {} });
  expect(rig.devices.sent.map(({ endpointId }) => endpointId)).toEqual(['d8']);
  expect(rig.engine.queues.open('d0')).toEqual([]);
});

test('given a user who requests a ping, then bulk work pauses until shortly after the answer', async () => {
  const rig = rigWithOne();
  const endpointIds = Array.from({ length: 5 }, (_, index) => `d${index}`);
  for (const endpointId of endpointIds) rig.devices.online.add(endpointId);
  rig.devices.operated = () => new Promise(() => {});
  await rig.ask();
  await rig.ask({ endpointIds, kind: 'Reboot', params: {} });
  expect(rig.devices.sent).toHaveLength(2);
  await rig.answer('t1');
  expect(rig.devices.sent).toHaveLength(2);
  await rig.pass(500);
  expect(rig.devices.sent).toHaveLength(6);
});

test('given that all places are taken, then queued interactive work is still sent', async () => {
  const rig = engineRig();
  rig.start();
  const endpointIds = Array.from({ length: 8 }, (_, index) => `d${index}`);
  for (const endpointId of endpointIds) rig.devices.online.add(endpointId);
  rig.devices.operated = () => new Promise(() => {});
  await rig.ask();
  await rig.ask({ endpointIds, kind: 'Reboot', params: {} });
  expect(rig.devices.sent).toHaveLength(8);
  await rig.connect();
  expect(rig.devices.sent.map(({ endpointId }) => endpointId)).toContain('one');
});

test('given an engine that was stopped, then nothing more is sent', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  rig.stop();
  await rig.connect();
  expect(rig.facts('t1')).toHaveLength(3);
  await rig.ask({ kind: 'DownloadSpeed' });
  expect(rig.facts('t2')).toContain('task.dispatched');
  expect(rig.devices.sent).toEqual([]);
});
