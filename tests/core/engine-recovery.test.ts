import { expect, test } from 'vitest';
import { account, engineRig } from './engine-rig.ts';

type Rig = ReturnType<typeof engineRig>;

/** Starts another process on the same disk, after this one was killed. */
const restarted = async (dead: Rig, ...here: string[]): Promise<Rig> => {
  const rig = engineRig(dead.storage.disk);
  for (const endpointId of here) rig.devices.online.add(endpointId);
  await rig.recover();
  rig.start();
  await rig.pass();
  return rig;
};
const reboot = { kind: 'Reboot', params: {} } as const;

test('given tasks that waited at the kill, then they are sent in the order of their requests, one at a time', async () => {
  const dead = engineRig();
  for (let asked = 0; asked < 3; asked++) await dead.ask();
  const rig = await restarted(dead);
  expect(rig.engine.queues.waitingOf('one', 'reachability')).toEqual(['t1', 't2', 't3']);
  await rig.connect();
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
  await rig.ask();
  expect(rig.last('t4')?.data).toMatchObject({ position: 3 });
  for (const taskId of ['t1', 't2', 't3']) await rig.answer(taskId);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2', 't3', 't4']);
});

test('given a task in progress at the kill, then it keeps its place, and is not resent', async () => {
  const dead = engineRig();
  dead.start();
  dead.devices.online.add('one');
  await dead.ask();
  expect(dead.state('t1')).toBe('running');
  const rig = await restarted(dead, 'one');
  // A Boot! concerns the running task.
  expect(rig.engine.queues.running('one')).toEqual(['t1']);
  await rig.ask();
  expect(rig.last('t2')).toMatchObject({ type: 'task.queued', data: { position: 1 } });
  expect(rig.devices.sent).toEqual([]);
  await rig.answer('t1');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t2']);
});

test('given commands that were stored and not sent, then they are sent when their device reconnects, in order', async () => {
  const dead = engineRig();
  // The engine was never started: effects are stored, and not performed.
  for (const endpointId of ['one', 'two']) dead.devices.online.add(endpointId);
  await dead.ask();
  await dead.ask(reboot);
  await dead.ask({ endpointIds: ['two'] });
  const rig = await restarted(dead);
  expect(rig.devices.sent).toEqual([]);
  await rig.connect();
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2']);
  await rig.connect();
  expect(rig.devices.sent).toHaveLength(2);
  await rig.connect('two');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2', 't3']);
  expect(rig.faults).toEqual([]);
});

test('given a device that reconnects briefly before it has answered, then its pending command was sent once', async () => {
  const dead = engineRig();
  dead.devices.online.add('one');
  await dead.ask();
  const rig = await restarted(dead);
  rig.devices.operated = () => new Promise(() => {});
  await rig.connect();
  await rig.connect();
  expect(rig.state('t1')).toBe('dispatched');
  expect(rig.devices.sent).toHaveLength(1);
});

test('given a stream that cannot be read, then the fault is reported and the start continues', async () => {
  const dead = engineRig();
  dead.devices.online.add('one');
  await dead.ask();
  const rig = engineRig(dead.storage.disk);
  rig.storage.next('readStream', new TypeError('broken'));
  await rig.recover();
  await rig.pass();
  expect(rig.faults).toEqual(['recovery: broken']);
});

test('given a device that has already reconnected, then its pending command is sent at once', async () => {
  const dead = engineRig();
  dead.devices.online.add('one');
  await dead.ask();
  const rig = await restarted(dead, 'one');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
});

test('given a storage that fails at the start, then pending commands are not lost', async () => {
  const dead = engineRig();
  dead.devices.online.add('one');
  await dead.ask();
  const rig = engineRig(dead.storage.disk);
  rig.devices.online.add('one');
  rig.storage.next('readStream', 'fails');
  await rig.recover();
  await rig.pass();
  expect(rig.faults).toEqual(['recovery: readStream failed']);
  await rig.pass(1_010);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1']);
});

test('given a restart that may have been sent, then it is not resent, and the log has the reason', async () => {
  const dead = engineRig();
  dead.start();
  dead.devices.online.add('one');
  dead.devices.operated = () => new Promise(() => {});
  await dead.ask(reboot);
  await dead.ask({ kind: 'PingTest' });
  expect([...dead.storage.disk.allEffects()].filter(({ kind }) => kind === 'operate')).toMatchObject([
    { streamId: 'task:t1', state: 'inFlight' },
    // A repeatable command needs no mark.
    { streamId: 'task:t2', state: 'pending' },
  ]);
  const rig = await restarted(dead, 'one');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t2']);
  expect(rig.last('t1')).toMatchObject({
    type: 'delivery.failed',
    data: {
      code: 'wsfail',
      proof: 'unknown',
      message: 'the server restarted while the command was on its way',
    },
    actor: { kind: 'server', id: 'recovery' },
  });
  // Boot! or a timeout will decide.
  expect(rig.state('t1')).toBe('dispatched');
});

test('ignores a cancel of a finished task', async () => {
  const dead = engineRig();
  const effect = {
    effectId: 'task:t9:1:0',
    streamId: 'task:t9',
    kind: 'cancelOperate',
    slot: 'cancelOperate',
    params: '{}',
    dueAt: new Date(0),
    state: 'pending' as const,
  };
  dead.storage.disk.effects.set('task:t9', new Map([[effect.effectId, effect]]));
  const rig = await restarted(dead);
  await rig.connect('');
  expect(rig.devices.sent).toEqual([]);
  expect(rig.facts('t9')).toEqual([]);
  expect(rig.faults).toEqual([]);
});

test('given a cancel that was stored and not sent, then the device gets it when it reconnects', async () => {
  const dead = engineRig();
  dead.start();
  dead.devices.online.add('one');
  await dead.ask();
  dead.stop();
  void dead.engine.cancel('t1', 'user', account);
  await dead.pass();
  expect(dead.owed('t1')).toContain('cancelOperate');
  const rig = await restarted(dead);
  await rig.connect();
  expect(rig.devices.sent.map(({ command }) => command)).toEqual(['Device.LocalAgent.Request.1.Cancel()']);
});
