import { expect, test } from 'vitest';
import { commitObject } from '#domain/device-parameters/table.ts';
import type { OperateAnswer, OperateCall } from '#server/devices/gateway/port.ts';
import { account, engineRig } from './engine-rig.ts';

/** A change that may cut its device off, between engine and gateway (docs/decisions/183). */

const mtu = 'Device.IP.Interface.1.MaxMTUSize';
const change = { kind: 'WanSettings', params: { mtu: 1400 } } as const;
const done: OperateAnswer = { kind: 'completed', outputArgs: {} };

/** Returns a router that supports pending changes as in docs/usp-extension.md. */
function rigWithRouter() {
  const rig = engineRig();
  const values: Record<string, string> = { [mtu]: '1500', 'Device.IP.Interface.1.Status': 'Up' };
  const commit = { Status: 'Idle', CommitKey: '', Cause: '' };
  const asked: OperateCall[] = [];
  const router = { values, commit, asked, canTakeBack: true };
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({
    kind: 'values',
    values: {
      ...values,
      ...(router.canTakeBack &&
        Object.fromEntries(Object.entries(commit).map(([name, value]) => [commitObject + name, value]))),
    },
    errors: {},
  });
  rig.devices.wasSet = (written) => {
    Object.assign(values, written);
    return { kind: 'set', values: written, errors: {} };
  };
  rig.devices.operated = (_, call) => {
    asked.push(call);
    const { CommitKey = '' } = call.inputArgs;
    if (call.command.endsWith('Begin()')) Object.assign(commit, { Status: 'Pending', CommitKey });
    if (call.command.endsWith('Confirm()')) commit.Status = 'Confirmed';
    if (call.command.endsWith('Cancel()'))
      Object.assign(commit, { Status: 'RolledBack', Cause: 'Cancelled' });
    return done;
  };
  const settle = () => rig.pass(5_001);
  const commands = () => asked.map(({ command }) => command.slice(commitObject.length));
  return { ...rig, router, settle, commands };
}

test('given a change, then it is pending until the device was checked, and stays', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  expect(rig.router.asked[0]?.inputArgs).toEqual({
    CommitKey: 't1',
    Timeout: '60',
    Objects: 'Device.IP.Interface.1.',
  });
  expect(rig.last('t1')).toMatchObject({
    type: 'settings.applied',
    data: { was: { wan: { mtu: 1500 } }, rollbackMs: 60_000 },
  });
  expect(rig.state('t1')).toBe('settling');
  await rig.settle();
  expect(rig.commands()).toEqual(['Begin()', 'Confirm()']);
  expect(rig.last('t1')).toMatchObject({ type: 'task.succeeded', data: { result: { wan: { mtu: 1400 } } } });
  expect(rig.router.commit.Status).toBe('Confirmed');
  expect(rig.observed.join()).not.toContain(commitObject);
});

test('given a device that keeps the old value, then the task has failed and names the value', async () => {
  const rig = rigWithRouter();
  rig.devices.wasSet = (written) => ({ kind: 'set', values: written, errors: {} });
  await rig.ask(change);
  await rig.settle();
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: {
      message: `not applied: ${mtu} is "1500", not "1400"`,
      readBack: [{ path: mtu, wanted: '1400', was: '1500', now: '1500', outcome: 'notApplied' }],
    },
  });
});

test('given a device that cannot revert a change, then it is set directly, and the result ends it', async () => {
  const rig = rigWithRouter();
  rig.router.canTakeBack = false;
  await rig.ask(change);
  expect(rig.commands()).toEqual([]);
  expect(rig.facts('t1').slice(-2)).toEqual(['task.acknowledged', 'task.succeeded']);
});

test('given a part that is refused, then the device reverts the whole change', async () => {
  const rig = rigWithRouter();
  rig.devices.wasSet = (written) => ({
    kind: 'set',
    values: {},
    errors: Object.fromEntries(
      Object.keys(written).map((path) => [path, { code: 7012, message: 'invalid value' }]),
    ),
  });
  await rig.ask(change);
  expect(rig.commands()).toEqual(['Begin()', 'Cancel()']);
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: `${mtu}: invalid value`, deviceCode: 7012 },
  });
});

test('given another pending change, then the device refuses to begin, and nothing is set', async () => {
  const rig = rigWithRouter();
  rig.devices.operated = () => ({ kind: 'refused', code: 7022, message: 'another change is on trial' });
  await rig.ask(change);
  expect(rig.last('t1')).toMatchObject({ type: 'task.failed', data: { deviceCode: 7022 } });
  expect(rig.router.values[mtu]).toBe('1500');
});

test('given a second change by another user, then it waits until the first one is kept', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  await rig.ask({ kind: 'RadioSettings', params: { radios: [] } });
  expect(rig.state('t2')).toBe('queued');
  await rig.settle();
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.state('t2')).not.toBe('queued');
});

test('given a device that reverts it while it is offline, then the task failed and records it', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  rig.devices.online.delete('one');
  const gateway = { kind: 'server', id: 'gateway', name: 'gateway' } as const;
  await rig.engine.streams.advance('t1', () => [
    { type: 'device.disconnected', data: { reason: 'lost' }, actor: gateway },
  ]);
  expect(rig.state('t1')).toBe('awaitingCheckIn');
  Object.assign(rig.router.commit, { Status: 'RolledBack', Cause: 'Timeout' });
  await rig.connect();
  await rig.engine.streams.advance('t1', () => [{ type: 'device.reconnected', data: {}, actor: gateway }]);
  await rig.pass();
  expect(rig.facts('t1').slice(-2)).toEqual(['device.reconnected', 'settings.takenBack']);
  expect(rig.state('t1')).toBe('failed');
  expect(rig.commands()).toEqual(['Begin()']);
});

test('given a confirmation whose answer was lost, then the server detects that the change stays', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  const { operated } = rig.devices;
  rig.devices.operated = (endpointId, call) => {
    void operated(endpointId, call);
    return { kind: 'unanswered', reason: 'timeout' };
  };
  await rig.settle();
  expect(rig.state('t1')).toBe('settling');
  await rig.settle();
  expect(rig.commands()).toEqual(['Begin()', 'Confirm()']);
  expect(rig.state('t1')).toBe('succeeded');
});

test('given a device that forgot the change, then it is not reported as kept', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  Object.assign(rig.router.commit, { Status: 'Idle', CommitKey: '' });
  await rig.settle();
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: 'the device knows nothing of the change any more' },
  });
});

test('given a requester who cancels, then the device reverts the change at once', async () => {
  const rig = rigWithRouter();
  await rig.ask(change);
  await rig.engine.cancel('t1', 'user', account);
  await rig.pass();
  expect(rig.commands()).toEqual(['Begin()', 'Cancel()']);
  expect(rig.state('t1')).toBe('cancelled');
  await rig.pass(300_000);
  expect(rig.owed('t1')).toEqual([]);
});

test('given a server that restarts during a check, then the device is checked again when it reconnects', async () => {
  const before = rigWithRouter();
  await before.ask(change);
  before.devices.reported = () => ({ kind: 'undelivered', reason: 'away', message: 'no session' });
  await before.settle();
  expect(before.state('t1')).toBe('confirming');
  before.stop();

  const rig = engineRig(before.storage.disk);
  rig.devices.reported = () => ({
    kind: 'values',
    values: { [mtu]: '1400', [`${commitObject}Status`]: 'Pending', [`${commitObject}CommitKey`]: 't1' },
    errors: {},
  });
  rig.devices.operated = () => done;
  rig.start();
  await rig.recover();
  await rig.connect();
  await rig.engine.streams.advance('t1', () => [
    { type: 'device.reconnected', data: {}, actor: { kind: 'server', id: 'gateway', name: 'gateway' } },
  ]);
  await rig.pass();
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.facts('t1').filter((type) => type === 'task.succeeded')).toHaveLength(1);
});
