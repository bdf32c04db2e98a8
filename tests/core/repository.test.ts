import { beforeEach, expect, test } from 'vitest';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { NewTaskFact, TaskStreams } from '#server/devices/engine/task-stream.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';
import { DiskStorage } from './disk-storage.ts';

const actor = { kind: 'server', id: 'test', name: 'test' } as const;
const fact = <F>(type: string, data: F): NewTaskFact => ({ type, data, actor }) as unknown as NewTaskFact;
const requested = (kind: TaskKind = 'PingTest') =>
  fact('task.requested', { ...taskTraits(kind), endpointId: 'one', lane: 'bulk', params: {} });
const authorised = fact('task.authorised', { permission: '/p' });
const queued = fact('task.queued', { position: 0, online: true });
const dispatched = fact('task.dispatched', { attempt: 1 });
const acknowledged = fact('task.acknowledged', { requestPath: 'r.' });
const progressed = (sequence: number) => fact('task.progressed', { sequence, sample: {} });
const succeeded = fact('task.succeeded', { result: {} });
const cancelRequested = fact('cancel.requested', { reason: 'user' });
const notDelivered = fact('delivery.failed', { code: 'wsdisconnect', proof: 'notDelivered', message: '' });

let storage: DiskStorage;
let log: GroupedLog;
let doubts: string[];
let streams: TaskStreams;
beforeEach(() => {
  storage = new DiskStorage();
  log = new GroupedLog({ storage, now: () => new Date(1_000), later: () => {} });
  doubts = [];
  streams = taskStreamsOf(log, (taskId) => doubts.push(taskId));
});

const begin = (...facts: NewTaskFact[]) => streams.begin([{ id: 't', facts }], 'interactive');
const next = (...facts: NewTaskFact[]) => streams.advance('t', () => facts);
const stored = () => storage.disk.stream('task:t').map(({ type }) => type);
const effects = () =>
  [...(storage.disk.effects.get('task:t')?.values() ?? [])].map(({ kind, slot, params, dueAt }) => ({
    kind,
    slot,
    params: JSON.parse(params),
    due: dueAt.getTime() - 1_000,
  }));
const slots = () => effects().map(({ slot }) => slot);
const reads = () => storage.called.filter((call) => call === 'readStream').length;
/** Returns another process with its own memory. */
const elsewhere = () => taskStreamsOf(log);

test('given a beginning, then facts and effects are stored together, and the task is remembered', async () => {
  await begin(requested(), authorised, queued, dispatched);
  const begun = await streams.load('t');
  expect(begun).toMatchObject({ version: 4, snapshot: { value: 'dispatched' } });
  // The offline wait began and ended within one write: it has no row.
  expect(effects()).toEqual([
    { kind: 'deadline', slot: 'delivery', params: { name: 'delivery' }, due: 60_000 },
    { kind: 'operate', slot: 'operate', params: { attempt: 1 }, due: 0 },
  ]);
  expect(await streams.load('t')).toBe(begun);
  expect(reads()).toBe(0);
  expect(storage.disk.streams.get('task:t')).toMatchObject({ kind: 'task', machineVersion: '1', version: 4 });
});

test('given several tasks, then all are stored or none', async () => {
  const facts = [requested(), authorised];
  storage.next('write', 'fails');
  const both = ['a', 'b'].map((taskId) => ({ id: taskId, facts }));
  await expect(streams.begin(both, 'bulk')).rejects.toThrow('write failed');
  expect(await streams.load('a')).toMatchObject({ version: 0 });
  await streams.begin(both, 'bulk');
  expect(await streams.load('b')).toMatchObject({ version: 2 });
  expect(storage.writes).toEqual([4]);
});

test('given a task that exists, then it is not created again', async () => {
  await begin(requested());
  await expect(begin(requested())).rejects.toThrow();
  expect(stored()).toEqual(['task.requested']);
});

test('given an old task, then it is folded page by page, once', async () => {
  await begin(requested('WifiSignalStrength'), authorised, queued, dispatched, acknowledged);
  await next(...Array.from({ length: 495 }, (_, index) => progressed(index)));
  await next(progressed(495));
  const other = elsewhere();
  const task = await other.load('t');
  expect(task).toMatchObject({
    version: 501,
    snapshot: { value: 'running', context: { progressCount: 496 } },
  });
  expect(reads()).toBe(2);
  expect(await other.load('t')).toBe(task);
  expect(reads()).toBe(2);
});

test('given a task that ends at the end of a page, then one more page is read, and it is cached as ended', async () => {
  await begin(requested('WifiSignalStrength'), authorised, queued, dispatched, acknowledged);
  await next(...Array.from({ length: 494 }, (_, index) => progressed(index)), succeeded);
  const other = elsewhere();
  const task = await other.load('t');
  expect(task).toMatchObject({ version: 500, snapshot: { value: 'succeeded' } });
  expect(reads()).toBe(2);
  expect(await other.load('t')).toBe(task);
  expect(reads()).toBe(2);
});

test('given a task that does not exist, then it is looked up each time', async () => {
  expect(await streams.load('t')).toMatchObject({ version: 0, snapshot: { value: 'empty' } });
  await elsewhere().begin([{ id: 't', facts: [requested()] }], 'bulk');
  expect(await streams.load('t')).toMatchObject({ version: 1 });
});

test('given an end, then the cached task is the ended one', async () => {
  await begin(requested(), authorised, queued, dispatched, acknowledged);
  await next(succeeded);
  expect((await streams.load('t')).snapshot.value).toBe('succeeded');
  expect(reads()).toBe(0);
});

test('given facts that the state does not handle, then only the others are stored', async () => {
  await begin(requested(), authorised, queued, dispatched);
  expect(await next(succeeded, acknowledged, succeeded)).toMatchObject({
    version: 5,
    snapshot: { value: 'succeeded' },
  });
  expect(stored().slice(4)).toEqual(['task.succeeded']);
  expect(await next(acknowledged)).toBeNull();
  expect(await next()).toBeNull();
  expect(storage.writes).toEqual([4, 5]);
});

test("given the device's own time, then it is stored beside the server's", async () => {
  await begin(requested('WifiSignalStrength'), authorised, queued, dispatched, acknowledged);
  await next({ ...progressed(1), deviceAt: '2026-01-02T03:04:05.000Z' }, progressed(2));
  const [first, second] = storage.disk.stream('task:t').slice(-2);
  expect(first).toMatchObject({ deviceAt: '2026-01-02T03:04:05.000Z', actor });
  expect(second).not.toHaveProperty('deviceAt');
});

test('given a faster process, then the task is folded and decided again', async () => {
  await begin(requested(), authorised, queued);
  await elsewhere().advance('t', () => [dispatched]);
  const seen: unknown[] = [];
  const task = await streams.advance('t', ({ snapshot, version }) => {
    seen.push([version, snapshot.value]);
    return [cancelRequested];
  });
  expect(seen).toEqual([
    [3, 'queued'],
    [4, 'dispatched'],
  ]);
  expect(task).toMatchObject({ version: 5, snapshot: { value: 'cancelling' } });
  expect(doubts).toEqual([]);
});

test('given an append that fails, then the caller gets the error, the task is uncertain, and is read again', async () => {
  await begin(requested(), authorised, queued);
  storage.next('write', 'loses its answer');
  storage.next('holds', 'fails');
  await expect(next(dispatched)).rejects.toThrow('holds failed');
  expect(doubts).toEqual(['t']);
  expect(await streams.load('t')).toMatchObject({ version: 4, snapshot: { value: 'dispatched' } });
});

test('given two changes of one task, then the second sees the first, and other tasks do not wait', async () => {
  await begin(requested(), authorised, queued);
  await streams.begin([{ id: 'u', facts: [requested(), authorised] }], 'bulk');
  const release = storage.hold('write');
  const first = next(dispatched);
  const second = streams.advance('t', ({ snapshot }) => [fact('task.queued', snapshot.value), acknowledged]);
  const third = streams.current('t');
  expect(await streams.current('u')).toMatchObject({ version: 2 });
  release();
  expect([await first, await second, await third]).toMatchObject([
    { version: 4 },
    { version: 5 },
    { version: 5 },
  ]);
  expect(stored().slice(3)).toEqual(['task.dispatched', 'task.acknowledged']);
});

test('given a failed change of a task, then the next one is still done', async () => {
  await begin(requested());
  const broken = streams.advance('t', () => {
    throw new Error('cannot decide');
  });
  const after = next(authorised);
  await expect(broken).rejects.toThrow('cannot decide');
  expect(await after).toMatchObject({ version: 2 });
});

test('given a machine that waits, then each wait is a row until it is over', async () => {
  await begin(requested('WifiSignalStrength'), authorised);
  await next(queued);
  expect(effects()).toEqual([
    { kind: 'deadline', slot: 'offlineWait', params: { name: 'offlineWait' }, due: 600_000 },
  ]);
  await next(dispatched);
  expect(slots()).toEqual(['delivery', 'operate']);
  await next(acknowledged);
  expect(slots()).toEqual(['completion', 'firstProgress']);
  await next(progressed(1));
  expect(slots()).toEqual(['completion']);
  await next(cancelRequested);
  expect(effects().at(-1)).toEqual({
    kind: 'cancelOperate',
    slot: 'cancelOperate',
    params: { requestPath: 'r.' },
    due: 0,
  });
  expect(slots()).toEqual(['completion', 'cancelOperate']);
  await next(fact('cancel.refused', { message: 'no' }));
  expect(slots()).toEqual(['completion']);
  await next(succeeded);
  expect(slots()).toEqual([]);
});

test('given a command that was accepted or requeued, then its row is deleted', async () => {
  await begin(requested(), authorised, queued, dispatched);
  await next(fact('device.disconnected', { reason: 'lost' }));
  expect(slots()).toEqual(['delivery', 'operate']);
  await next(notDelivered);
  expect(slots()).toEqual(['offlineWait']);
  await next(fact('task.dispatched', { attempt: 2 }));
  expect(slots()).toEqual(['delivery', 'operate']);
  await next(acknowledged);
  expect(slots()).toEqual(['completion']);
});

test('given a cancel that the device has not yet obeyed, then reports meanwhile leave it pending', async () => {
  await begin(requested(), authorised, queued, dispatched);
  await next(acknowledged);
  await next(cancelRequested);
  await next(fact('device.disconnected', { reason: 'lost' }));
  expect(slots()).toEqual(['completion', 'cancelOperate']);
});

test('given a task that ends at its start, then it leaves no row; one that continues leaves none of its own', async () => {
  await begin(requested(), authorised, queued, fact('task.denied', { permission: '/p', reason: '' }));
  expect(effects()).toEqual([]);
  await streams.begin([{ id: 'u', facts: [requested(), authorised, queued, dispatched] }], 'bulk');
  await next(fact('result.arrivedLate', { outcome: 'succeeded', result: null }));
  expect([...storage.disk.allEffects()].map(({ streamId }) => streamId)).toEqual(['task:u', 'task:u']);
});

test('given an append to an ended task that fails, then its cached state is read again', async () => {
  await begin(requested(), authorised, queued, fact('task.denied', { permission: '/p', reason: '' }));
  storage.next('write', 'loses its answer');
  storage.next('holds', 'fails');
  await expect(next(fact('result.arrivedLate', { outcome: 'succeeded', result: null }))).rejects.toThrow();
  expect(await streams.load('t')).toMatchObject({ version: 5, snapshot: { context: { lateResults: 1 } } });
});

test('given a thousand ended tasks, then the oldest is folded again, and an open one is not', async () => {
  await begin(requested());
  const ended = [requested(), authorised, queued, cancelRequested];
  const tasks = Array.from({ length: 1_001 }, (_, index) => ({ id: `e${index}`, facts: ended }));
  await streams.begin(tasks, 'bulk');
  for (const taskId of ['t', 'e1', 'e1000']) await streams.load(taskId);
  expect(reads()).toBe(0);
  expect(await streams.load('e0')).toMatchObject({ version: 4 });
  expect(reads()).toBe(1);
});

test('given work that starts after other work has ended, then it still waits for the work between them', async () => {
  await begin(requested('WifiSignalStrength'), authorised, queued, dispatched, acknowledged);
  const order: string[] = [];
  const advance = (name: string) =>
    streams.advance('t', () => {
      order.push(name);
      return [progressed(1)];
    });
  const first = advance('first');
  const release = Promise.withResolvers<() => void>();
  const second = advance('second');
  void first.then(() => release.resolve(storage.hold('write')));
  const goOn = await release.promise;
  await Promise.resolve();
  const third = advance('third');
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['first', 'second']);
  goOn();
  expect([await first, await second, await third].map((task) => task?.version)).toEqual([6, 7, 8]);
  expect(order).toEqual(['first', 'second', 'third']);
});

test('given a stream of an unknown machine version, then it is not folded with another one', async () => {
  const { type, data } = requested();
  await log.append([
    {
      streamId: 'task:t',
      kind: 'task',
      machineVersion: '99',
      events: [{ type, data: JSON.parse(JSON.stringify(data)), actor }],
    },
  ]);
  await expect(streams.load('t')).rejects.toThrow('version 99 of the machine task');
  await expect(next(authorised)).rejects.toThrow('version 99');
  expect(stored()).toEqual(['task.requested']);
});
