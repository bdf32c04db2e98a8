import { expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { RecentMessages } from '#server/core/live/recent.ts';
import type { Committed, EventLog } from '#server/core/log/log.ts';
import { kindOf } from '#server/core/streams/definition.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import { storedEvent } from '#tests/support/stored-event.ts';
import { streamKinds } from '#tests/support/stream-kinds.ts';

const event = (pos: number, streamId = 'device:one', version = pos, type = 'device.connected') =>
  storedEvent({ pos, streamId, version, type });
const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => event(from + at));

/** Returns the part of a log that these two need. */
function logOf(stored: LoggedEvent[]) {
  const asked: string[] = [];
  const log = {
    read: async (after: number, limit: number) => {
      asked.push(`log after ${after}`);
      return stored.filter(({ pos }) => pos > after).slice(0, limit);
    },
    streams: async (streamIds: string[]) =>
      streamIds.map((streamId) => {
        const kind = kindOf(streamId);
        return { streamId, kind, machineVersion: '1', version: 0, head: new Uint8Array() };
      }),
    readBefore: async (places: { streamId: string; version: number }[]) => {
      asked.push(...places.map(({ streamId, version }) => `${streamId} before ${version}`));
      return places.flatMap(({ streamId, version }) =>
        stored.filter((one) => one.streamId === streamId && one.version < version),
      );
    },
  } as Partial<EventLog> as EventLog;
  return { log, asked };
}

/** Returns events as committed by this process. */
const committed = (...all: LoggedEvent[]): Committed[] =>
  all.map((one) => ({
    event: one,
    kind: kindOf(one.streamId),
    machineVersion: '1',
    step: null,
    problem: null,
    size: JSON.stringify(one.data).length,
  }));

const positions = (received: { pos: number }[] | null) => received?.map(({ pos }) => pos) ?? null;

test('given consecutive commits, then they join; others must be read', async () => {
  const { log, asked } = logOf(events(1, 9));
  const recent = new RecentMessages(log, streamKinds, 4);
  expect(recent.join(committed(...events(5, 6)))).toBe(true);
  expect(recent.head).toBe(6);
  expect(recent.join(committed(...events(8, 8)))).toBe(false);
  expect(recent.head).toBe(6);
  expect(asked).toEqual([]);
  await recent.catchUp();
  expect(asked).toEqual(['log after 6', 'log after 9']);
  expect(recent.head).toBe(9);
  expect(positions(recent.since(4))).toEqual([5, 6, 7, 8, 9]);
});

test('given a read that is ahead of commits waiting to be sent, then they are known, and nothing is read again', async () => {
  const { log, asked } = logOf(events(1, 9));
  const recent = new RecentMessages(log, streamKinds, 4);
  await recent.catchUp();
  expect(recent.join(committed(...events(5, 6)))).toBe(true);
  expect(recent.join(committed(...events(7, 9)))).toBe(true);
  expect(recent.join(committed(...events(9, 10)))).toBe(true);
  expect(positions(recent.since(4))).toEqual([5, 6, 7, 8, 9, 10]);
  expect(asked).toEqual(['log after 4', 'log after 9']);
});

test('given a cursor, then it gets later events; none at the head, and null before the kept ones', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, streamKinds, 4);
  expect(recent.since(4)).toEqual([]);
  expect(recent.since(3)).toBeNull();
  recent.join(committed(...events(5, 7)));
  expect(recent.since(7)).toEqual([]);
  expect(recent.since(8)).toEqual([]);
  expect(positions(recent.since(6))).toEqual([7]);
  expect(positions(recent.since(4))).toEqual([5, 6, 7]);
  expect(recent.since(3)).toBeNull();
});

test('given a log that is far ahead, then it is read and sent page by page, and old events are dropped', async () => {
  const { log, asked } = logOf(events(1, 10_600));
  const recent = new RecentMessages(log, streamKinds, 0);
  await recent.catchUp();
  expect(recent.head).toBe(10_600);
  expect(asked).toHaveLength(23);
  // At 10,500 the older half was dropped, and a hundred came after it.
  expect(recent.since(5_499)).toBeNull();
  expect(positions(recent.since(5_500))).toHaveLength(500);
  expect(positions(await recent.read(10_598, new StepReader(log)))).toEqual([10_599, 10_600]);
});

test('given a page cut short because its events are long, then later ones are read as well', async () => {
  const { log } = logOf(events(1, 9));
  const { read } = log;
  log.read = async (after, limit) => (await read(after, limit)).slice(0, 2);
  const recent = new RecentMessages(log, streamKinds, 0);
  await recent.catchUp();
  expect(recent.head).toBe(9);
});

test('given messages of millions of characters, then memory limits how many are kept', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, streamKinds, 0);
  const long = (from: number, to: number) =>
    committed(...events(from, to)).map((one) => ({ ...one, size: 1_000_000 }));
  expect(recent.join(long(1, 30))).toBe(true);
  expect(positions(recent.since(0))).toHaveLength(30);
  recent.join(long(31, 40));
  expect(recent.since(20)).toBeNull();
  expect(positions(recent.since(24))).toEqual(events(25, 40).map(({ pos }) => pos));
});

test('given exactly a full page, then there may be more', async () => {
  const { log, asked } = logOf(events(1, 500));
  const recent = new RecentMessages(log, streamKinds, 0);
  await recent.catchUp();
  expect(asked).toEqual(['log after 0', 'log after 500']);
});

test('given events after the head, then a read of the log does not send them yet', async () => {
  const { log } = logOf(events(1, 9));
  const recent = new RecentMessages(log, streamKinds, 4);
  expect(positions(await recent.read(2, new StepReader(log)))).toEqual([3, 4]);
});

test('given a log that repeats known events, then nothing is sent twice', async () => {
  const { log } = logOf(events(1, 9));
  const { read } = log;
  log.read = (after, limit) => read(Math.max(0, after - 2), limit);
  const recent = new RecentMessages(log, streamKinds, 4);
  await recent.catchUp();
  await recent.catchUp();
  expect(positions(recent.since(4))).toEqual([5, 6, 7, 8, 9]);
});

test('given a stream of no device, then its events are not sent, whatever their names', async () => {
  const { log } = logOf([]);
  const recent = new RecentMessages(log, streamKinds, 0);
  recent.join(committed(event(1, 'audit:c', 1, 'device.connected')));
  expect(recent.since(0)).toEqual([{ pos: 1, message: null, audience: null, size: 0 }]);
});

test('given events, then devices and tasks have messages and an audience, the audit trail has none', async () => {
  const { log } = logOf([
    event(1),
    event(2, 'audit:a', 1, 'audit.recorded'),
    event(3, 'task:t', 1, 'task.requested'),
  ]);
  const recent = new RecentMessages(log, streamKinds, 0);
  await recent.catchUp();
  expect(recent.since(0)?.map(({ message, audience }) => [message?.event ?? null, audience])).toEqual([
    ['Online', { endpointId: 'one' }],
    [null, null],
    ['TaskEvent', { endpointId: 'os::00D09E-000001' }],
  ]);
});
