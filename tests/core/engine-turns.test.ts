import { expect, test } from 'vitest';
import { engineRig } from './engine-rig.ts';

/** Returns a device with a session and another request before the next. */
const rigWithBusy = () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  rig.devices.busy.add('one');
  return rig;
};

test('given a device with another request, then a task waits as queued and is sent when its turn comes', async () => {
  const rig = rigWithBusy();
  await rig.ask();
  expect(rig.facts('t1')).toEqual(['task.requested', 'task.authorised', 'task.queued']);
  expect(rig.stream('t1').at(-1)?.data).toEqual({ position: 0, online: true });
  expect(rig.owed('t1')).toEqual(['offlineWait']);
  await rig.pass(30_000);
  expect(rig.state('t1')).toBe('queued');
  rig.devices.answers('one');
  await rig.pass();
  expect(rig.facts('t1').slice(3)).toEqual(['task.dispatched', 'task.acknowledged']);
  expect(rig.devices.sent).toHaveLength(1);
  expect(rig.faults).toEqual([]);
});

test('given a task that is cancelled before its turn, then it ends at once and nothing is sent', async () => {
  const rig = rigWithBusy();
  await rig.ask();
  await rig.ask();
  await rig.engine.cancel('t1', 'user', { kind: 'account', id: 'kim', name: 'Kim' });
  await rig.pass();
  expect(rig.state('t1')).toBe('cancelled');
  rig.devices.answers('one');
  await rig.pass();
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t2']);
  expect(rig.engine.queues.open('one')).toEqual(['t2']);
});

test('given a device that disconnects before the turn, then the task was not sent, and is when it reconnects', async () => {
  const rig = rigWithBusy();
  await rig.ask({ kind: 'Reboot', params: {} });
  rig.devices.online.delete('one');
  rig.devices.leaves();
  await rig.pass();
  expect(rig.facts('t1')).not.toContain('task.dispatched');
  expect(rig.engine.queues.open('one')).toEqual(['t1']);
  rig.devices.busy.clear();
  await rig.connect();
  expect(rig.stream('t1').filter(({ type }) => type === 'task.dispatched')).toMatchObject([
    { data: { attempt: 1 } },
  ]);
  expect(rig.devices.sent).toHaveLength(1);
});

test('given a device that reconnected before its disconnect was noticed, then the task does not wait for the next connection', async () => {
  const rig = rigWithBusy();
  await rig.ask();
  rig.devices.online.delete('one');
  rig.devices.leaves();
  rig.devices.online.add('one');
  rig.devices.busy.clear();
  rig.engine.pump('one');
  await rig.pass();
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
});

test('given a command whose turn never comes, then it is recorded as undelivered, with the cause', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  const waits: (number | undefined)[] = [];
  rig.devices.operated = (_endpointId, { turnMs, timeoutMs = 0 }) => {
    waits.push(turnMs, timeoutMs);
    return { kind: 'undelivered', reason: 'busy', message: 'the device is busy with another request' };
  };
  await rig.ask({ kind: 'Reboot', params: {} });
  // There were three attempts; the device got none of them, so even a restart may be retried.
  expect(rig.stream('t1').filter(({ type }) => type === 'delivery.failed')).toHaveLength(3);
  expect(rig.last('t1')?.data).toEqual({
    code: 'wstimeout',
    proof: 'notDelivered',
    message: 'the device is busy with another request',
  });
  expect(rig.state('t1')).toBe('failed');
  // Shorter and longer than the deadline of 300 s, never equal.
  expect(waits.slice(0, 2)).toEqual([10_000, 305_000]);
});

test('given a device that is online and never free, then its task expires, and not as "not connected"', async () => {
  const rig = rigWithBusy();
  await rig.ask();
  await rig.pass(600_500);
  expect(rig.state('t1')).toBe('expired');
  expect(JSON.parse(rig.storage.disk.tasks.get('t1')?.failure ?? 'null')).toMatchObject({
    code: 'wstimeout',
  });
  const away = engineRig();
  away.start();
  await away.ask();
  await away.pass(600_500);
  expect(away.state('t1')).toBe('expired');
  expect(away.storage.disk.tasks.get('t1')?.failure).toBeNull();
});

test('given bulk work on many devices, then a free place calls one of the waiting ones, not all of them', async () => {
  const rig = engineRig();
  rig.start();
  const endpointIds = Array.from({ length: 200 }, (_, index) => `d${index}`);
  for (const endpointId of endpointIds) rig.devices.online.add(endpointId);
  let asked = 0;
  const { turnNow } = rig.devices;
  rig.devices.turnNow = (endpointId) => {
    asked++;
    return turnNow(endpointId);
  };
  const taskIds = await rig.ask({ kind: 'Lock', params: {}, endpointIds });
  await rig.pass(60_000);
  expect(taskIds.every((taskId) => rig.state(taskId) === 'succeeded')).toBe(true);
  expect(asked).toBeLessThan(3 * endpointIds.length);
});
