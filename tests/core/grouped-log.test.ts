import { beforeEach, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import { planGroup } from '#server/core/log/plan.ts';
import { prepareItem } from '#server/core/log/prepare.ts';
import { StreamHeadCache } from '#server/core/log/stream-head-cache.ts';
import { MemoryStorage } from './memory-storage.ts';

const actor = { kind: 'server', id: 'test', name: 'test' } as const;
const item = (streamId: string, more: Partial<AppendItem> = {}): AppendItem => ({
  streamId,
  kind: 'task',
  machineVersion: '1',
  events: [{ type: 'happened', data: { of: streamId }, actor }],
  ...more,
});

let storage: MemoryStorage;
let log: GroupedLog;
let forgotten: number;
let notified: LoggedEvent[];
let woken: number[];
let later: (() => void)[];
const table = { name: 'list', key: 'id', changing: [] };
beforeEach(async () => {
  storage = new MemoryStorage();
  forgotten = 0;
  notified = [];
  woken = [];
  later = [];
  log = new GroupedLog({
    storage,
    now: () => new Date(5_000),
    later: (run) => void later.push(run),
    lists: () => ({
      rowsAfter: async (events) => [{ table, rows: events.map(({ streamId }) => ({ id: streamId })) }],
      forget: () => void forgotten++,
    }),
  });
  await log.open('first');
  log.onCommit((committed) => notified.push(...committed.map(({ event }) => event)));
  log.onAppend((pos) => woken.push(pos));
});

test('given callers of one turn, then they share one write and each gets its own result', async () => {
  const answers = await Promise.all([log.append([item('a')]), log.append([item('b'), item('a')])]);
  expect(answers).toEqual([
    [{ streamId: 'a', version: 1, pos: 1 }],
    [
      { streamId: 'b', version: 1, pos: 2 },
      { streamId: 'a', version: 2, pos: 3 },
    ],
  ]);
  expect(storage.plans).toHaveLength(1);
  expect(storage.plans[0]?.rows).toEqual([{ table, rows: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }]);
  expect(notified.map(({ pos, recordedAt }) => [pos, recordedAt])).toEqual(
    [1, 2, 3].map((pos) => [pos, new Date(5_000).toISOString()]),
  );
  expect(woken).toEqual([3]);
});

test('given a write, then the next one does not read known state again', async () => {
  await log.append([item('a')]);
  const { reads } = storage;
  await log.append([item('a')]);
  expect(storage.reads).toBe(reads);
  await log.append([item('b')]);
  expect(storage.reads).toBe(reads + 1);
});

test('given only a conflict, then nothing is written and no listener is called', async () => {
  await expect(log.append([item('a', { expectedVersion: 3 })])).rejects.toBeInstanceOf(VersionConflict);
  expect(storage.plans).toEqual([]);
  expect(woken).toEqual([]);
});

test('given another writer, then the group is planned again on the new state', async () => {
  await log.append([item('a')]);
  const { plan } = planGroup(
    await storage.head(),
    new Map((await storage.streams(['a'])).map((stream) => [stream.streamId, stream])),
    [[prepareItem(item('a'), new Date(0), (bytes) => new Uint8Array(bytes))]],
  );
  await storage.writeElsewhere(plan);
  expect(await log.append([item('a')])).toEqual([{ streamId: 'a', version: 3, pos: 3 }]);
  expect(forgotten).toBe(1);
});

test('given an answer that is lost, then the write is found by its hash and counts', async () => {
  storage.next = 'loses its answer';
  expect(await log.append([item('a')])).toEqual([{ streamId: 'a', version: 1, pos: 1 }]);
  expect(notified.map(({ pos }) => pos)).toEqual([1]);
  expect(later).toEqual([]);
});

test('given a stream without pending appends, then it uses no memory and is read again', async () => {
  await log.append([item('a', { endedSlots: ['deadline'] }), item('b', { endedSlots: ['*'] })]);
  const { reads } = storage;
  await log.append([item('a')]);
  expect(storage.reads).toBe(reads);
  expect(await log.append([item('b')])).toEqual([{ streamId: 'b', version: 2, pos: 4 }]);
  expect(storage.reads).toBe(reads + 1);
});

test('given a write that failed, then its callers are rejected, and the next append reads again', async () => {
  await log.append([item('a')]);
  storage.next = 'fails';
  await expect(log.append([item('a')])).rejects.toThrow('the storage is away');
  expect(forgotten).toBe(1);
  const { reads } = storage;
  expect(await log.append([item('a')])).toEqual([{ streamId: 'a', version: 2, pos: 2 }]);
  expect(storage.reads).toBe(reads + 2);
});

test('given an uncertain write that cannot be resolved at once, then it is resolved later and announced once', async () => {
  storage.next = 'loses its answer';
  storage.deaf = 1;
  await expect(log.append([item('a')])).rejects.toThrow('the storage is away');
  await log.idle();
  expect(notified).toEqual([]);
  expect(later).toHaveLength(1);
  later[0]?.();
  await log.idle();
  expect(notified.map(({ streamId }) => streamId)).toEqual(['a']);
  expect(later).toHaveLength(1);
  await log.append([item('b')]);
  expect(notified.map(({ streamId }) => streamId)).toEqual(['a', 'b']);
});

test('given an uncertain write and a new append, then the write is resolved before it', async () => {
  storage.next = 'loses its answer';
  storage.deaf = 1;
  await expect(log.append([item('a')])).rejects.toThrow();
  expect(await log.append([item('a')])).toEqual([{ streamId: 'a', version: 2, pos: 2 }]);
  expect(notified.map(({ pos }) => pos)).toEqual([1, 2]);
});

test('given an uncertain write that was not stored, then no listener is called', async () => {
  storage.next = 'fails';
  storage.deaf = 1;
  await expect(log.append([item('a')])).rejects.toThrow();
  expect(await log.append([item('a')])).toEqual([{ streamId: 'a', version: 1, pos: 1 }]);
  expect(notified).toHaveLength(1);
});

test('given appends during a write, then they are written together next, and idle waits for all', async () => {
  storage.next = 'waits';
  const first = log.append([item('a')]);
  await new Promise(setImmediate);
  const rest = [log.append([item('b')], 'bulk'), log.append([item('c')])];
  storage.release();
  await log.idle();
  expect(storage.plans.map(({ events }) => events.map(({ streamId }) => streamId))).toEqual([
    ['a'],
    ['c', 'b'],
  ]);
  expect((await Promise.all([first, ...rest])).flat().map(({ pos }) => pos)).toEqual([1, 3, 2]);
  expect(notified.map(({ pos }) => pos)).toEqual([1, 2, 3]);
});

test('given another process that wrote, then only new events wake waiters', async () => {
  await log.append([item('a')]);
  log.writtenElsewhere(1);
  log.writtenElsewhere(2);
  expect(woken).toEqual([1, 2]);
});

test('given a listener that was removed, then it is not called', async () => {
  const heard: number[] = [];
  const stops = [log.onCommit((events) => heard.push(events.length)), log.onAppend((pos) => heard.push(pos))];
  for (const stop of stops) stop();
  await log.append([item('a')]);
  expect(heard).toEqual([]);
});

test('given a bad item, then it is refused before it joins a group', async () => {
  await expect(log.append([item('a', { events: [] })])).rejects.toBeInstanceOf(TypeError);
  expect(await log.head()).toEqual({ pos: 0, epoch: 'first', hash: '0'.repeat(64) });
});

test('given a stream that was looked up and does not exist, then it is not looked up again', async () => {
  await expect(log.append([item('none', { expectedVersion: 3 })])).rejects.toBeInstanceOf(VersionConflict);
  const { reads } = storage;
  await expect(log.append([item('none', { expectedVersion: 3 })])).rejects.toBeInstanceOf(VersionConflict);
  expect(storage.reads).toBe(reads);
});

test('given only the required options, then the log has its name, clock and groups, and no list', async () => {
  const plain = new GroupedLog({ storage });
  expect(plain.logId).toBe('main');
  expect(new GroupedLog({ storage, logId: 'other' }).logId).toBe('other');
  const before = Date.now();
  const many = Array.from({ length: 600 }, (_, at) => plain.append([item(`s${at}`)]));
  await Promise.all(many);
  expect(storage.plans[0]?.rows).toEqual([]);
  const recordedAt = storage.plans[0]?.events[0]?.recordedAt.getTime() ?? 0;
  expect(recordedAt).toBeGreaterThanOrEqual(before);
  expect(recordedAt).toBeLessThanOrEqual(Date.now());
  expect(storage.plans.map(({ events }) => events.length)).toEqual([300, 150, 75, 38, 32, 5]);
  storage.next = 'refuses';
  await expect(plain.append([item('a')])).resolves.toMatchObject([{ version: 1 }]);
});

test('given a smaller limit, then groups keep it by the number of their events', async () => {
  const small = new GroupedLog({ storage, groupLimit: 4 });
  const twice = (streamId: string) =>
    item(streamId, { events: [...item(streamId).events, ...item(streamId).events] });
  await Promise.all(['a', 'b', 'c'].map((streamId) => small.append([twice(streamId)])));
  expect(storage.plans.map(({ events }) => events.length)).toEqual([4, 2]);
});

test('given the time of a device, then it is passed on; otherwise the key is absent', async () => {
  const deviceAt = '2026-01-02T03:04:05Z';
  await log.append([item('a', { events: [{ type: 'happened', data: {}, actor, deviceAt }] }), item('b')]);
  expect(notified.map((event) => ('deviceAt' in event ? event.deviceAt : 'absent'))).toEqual([
    deviceAt,
    'absent',
  ]);
});

test("given readers, then they get the storage's data", async () => {
  expect(await Promise.all([log.read(0, 1), log.readStream('a', 0, 1), log.readProof('a', 0, 1)])).toEqual([
    ['the log after 0'],
    ['a after 0'],
    ['a proven after 0'],
  ]);
});

test('given more heads than the limit, then the least recently used are read again', async () => {
  const heads = new StreamHeadCache(storage, 2);
  await Promise.all(['a', 'b', 'c'].map((streamId) => log.append([item(streamId)])));
  const readFor = async (...ids: string[]) => {
    const before = storage.reads;
    const { streams } = await heads.at(ids);
    expect([...streams.keys()]).toEqual(ids);
    return storage.reads - before;
  };
  expect(await readFor('a', 'b')).toBe(2);
  expect(await readFor('a', 'b')).toBe(0);
  const [plan] = storage.plans;
  if (!plan) throw new Error('no plan');
  heads.moved({ ...plan, streams: plan.streams.filter(({ streamId }) => streamId === 'a') });
  expect(await readFor('c')).toBe(1);
  expect(await readFor('a')).toBe(0);
  expect(await readFor('b')).toBe(1);
});
