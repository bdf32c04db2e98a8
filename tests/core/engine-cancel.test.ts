import { expect, test } from 'vitest';
import { account, engineRig } from './engine-rig.ts';

const started = async (...[command]: Parameters<ReturnType<typeof engineRig>['ask']>) => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  await rig.ask(command);
  const cancel = async (taskId = 't1') => {
    const answer = rig.engine.cancel(taskId, 'user', account);
    await rig.pass();
    return answer;
  };
  return { ...rig, cancel };
};

test('given a waiting task, then a cancel ends it, the device receives nothing, and later work is not delayed', async () => {
  const rig = await started();
  await rig.ask();
  await rig.ask();
  expect(await rig.cancel('t2')).toBe('cancelled');
  expect(rig.last('t2')).toMatchObject({
    type: 'cancel.requested',
    data: { reason: 'user' },
    actor: account,
  });
  expect(rig.state('t2')).toBe('cancelled');
  expect(rig.engine.queues.open('one')).toEqual(['t1', 't3']);
  await rig.answer('t1');
  expect(rig.devices.sent.map(({ key }) => key)).toEqual(['t1', 't3']);
});

test('given a running task, then the device is sent a cancel of its Request object, once', async () => {
  const rig = await started();
  expect(await rig.cancel()).toBe('requested');
  expect(rig.state('t1')).toBe('cancelling');
  const cancels = () => rig.devices.sent.filter(({ command }) => command.endsWith('Cancel()'));
  expect(cancels()).toEqual([
    { endpointId: 'one', command: 'Device.LocalAgent.Request.1.Cancel()', key: '' },
  ]);
  const before = rig.facts('t1').length;
  expect(await rig.cancel()).toBe('requested');
  expect(rig.facts('t1')).toHaveLength(before);
  expect(cancels()).toHaveLength(1);
});

test('given a device that refuses the cancel, then the task continues, and the log has the reason', async () => {
  const rig = await started();
  rig.devices.operated = () => ({ kind: 'refused', code: 7022, message: 'too late' });
  await rig.cancel();
  expect(rig.last('t1')).toMatchObject({
    type: 'cancel.refused',
    data: { message: 'too late', deviceCode: 7022 },
  });
  expect(rig.state('t1')).toBe('running');
});

test('given a task that has ended or does not exist, then it is too late', async () => {
  const rig = await started();
  await rig.answer('t1');
  expect(await rig.cancel()).toBe('tooLate');
  expect(await rig.cancel('nobody')).toBe('tooLate');
  expect(rig.facts('t1').at(-1)).toBe('task.succeeded');
  expect(rig.facts('nobody')).toEqual([]);
});

test('given a restart in progress, then it cannot be cancelled', async () => {
  const rig = await started({ kind: 'Reboot', params: {} });
  expect(await rig.cancel()).toBe('notCancellable');
  expect(rig.facts('t1')).not.toContain('cancel.requested');
});

test('given a cancel between the commit and the sending, then the device never receives the command', async () => {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  // The effect is performed in the next turn; the cancel is stored before it.
  const stored = new Promise<void>((resolve) => {
    const forget = rig.log.onCommit(() => {
      forget();
      void rig.engine.cancel('t1', 'leftScreen', account);
      resolve();
    });
  });
  await rig.ask();
  await stored;
  await rig.pass();
  expect(rig.devices.sent).toEqual([]);
  expect(rig.last('t1')).toMatchObject({
    type: 'delivery.failed',
    data: { code: 'wsdisconnect', proof: 'notDelivered', message: 'cancelled before it was sent' },
    actor: { kind: 'server', id: 'engine' },
  });
  expect(rig.state('t1')).toBe('cancelled');
});

test('given an answer before the cancel, then nothing is cancelled on the device', async () => {
  const rig = await started();
  const release = rig.storage.hold('write');
  const cancelled = rig.engine.cancel('t1', 'user', account);
  const answered = rig.answer('t1');
  await rig.pass();
  release();
  await rig.pass();
  expect(await cancelled).toBe('requested');
  await answered;
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.devices.sent.filter(({ command }) => command.endsWith('Cancel()'))).toEqual([]);
});
