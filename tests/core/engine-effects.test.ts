import { expect, test } from 'vitest';
import { engineRig } from './engine-rig.ts';

const rigWithOne = () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  return rig;
};
const reboot = { kind: 'Reboot', params: {} } as const;

test('given a command that must not run twice, then it is marked before it is sent', async () => {
  const rig = rigWithOne();
  const release = rig.storage.hold('markInFlight');
  await rig.ask(reboot);
  expect(rig.devices.sent).toEqual([]);
  release();
  await rig.pass();
  expect(rig.devices.sent).toHaveLength(1);
  expect(rig.storage.called.filter((call) => call === 'markInFlight')).toHaveLength(1);
});

test('given a mark that cannot be written, then nothing is sent until it is', async () => {
  const rig = rigWithOne();
  rig.storage.next('markInFlight', 'fails');
  await rig.ask(reboot);
  expect(rig.devices.sent).toEqual([]);
  expect(rig.faults).toEqual(['operate: markInFlight failed']);
  await rig.pass(1_010);
  expect(rig.devices.sent).toHaveLength(1);
});

test('given a command that may be repeated, then it needs no mark', async () => {
  const rig = rigWithOne();
  await rig.ask();
  expect(rig.devices.sent).toHaveLength(1);
  expect(rig.storage.called).not.toContain('markInFlight');
});

test('given a command, then its session is known until the task has ended', async () => {
  const rig = rigWithOne();
  rig.devices.session = 3;
  await rig.ask();
  expect(rig.engine.sessions.wasSentBefore('t1', 3)).toBe(false);
  expect(rig.engine.sessions.wasSentBefore('t1', 4)).toBe(true);
  await rig.answer('t1');
  expect(rig.engine.sessions.wasSentBefore('t1', 1)).toBe(true);
});

test('given values that the device confirmed, then they are recorded before the task has ended, with retries', async () => {
  const rig = rigWithOne();
  let tries = 0;
  rig.observing.does = async () => {
    if (tries++ === 0) throw new Error('away');
  };
  await rig.ask({ kind: 'Lock', params: {} });
  expect(rig.faults).toEqual(['operate: away']);
  expect(rig.state('t1')).toBe('dispatched');
  await rig.pass(1_010);
  expect(rig.observed).toEqual(['one set {"Device.X_WAYMARK_Lock.Enable":"true"} at 4']);
  expect(rig.state('t1')).toBe('succeeded');
  // The value was set, and read back.
  expect(rig.devices.sent).toHaveLength(2);
});

test('given a lock that was not delivered, then no value is recorded', async () => {
  const rig = rigWithOne();
  rig.devices.wasSet = () => {
    rig.devices.online.delete('one');
    return { kind: 'undelivered', reason: 'away', message: 'no session' };
  };
  await rig.ask({ kind: 'Lock', params: {} });
  expect(rig.observed).toEqual([]);
  expect(rig.state('t1')).toBe('queued');
  expect(rig.faults).toEqual([]);
});

test('given an answer that cannot be stored, then it is kept until it is, and the device is not asked again', async () => {
  const rig = rigWithOne();
  rig.devices.operated = () => {
    rig.storage.next('write', 'fails');
    return { kind: 'refused', code: 7004, message: 'no' };
  };
  await rig.ask();
  await rig.ask();
  expect(rig.faults).toEqual(['answer: write failed']);
  rig.devices.operated = () => ({ kind: 'accepted', requestPath: 'r' });
  await rig.pass(3_000);
  expect(rig.last('t1')).toMatchObject({ type: 'task.failed', data: { message: 'no', deviceCode: 7004 } });
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2']);
});

test('given an answer that was stored only after the end, then it is kept as a late result', async () => {
  const rig = rigWithOne();
  const answer = Promise.withResolvers<{ kind: 'completed'; outputArgs: Record<string, string> }>();
  rig.devices.operated = () => answer.promise;
  await rig.ask();
  await rig.pass(60_500);
  expect(rig.state('t1')).toBe('timedOut');
  answer.resolve({ kind: 'completed', outputArgs: { Status: 'Error_Internal' } });
  await rig.pass();
  expect(rig.last('t1')).toMatchObject({
    type: 'result.arrivedLate',
    data: { outcome: 'failed', result: { message: 'Error_Internal' } },
  });
  expect(rig.state('t1')).toBe('timedOut');
});

test('given a late report that is no result, then it changes nothing', async () => {
  const rig = rigWithOne();
  const answer = Promise.withResolvers<{ kind: 'accepted'; requestPath: string }>();
  rig.devices.operated = () => answer.promise;
  await rig.ask();
  await rig.pass(60_500);
  const before = rig.facts('t1');
  answer.resolve({ kind: 'accepted', requestPath: 'r' });
  await rig.pass();
  expect(rig.facts('t1')).toEqual(before);
  expect(rig.faults).toEqual([]);
});

test("given a device whose answer violates the port's rules, then the fault is reported", async () => {
  const rig = rigWithOne();
  rig.devices.operated = () => Promise.reject(new TypeError('no such thing'));
  await rig.ask();
  expect(rig.faults).toEqual(['operate: no such thing']);
});

test('given a notification that overtook the sending, then the command is not sent for a task that has moved on', async () => {
  const rig = rigWithOne();
  const forget = rig.log.onCommit(() => {
    forget();
    void rig.answer('t1');
  });
  await rig.ask();
  await rig.pass();
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.devices.sent).toEqual([]);
});

test('given a storage that fails when the command is read, then it is sent when the storage recovers', async () => {
  const rig = engineRig();
  rig.devices.online.add('one');
  await rig.ask();
  const other = engineRig(rig.storage.disk);
  other.devices.online.add('one');
  const [effect] = [...other.storage.disk.allEffects()].filter(({ kind }) => kind === 'operate');
  if (!effect) throw new Error('there is no command');
  // It reads once for the device and once for the sending; the test means the second.
  other.storage.next('readStream', 'fails');
  await other.recover();
  await other.pass(2_020);
  expect(other.devices.sent).toHaveLength(1);
});

test('given deadlines, then the timers report each when it has passed, once', async () => {
  const rig = rigWithOne();
  await rig.ask();
  await rig.pass(32_000);
  expect(rig.state('t1')).toBe('running');
  await rig.pass(1_500);
  expect(rig.last('t1')).toMatchObject({
    type: 'deadline.passed',
    data: { name: 'completion' },
    actor: { kind: 'server', id: 'timers' },
  });
  expect(rig.state('t1')).toBe('outcomeUnknown');
  expect(rig.owed('t1')).toEqual([]);
  expect(rig.engine.queues.open('one')).toEqual([]);
});

test('given a deadline that passes, then the next waiting task is sent', async () => {
  const rig = rigWithOne();
  await rig.ask();
  await rig.ask();
  await rig.pass(33_500);
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't2']);
});

test('given an obsolete deadline, then its row is deleted and the log is unchanged', async () => {
  const rig = rigWithOne();
  await rig.ask();
  const stray = {
    effectId: 'task:t1:9:0',
    streamId: 'task:t1',
    kind: 'deadline',
    slot: 'delivery',
    params: '{"name":"delivery"}',
    dueAt: new Date(0),
    state: 'pending' as const,
  };
  rig.storage.disk.effects.get('task:t1')?.set(stray.effectId, stray);
  const before = rig.facts('t1');
  await rig.pass(300);
  expect(rig.owed('t1')).toEqual(['completion']);
  expect(rig.facts('t1')).toEqual(before);
});

test('given a deadline that passes while its task starts another attempt, then that attempt has its own time', async () => {
  const rig = rigWithOne();
  const actor = { kind: 'server', id: 'engine', name: 'engine' } as const;
  rig.devices.operated = () => new Promise(() => {});
  await rig.ask();
  const [before] = rig.storage.disk.effects.get('task:t1')?.values() ?? [];
  const gate = Promise.withResolvers<void>();
  const another = rig.engine.streams.advance('t1', async () => {
    await gate.promise;
    return [
      { type: 'delivery.failed', data: { proof: 'notDelivered', code: 'wsdisconnect', message: '' }, actor },
      { type: 'task.dispatched', data: { attempt: 2 }, actor },
    ];
  });
  await rig.pass(before ? before.dueAt.getTime() - rig.clock.now() + 250 : 0);
  gate.resolve();
  await another;
  await rig.pass();
  expect(rig.facts('t1').slice(-2)).toEqual(['delivery.failed', 'task.dispatched']);
  expect(rig.owed('t1')).toContain('delivery');
});

test('given a storage that fails for the timers, then the next poll reports the deadline', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  rig.storage.next('passedDeadlines', 'fails');
  await rig.pass(300);
  expect(rig.faults).toEqual(['deadlines: passedDeadlines failed']);
  await rig.pass(600_000);
  expect(rig.state('t1')).toBe('expired');
});

test('given time, then the timers poll four times a second, and not after the engine has stopped', async () => {
  const rig = engineRig();
  const checks = () => rig.storage.called.filter((call) => call === 'passedDeadlines').length;
  rig.start();
  await rig.pass(249);
  expect(checks()).toBe(0);
  await rig.pass(1);
  expect(checks()).toBe(1);
  await rig.pass(750);
  expect(checks()).toBe(4);
  const release = rig.storage.hold('passedDeadlines');
  await rig.pass(250);
  rig.stop();
  release();
  await rig.pass(2_000);
  expect(checks()).toBe(5);
  const other = engineRig();
  other.start();
  other.stop();
  await other.pass(2_000);
  expect(other.storage.called).toEqual([]);
});

test('given a deadline of a stream that this server cannot fold, then a fault is reported, and the others pass', async () => {
  const rig = engineRig();
  rig.start();
  await rig.ask();
  const effect = { kind: 'deadline', slot: 'x', params: '{"name":"x"}', state: 'pending' } as const;
  const dueAt = new Date(rig.clock.now() + 1_000);
  rig.storage.disk.effects.set(
    'rollout:1',
    new Map([['rollout:1:1:0', { ...effect, effectId: 'rollout:1:1:0', streamId: 'rollout:1', dueAt }]]),
  );
  await rig.pass(600_500);
  expect(rig.state('t1')).toBe('expired');
  expect(rig.faults).toContain('deadline of rollout:1: this server has no streams like rollout:1');
});
