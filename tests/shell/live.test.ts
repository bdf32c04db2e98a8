import { expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskSamples } from '#machines/task/events.ts';
import { RecentMessages } from '#server/live/recent.ts';
import { TaskStates } from '#server/live/task-states.ts';
import type { EventLog } from '#server/store/log.ts';

const actor = { kind: 'server', id: 'test', name: 'test' } as const;
const event = (
  pos: number,
  streamId = 'device:one',
  version = pos,
  type = 'device.connected',
): LoggedEvent => ({
  pos,
  streamId,
  version,
  type,
  schemaVersion: 1,
  recordedAt: '2026-01-02T03:04:05.000Z',
  actor,
  data: JSON.parse(JSON.stringify(taskSamples.find((sample) => sample.type === type)?.data ?? {})),
  hash: '',
});
const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => event(from + at));

/** Only what these two ask of a log. */
function logOf(stored: LoggedEvent[]) {
  const asked: string[] = [];
  const log = {
    read: async (after: number, limit: number) => {
      asked.push(`log after ${after}`);
      return stored.filter(({ pos }) => pos > after).slice(0, limit);
    },
    readStream: async (streamId: string, after: number, limit: number) => {
      asked.push(`${streamId} after ${after} limit ${limit}`);
      return stored.filter((one) => one.streamId === streamId && one.version > after).slice(0, limit);
    },
  } as Partial<EventLog> as EventLog;
  return { log, asked };
}

const positions = (told: { pos: number }[] | null) => told?.map(({ pos }) => pos) ?? null;

test('given commits that fit on, then they join; others must be read', async () => {
  const { log, asked } = logOf(events(1, 9));
  const recent = new RecentMessages(log, new TaskStates(log), 4);
  expect(await recent.join(events(5, 6))).toBe(true);
  expect(recent.head).toBe(6);
  expect(await recent.join(events(8, 8))).toBe(false);
  expect(await recent.join(events(6, 6))).toBe(false);
  expect(await recent.join([])).toBe(false);
  expect(recent.head).toBe(6);
  expect(asked).toEqual([]);
  await recent.catchUp();
  expect(asked).toEqual(['log after 6']);
  expect(recent.head).toBe(9);
  expect(positions(recent.since(4))).toEqual([5, 6, 7, 8, 9]);
});

test('given a cursor, then it is told what follows; at the head nothing, before what is kept null', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, new TaskStates(log), 4);
  expect(recent.since(4)).toEqual([]);
  expect(recent.since(3)).toBeNull();
  await recent.join(events(5, 7));
  expect(recent.since(7)).toEqual([]);
  expect(recent.since(8)).toEqual([]);
  expect(positions(recent.since(6))).toEqual([7]);
  expect(positions(recent.since(4))).toEqual([5, 6, 7]);
  expect(recent.since(3)).toBeNull();
});

test('given a log that is far ahead, then it is read page by page, told page by page, and the old is dropped', async () => {
  const { log, asked } = logOf(events(1, 10_600));
  const recent = new RecentMessages(log, new TaskStates(log), 0);
  await recent.catchUp();
  expect(recent.head).toBe(10_600);
  expect(asked).toHaveLength(22);
  // At 10,500 the older half was dropped, and a hundred came after it.
  expect(recent.since(5_499)).toBeNull();
  expect(positions(recent.since(5_500))).toHaveLength(500);
  expect(positions(await recent.read(10_598))).toEqual([10_599, 10_600]);
});

test('given exactly a page, then there may be more', async () => {
  const { log, asked } = logOf(events(1, 500));
  const recent = new RecentMessages(log, new TaskStates(log), 0);
  await recent.catchUp();
  expect(asked).toEqual(['log after 0', 'log after 500']);
});

test('given what was written after the head, then a reading of the log does not tell it yet', async () => {
  const { log } = logOf(events(1, 9));
  const recent = new RecentMessages(log, new TaskStates(log), 4);
  expect(positions(await recent.read(2))).toEqual([3, 4]);
});

test('given a log that repeats what is known, then nothing is told twice', async () => {
  const { log } = logOf(events(1, 9));
  const { read } = log;
  log.read = (after, limit) => read(Math.max(0, after - 2), limit);
  const recent = new RecentMessages(log, new TaskStates(log), 4);
  await recent.catchUp();
  await recent.catchUp();
  expect(positions(recent.since(4))).toEqual([5, 6, 7, 8, 9]);
});

test('given a stream that is no device’s, then its events are not told, whatever they are called', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, new TaskStates(log), 0);
  await recent.join([event(1, 'case:c', 1, 'device.connected')]);
  expect(recent.since(0)).toEqual([{ pos: 1, message: null }]);
});

test('given events, then devices and tasks have messages, the audit trail has none', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, new TaskStates(log), 0);
  await recent.join([
    event(1),
    event(2, 'audit:a', 1, 'audit.recorded'),
    event(3, 'task:t', 1, 'task.requested'),
  ]);
  expect(recent.since(0)?.map(({ message }) => message?.event ?? null)).toEqual([
    'Online',
    null,
    expect.any(String),
  ]);
});

test('given the events of a task in order, then each is folded on the one before without a reading', async () => {
  const types = ['task.requested', 'task.authorised', 'task.queued', 'task.dispatched'];
  const stored = types.map((type, at) => event(at + 1, 'task:t', at + 1, type));
  const { log, asked } = logOf(stored);
  const states = new TaskStates(log);
  const seen = [];
  for (const one of stored) {
    const { before, after } = await states.step(one);
    seen.push([before.value, after.value]);
  }
  expect(seen).toEqual([
    ['empty', 'requested'],
    ['requested', 'authorised'],
    ['authorised', 'queued'],
    ['queued', 'dispatched'],
  ]);
  expect(asked).toEqual([]);
});

test('given an event out of the middle, then the stream is folded up to it, and the present is not forgotten for it', async () => {
  const types = ['task.requested', 'task.authorised', 'task.queued', 'task.dispatched'];
  const stored = types.map((type, at) => event(at + 1, 'task:t', at + 1, type));
  const [, second, third, fourth] = stored;
  if (!second || !third || !fourth) throw new Error('too few');
  const { log, asked } = logOf(stored);
  const states = new TaskStates(log);
  expect((await states.step(third)).before.value).toBe('authorised');
  expect(asked).toEqual(['task:t after 0 limit 2']);
  expect((await states.step(second)).after.value).toBe('authorised');
  expect(asked).toEqual(['task:t after 0 limit 2', 'task:t after 0 limit 1']);
  expect((await states.step(fourth)).after.value).toBe('dispatched');
  expect(asked).toHaveLength(2);
});

test('given an end, then it is forgotten and folded again for what comes late', async () => {
  const types = ['task.requested', 'task.authorised', 'task.queued', 'task.denied'];
  const stored = types.map((type, at) => event(at + 1, 'task:t', at + 1, type));
  const { log, asked } = logOf(stored);
  const states = new TaskStates(log);
  for (const one of stored) await states.step(one);
  await states.step(event(5, 'task:t', 5, 'result.arrivedLate'));
  expect(asked).toEqual(['task:t after 0 limit 4']);
  const [, , , end] = stored;
  if (end) await states.step(end);
  expect(asked.slice(1)).toEqual(['task:t after 0 limit 3']);
});

test('given a long stream, then it is folded up to the event, and no further', async () => {
  const types = [
    'task.requested',
    'task.authorised',
    'task.queued',
    'task.dispatched',
    'task.acknowledged',
    ...Array<string>(1_200).fill('task.progressed'),
  ];
  const stored = types.map((type, at) => event(at + 1, 'task:t', at + 1, type));
  const { log, asked } = logOf(stored);
  const [one] = stored.slice(700);
  if (!one) throw new Error('too few');
  const { before, after } = await new TaskStates(log).step(one);
  expect([before.context.progressCount, after.context.progressCount]).toEqual([695, 696]);
  expect(asked).toEqual(['task:t after 0 limit 500', 'task:t after 500 limit 200']);
});

test('given a stream that is shorter than its event says, then nobody waits for the rest', async () => {
  const { log } = logOf([event(1, 'task:t', 1, 'task.requested')]);
  const { before } = await new TaskStates(log).step(event(9, 'task:t', 9, 'task.queued'));
  expect(before.value).toBe('requested');
});
