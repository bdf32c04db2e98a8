import { beforeEach, expect, test } from 'vitest';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { NewEvent } from '#server/core/log/log.ts';
import { connected, liveRig, observed } from './live-rig.ts';

let rig: ReturnType<typeof liveRig>;
beforeEach(async () => {
  rig = liveRig();
  await rig.happens('one', connected, connected, connected);
  await rig.hub.start();
});

test('given devices of other operators, then a socket gets only messages of its own subtree', async () => {
  const south = await rig.connect({ token: 'lee@/root/south/' });
  const root = await rig.connect({ token: 'sam@/root/' });
  const north = await rig.connect();
  await rig.happens('one', connected);
  await rig.happens('far', connected);
  await rig.happens('unknown', connected);
  await rig.happens('one', connected);
  expect(north.positions).toEqual([4, 7]);
  expect(south.positions).toEqual([5]);
  expect(root.positions).toEqual([4, 5, 7]);
  expect(root.messages.map(({ prev }) => prev)).toEqual([3, 4, 5]);
  expect(rig.faults).toEqual([]);
});

test('given a device that the list does not contain yet, then its first event states its operator', async () => {
  const socket = await rig.connect();
  const registered = (opId: unknown) => ({ type: 'device.registered', data: { opId } as never });
  await rig.happens('new', registered('north'), connected);
  await rig.happens('foreign', registered('south'));
  await rig.happens('lost', registered('nobody'));
  await rig.happens('odd', registered(7));
  expect(socket.messages.map(({ endpoint_id, pos }) => [endpoint_id, pos])).toEqual([
    ['new', 4],
    ['new', 5],
  ]);
  // One lookup is enough.
  const before = rig.storage.called.length;
  rig.port.lookUps.length = 0;
  await rig.happens('new', connected);
  expect(socket.positions).toEqual([4, 5, 9]);
  expect(rig.storage.called.slice(before)).not.toContain('readStream');
  expect(rig.port.lookUps).toEqual([]);
});

test('given a device that is moved to another operator, then those of the previous one get no more events', async () => {
  const south = await rig.connect({ token: 'lee@/root/south/' });
  const north = await rig.connect();
  await rig.happens('one', connected);
  // The list still shows the previous operator.
  const moved = { type: 'device.registered', data: { opId: 'south' } as never };
  await rig.happens('one', moved, connected);
  await rig.happens('one', connected);
  expect(north.positions).toEqual([4]);
  expect(south.positions).toEqual([5, 6, 7]);
  const back = { type: 'device.registered', data: { opId: 'north' } as never };
  await rig.happens('one', back, connected);
  expect(north.positions).toEqual([4, 8, 9]);
  expect(south.positions).toEqual([5, 6, 7]);
});

test('given a device that is moved during the lookup of its operator, then the answer is discarded', async () => {
  const north = await rig.connect();
  const answered = Promise.withResolvers<void>();
  const { opPathsOf } = rig.port;
  rig.port.opPathsOf = async (endpointIds) => {
    const paths = await opPathsOf(endpointIds);
    await answered.promise;
    return paths;
  };
  const first = rig.happens('one', connected);
  const second = rig.happens(
    'one',
    { type: 'device.registered', data: { opId: 'south' } as never },
    connected,
  );
  answered.resolve();
  await Promise.all([first, second]);
  expect(north.positions).not.toContain(6);
  expect(rig.faults).toEqual([]);
});

test('given a device without an operator, then its events are sent from the moment it has one', async () => {
  const socket = await rig.connect();
  await rig.happens('stray', connected);
  expect(socket.messages).toEqual([]);
  rig.paths.set('stray', '/root/north/');
  await rig.happens('stray', connected);
  expect(socket.positions).toEqual([5]);
});

test('given tasks, then their results go to users who may see the device, whatever they contain', async () => {
  const socket = await rig.connect();
  const task = (endpointId: string): Omit<NewEvent, 'actor'>[] => [
    {
      type: 'task.requested',
      data: { ...taskTraits('PingTest'), endpointId, lane: 'interactive', params: {} } as never,
    },
    { type: 'task.authorised', data: { permission: '/p' } },
    { type: 'task.queued', data: { position: 0, online: true } },
    { type: 'task.dispatched', data: { attempt: 1 } },
    { type: 'task.succeeded', data: { result: { values: { loss: 0 } } } },
  ];
  await rig.appended('task:t', ...task('one'));
  await rig.appended('task:u', ...task('far'));
  // A device without its own stream has no operator.
  await rig.appended('task:v', ...task('ghost'));
  expect(socket.messages.map(({ event, pos }) => [event, pos])).toEqual([
    ['TaskEvent', 4],
    ['TaskEvent', 5],
    ['TaskEvent', 6],
    ['Progress', 7],
    ['DiagnosticsResult', 8],
  ]);
  expect(rig.faults).toEqual([]);
});

test('given a case, then its facts go to its operator and to those above', async () => {
  const [north, south, root] = await Promise.all([
    rig.connect(),
    rig.connect({ token: 'lee@/root/south/' }),
    rig.connect({ token: 'sam@/root/' }),
  ]);
  await rig.appended('case:c', { type: 'case.opened', data: { title: 'Slow', opId: 'north' } });
  await rig.appended('case:c', { type: 'case.closed', data: {} });
  for (const socket of [north, root])
    expect(socket.messages.map(({ event, fact }) => [event, fact.streamId, fact.version])).toEqual([
      ['StreamEvent', 'case:c', 1],
      ['StreamEvent', 'case:c', 2],
    ]);
  expect(south.messages).toEqual([]);
});

test("given a role without the key of a call, then the call's data is not sent on the socket either", async () => {
  const rights: string[] = [];
  rig.port.sessionOf = async (token) => ({
    accountId: token,
    name: token,
    clientId: token,
    opPath: '/root/',
    permissions: rights,
    expiresAt: rig.clock.now() + 1_800_000,
  });
  const socket = await rig.connect();
  await rig.appended('case:c', { type: 'case.opened', data: { title: 'Slow', opId: 'north' } });
  expect(socket.messages).toEqual([]);
  rights.push('/cases/{caseId}');
  await rig.appended('case:c', { type: 'case.closed', data: {} });
  expect(socket.messages.map(({ fact }) => fact.type)).toEqual(['case.closed']);
});

test('given an event without a device, then no audience is looked up, and the log moves on', async () => {
  const socket = await rig.connect();
  await rig.appended('audit:a', { type: 'audit.recorded', data: {} });
  expect(rig.port.lookUps).toEqual([]);
  await rig.happens('one', connected);
  expect(socket.messages).toMatchObject([{ pos: 5, prev: 3 }]);
});

test('given many messages, then the devices of a page are looked up together, and each once', async () => {
  await rig.connect();
  rig.port.lookUps.length = 0;
  await rig.happens('one', connected, connected);
  await rig.happens('one', connected);
  expect(rig.port.lookUps).toEqual([['one']]);
  await rig.log.append(
    ['two', 'far', 'one'].map((endpointId) => ({
      streamId: `device:${endpointId}`,
      kind: 'device' as const,
      machineVersion: '1',
      events: [{ ...connected, actor: { kind: 'server', id: 'test', name: 'test' } }],
    })),
  );
  await rig.pass();
  expect(rig.port.lookUps).toEqual([['one'], ['two', 'far']]);
});

test('given values, then a socket gets all of its viewed devices, and of others those in list rows', async () => {
  const other = { 'Device.DeviceInfo.UpTime': '7' };
  const lock = { 'Device.X_WAYMARK_Lock.Enable': 'true' };
  const version = { 'Device.DeviceInfo.SoftwareVersion': '2' };
  const model = { 'Device.DeviceInfo.ModelName': 'X' };
  const socket = await rig.connect();
  await rig.happens('one', ...[other, lock, { ...other, ...version }, model, {}].map(observed));
  expect(socket.positions).toEqual([5, 6, 7]);
  await rig.happens('one', { type: 'device.booted', data: {} });
  expect(socket.positions).toEqual([5, 6, 7, 9]);
  await rig.hub.watch('kim', 'one');
  await rig.happens('one', observed(other));
  await rig.happens('two', observed(other));
  expect(socket.positions).toEqual([5, 6, 7, 9, 10]);
  await rig.hub.unwatch('kim', 'one');
  await rig.happens('one', observed(other));
  expect(socket.positions).toEqual([5, 6, 7, 9, 10]);
});
