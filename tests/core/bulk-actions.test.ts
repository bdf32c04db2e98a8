import { expect, test } from 'vitest';
import { account, engineRig } from './engine-rig.ts';

const devices = (count: number) => Array.from({ length: count }, (_, index) => `d${index}`);
const idOfBulk = (rig: ReturnType<typeof engineRig>) => {
  const [id] = [...(rig.storage.disk.lists.get('bulk_action')?.keys() ?? [])];
  if (id === undefined) throw new Error('there is no bulk action');
  return id;
};
const row = (rig: ReturnType<typeof engineRig>) =>
  rig.storage.disk.lists.get('bulk_action')?.get(idOfBulk(rig)) as Record<string, unknown> | undefined;
const types = (rig: ReturnType<typeof engineRig>) =>
  rig.storage.disk.stream(`bulk-action:${idOfBulk(rig)}`).map(({ type }) => type);
const running = async (disk?: Parameters<typeof engineRig>[0]) => {
  const rig = engineRig(disk);
  await rig.recover();
  rig.start();
  await rig.reactor.start();
  return rig;
};

/** Milliseconds after which a bulk action has been notified of an end. */
const soon = 50;

test('given more devices than a slice holds, then all get their task, each slice together with the fact that it is started', async () => {
  const rig = await running();
  const taskIds = await rig.ask({ endpointIds: devices(501) });
  await rig.pass();
  expect(taskIds.map((taskId) => rig.stream(taskId)[0]?.data.endpointId)).toEqual(devices(501));
  expect(rig.storage.writes.slice(0, 3)).toEqual([752, 1503, 1507]);
  expect(types(rig)).toEqual([
    'bulkAction.requested',
    'bulkAction.tasksStarted',
    'bulkAction.tasksStarted',
    'bulkAction.tasksStarted',
  ]);
  expect(row(rig)).toMatchObject({ state: 'running', total: 501, started: 501, ended: 0, account_id: 'kim' });
});

test('given a process that ends after the first slice, then the next one starts the rest, and none twice', async () => {
  const dead = engineRig();
  const taskIds = await dead.ask({ endpointIds: devices(501) });
  expect(row(dead)).toMatchObject({ state: 'starting', started: 250 });
  const rig = await running(dead.storage.disk);
  await rig.pass();
  expect(row(rig)).toMatchObject({ state: 'running', started: 501 });
  expect(taskIds.map((taskId) => rig.facts(taskId)[0])).toEqual(Array(501).fill('task.requested'));
  expect(rig.stream(taskIds[500] ?? '')[0]?.actor).toEqual(account);
});

test('given a slice whose answer is lost, then its tasks are not started again', async () => {
  const rig = await running();
  rig.storage.next('write', 'works', 'loses its answer');
  await rig.ask({ endpointIds: devices(300) });
  await rig.pass(3_000);
  expect(row(rig)).toMatchObject({ state: 'running', started: 300 });
  expect(types(rig)).toHaveLength(3);
  expect(rig.engine.queues.waitingCount()).toBe(300);
});

test('given its tasks end, then each is counted once by its outcome, with the position of its end', async () => {
  const rig = await running();
  const [first = '', second = ''] = await rig.ask({ endpointIds: ['one', 'two'] });
  await rig.engine.cancel(first, 'user', account);
  await rig.pass(soon);
  expect(row(rig)).toMatchObject({
    state: 'running',
    ended: 1,
    outcomes: '{"cancelled":1}',
    finished_at: null,
  });
  await rig.engine.cancel(second, 'user', account);
  await rig.pass(soon);
  expect(row(rig)).toMatchObject({
    state: 'completed',
    ended: 2,
    outcomes: '{"cancelled":2}',
    terminal: true,
  });
  const ends = rig.storage.disk.stream(`bulk-action:${idOfBulk(rig)}`).slice(2);
  expect(ends.map(({ data }) => data)).toEqual([
    { ended: [{ taskId: first, state: 'cancelled' }], cause: rig.last(first)?.pos },
    { ended: [{ taskId: second, state: 'cancelled' }], cause: rig.last(second)?.pos },
  ]);
});

test('given tasks that end one shortly after another, then they are one fact, with the position of the last', async () => {
  const rig = await running();
  const taskIds = await rig.ask({ endpointIds: devices(3) });
  for (const taskId of taskIds) {
    await rig.engine.cancel(taskId, 'user', account);
    await rig.pass(5);
  }
  await rig.pass(soon);
  const ends = rig.storage.disk.stream(`bulk-action:${idOfBulk(rig)}`).slice(2);
  expect(ends.map(({ data }) => data)).toEqual([
    {
      ended: taskIds.map((taskId) => ({ taskId, state: 'cancelled' })),
      cause: rig.last(taskIds[2] ?? '')?.pos,
    },
  ]);
});

test('given tasks that end while the process is down, then the next process counts them, and a third does not count them again', async () => {
  const dead = await running();
  const [first = '', second = ''] = await dead.ask({ endpointIds: ['one', 'two'] });
  dead.reactor.stop();
  await dead.engine.cancel(first, 'user', account);
  await dead.pass();
  expect(row(dead)).toMatchObject({ ended: 0 });
  const rig = await running(dead.storage.disk);
  await rig.pass();
  expect(row(rig)).toMatchObject({ ended: 1 });
  // The checkpoint was lost with the process: everything is read again.
  rig.storage.disk.checkpoints.set('reactor:bulk-action', { epoch: 'first', pos: 0 });
  const third = await running(rig.storage.disk);
  await third.pass();
  expect(row(third)).toMatchObject({ ended: 1, state: 'running' });
  await third.engine.cancel(second, 'user', account);
  await third.pass(soon);
  expect(row(third)).toMatchObject({ ended: 2, state: 'completed' });
});

test('given a storage that fails during a reaction, then the reaction is retried until it is stored', async () => {
  const rig = await running();
  const [first = ''] = await rig.ask({ endpointIds: ['one', 'two'] });
  rig.storage.next('write', 'works', 'fails', 'loses its answer');
  await rig.engine.cancel(first, 'user', account);
  await rig.pass(3_000);
  expect(row(rig)).toMatchObject({ ended: 1 });
  expect(types(rig).filter((type) => type === 'bulkAction.tasksEnded')).toHaveLength(1);
});

test('given it is cancelled while it starts, then no more tasks start and waiting ones end', async () => {
  const rig = await running();
  const release = rig.storage.hold('readStream');
  const taskIds = await rig.ask({ endpointIds: devices(300) });
  expect(await rig.commands.cancelBulkAction(idOfBulk(rig), account)).toBe('requested');
  release();
  await rig.pass(2_000);
  expect(row(rig)).toMatchObject({ state: 'cancelled', started: 250, ended: 250 });
  expect(rig.facts(taskIds[299] ?? '')).toEqual([]);
  expect(rig.stream(taskIds[0] ?? '').at(-1)?.type).toBe('cancel.requested');
  expect(await rig.commands.cancelBulkAction(idOfBulk(rig), account)).toBe('tooLate');
});

test('given its time is over, then open tasks are cancelled, and it ends as expired', async () => {
  const rig = await running();
  rig.devices.online.add('one');
  const long = { kind: 'WifiSignalStrength', params: { interval: 60, count: 1_000 } } as const;
  const [measuring = '', offline = ''] = await rig.ask({ endpointIds: ['one', 'two'], ...long });
  await rig.engine.streams.advance(measuring, () => [
    { type: 'task.progressed', data: { sequence: 1, sample: {} }, actor: account },
  ]);
  await rig.pass(600_500);
  expect(row(rig)).toMatchObject({ state: 'running', outcomes: '{"expired":1}' });
  expect(rig.state(offline)).toBe('expired');
  await rig.pass(6_600_500);
  expect(types(rig)).toContain('deadline.passed');
  expect(rig.stream(measuring).find(({ type }) => type === 'cancel.requested')?.data).toEqual({
    reason: 'bulkAction',
  });
  expect(row(rig)).toMatchObject({ state: 'cancelling' });
  await rig.answer(measuring);
  await rig.pass(soon);
  expect(row(rig)).toMatchObject({ state: 'expired', outcomes: '{"expired":1,"succeeded":1}' });
});

test('given a later start, then its tasks begin at that time, also of one device and after a restart, with their own window', async () => {
  const dead = await running();
  const later = { inMs: 3_600_000, windowMs: 1_800_000 };
  const [taskId = ''] = await dead.ask({ endpointIds: ['one'], later });
  await dead.pass(3_500_000);
  expect(row(dead)).toMatchObject({ state: 'scheduled', started: 0, total: 1 });
  expect(dead.facts(taskId)).toEqual([]);
  const rig = await running(dead.storage.disk);
  // The clock of the tests restarts with each process.
  await rig.pass(3_700_000);
  expect(row(rig)).toMatchObject({ state: 'running', started: 1 });
  expect(rig.stream(taskId)[0]?.actor).toEqual(account);
  const { requested_at, starts_at, window_ends_at } = row(rig) as Record<string, Date>;
  expect(Number(starts_at) - Number(requested_at)).toBe(3_600_000);
  expect(Number(window_ends_at) - Number(starts_at)).toBe(1_800_000);
});

test('given it is cancelled before its start, then it ends without a task', async () => {
  const rig = await running();
  const later = { inMs: 3_600_000, windowMs: 1_800_000 };
  const [taskId = ''] = await rig.ask({ endpointIds: ['one', 'two'], later });
  expect(await rig.commands.cancelBulkAction(idOfBulk(rig), account)).toBe('requested');
  await rig.pass(4_000_000);
  expect(row(rig)).toMatchObject({ state: 'cancelled', started: 0, terminal: true });
  expect(rig.facts(taskId)).toEqual([]);
});

test('given a server that is down until the window of a later start is over, then nothing starts', async () => {
  const rig = engineRig();
  const later = { inMs: 3_600_000, windowMs: 1_800_000 };
  const [taskId = ''] = await rig.ask({ endpointIds: ['one', 'two'], later });
  await rig.pass(6_000_000);
  expect(row(rig)).toMatchObject({ state: 'scheduled' });
  await rig.recover();
  rig.start();
  await rig.reactor.start();
  await rig.pass(5_000);
  expect(row(rig)).toMatchObject({ state: 'expired', started: 0, terminal: true });
  expect(rig.facts(taskId)).toEqual([]);
});

/** Requests one command of three parts, the last of them later. */
const divided = async (rig: ReturnType<typeof engineRig>) => {
  const begun = rig.commands.requestParts({
    kind: 'PingTest',
    params: { host: 'example.net', repetitions: 2 },
    permission: '/ping',
    actor: account,
    opId: 'northwind',
    name: 'Harbour',
    parts: [
      { endpointIds: devices(300) },
      { endpointIds: ['x', 'y'] },
      { endpointIds: ['late'], later: { inMs: 3_600_000, windowMs: 1_800_000 } },
    ],
  });
  begun.catch(() => {});
  await rig.pass();
  return begun;
};
const rowsOf = (rig: ReturnType<typeof engineRig>, ids: readonly string[]) =>
  ids.map((id) => rig.storage.disk.lists.get('bulk_action')?.get(id));

test('given a process that ends with the request of a divided command, then the next starts every part, and no task twice', async () => {
  const dead = engineRig();
  const { commandId, bulkActionIds, taskId } = await divided(dead);
  expect(dead.facts(taskId)).toEqual([]);
  const rig = await running(dead.storage.disk);
  await rig.pass();
  const part = { command_id: commandId, parts: 3, target_name: 'Harbour' };
  expect(rowsOf(rig, bulkActionIds)).toEqual([
    expect.objectContaining({ ...part, part: 1, state: 'running', started: 300 }),
    expect.objectContaining({ ...part, part: 2, state: 'running', started: 2 }),
    expect.objectContaining({ ...part, part: 3, state: 'scheduled', started: 0 }),
  ]);
  expect([...rig.storage.disk.tasks.keys()]).toHaveLength(302);
  const again = await running(rig.storage.disk);
  await again.pass();
  expect([...again.storage.disk.tasks.keys()]).toHaveLength(302);
});

test('given the append of a divided command fails, then none of its parts exists', async () => {
  const rig = await running();
  rig.storage.next('write', 'fails');
  await expect(divided(rig)).rejects.toThrow();
  expect(rig.storage.disk.lists.get('bulk_action')?.size ?? 0).toBe(0);
});

test('given a divided command is cancelled, then all of its parts end in one write, the later one without a task', async () => {
  const rig = await running();
  const { bulkActionIds } = await divided(rig);
  await rig.pass();
  const writes = rig.storage.writes.length;
  expect(await rig.commands.cancelBulkActions(bulkActionIds, account)).toBe('requested');
  expect(rig.storage.writes.length).toBe(writes + 1);
  await rig.pass(2_000);
  expect(rowsOf(rig, bulkActionIds)).toEqual(
    [300, 2, 0].map((ended) => expect.objectContaining({ state: 'cancelled', ended })),
  );
  expect(await rig.commands.cancelBulkActions(bulkActionIds, account)).toBe('tooLate');
});
