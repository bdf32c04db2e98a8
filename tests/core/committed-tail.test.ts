import { expect, test } from 'vitest';
import type { Committed } from '#server/core/log/log.ts';
import { CommittedTail } from '#server/core/streams/committed-tail.ts';
import { storedEvent } from '#tests/support/stored-event.ts';

const run = (from: number, to: number, size = 10): Committed[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    event: storedEvent({
      pos: from + at,
      streamId: 'device:one',
      version: from + at,
      type: 'device.connected',
    }),
    kind: 'device',
    machineVersion: '1',
    step: null,
    problem: null,
    size,
  }));
const positions = (events: Committed[] | null) => events?.map(({ event }) => event.pos) ?? null;

test('given consecutive groups, then they join, and events that were read are dropped', () => {
  const tail = new CommittedTail();
  tail.add(run(1, 2));
  tail.add(run(3, 5));
  expect(positions(tail.after(0, 2))).toEqual([1, 2]);
  expect(positions(tail.after(3, 10))).toEqual([4, 5]);
  expect(tail.after(1, 10)).toBeNull();
  expect(tail.after(5, 10)).toBeNull();
});

test('given a gap, then the log must be read up to it', () => {
  const tail = new CommittedTail();
  tail.add(run(1, 2));
  tail.add(run(4, 5));
  expect(tail.after(0, 10)).toBeNull();
  expect(positions(tail.after(3, 10))).toEqual([4, 5]);
});

test('given events of millions of characters, then memory limits what is kept, and later ones join again', () => {
  const tail = new CommittedTail();
  tail.add(run(1, 16, 1_000_000));
  tail.add(run(17, 18, 1_000_000));
  expect(tail.after(0, 100)).toBeNull();
  expect(positions(tail.after(16, 100))).toEqual([17, 18]);
  tail.add(run(19, 40, 1_000_000));
  expect(tail.after(18, 100)).toBeNull();
  tail.add(run(41, 42));
  expect(tail.after(18, 100)).toBeNull();
  expect(positions(tail.after(40, 100))).toEqual([41, 42]);
});
