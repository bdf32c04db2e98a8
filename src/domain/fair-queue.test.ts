import { expect, test } from 'vitest';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';

/** Queue whose work ends when the test says so, and the order in which it began. */
function rig(limits: { atOnce: number; perLane: number; waiting: number }) {
  const queue = new FairQueue(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const add = (lane: string, name: string) =>
    queue
      .run(lane, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        refused.push(`${name} ${error.lane ? 'lane' : 'all'}`);
      });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { add, endOne, begun, refused };
}

test('lets lanes take turns, in any order of arrival', async () => {
  const { add, endOne, begun } = rig({ atOnce: 1, perLane: 9, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  for (const name of ['b1', 'b2']) void add('b', name);
  for (let nth = 0; nth < 6; nth++) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('runs up to its limit at once, and continues after a failure', async () => {
  const queue = new FairQueue({ atOnce: 1, perLane: 2, waiting: 2 });
  const failed = queue.run('a', () => Promise.reject(new Error('failed')));
  const next = queue.run('a', async () => 'next');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('refuses work beyond the limit of a lane', async () => {
  const { add, refused } = rig({ atOnce: 1, perLane: 2, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  await add('a', 'a5');
  expect(refused).toEqual(['a4 lane', 'a5 lane']);
});

test('when full, drops the last work of the longest lane for a shorter one, but not for an equal one', async () => {
  const { add, endOne, begun, refused } = rig({ atOnce: 1, perLane: 9, waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  await add('d', 'd1');
  for (let nth = 0; nth < 4; nth++) await endOne();
  expect(refused.toSorted()).toEqual(['a3 lane', 'a4 lane', 'd1 all']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('given a time limit for a place, then slow work goes on without one, and does not free a second place', async () => {
  const clock = new ManualClock();
  const queue = new FairQueue({ atOnce: 1, hold: { clock, ms: 2_000 } });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const all = ['1', '2', '3'].map((name) => queue.run('', work(name)));
  const later = async () => new Promise(setImmediate);
  clock.advance(1_999);
  await later();
  expect(begun).toEqual(['1']);
  clock.advance(1);
  await later();
  expect(begun).toEqual(['1', '2']);
  ends[0]?.();
  await later();
  expect([begun, queue.length]).toEqual([['1', '2'], 1]);
  ends[1]?.();
  await later();
  expect(begun).toEqual(['1', '2', '3']);
  ends[2]?.();
  await Promise.all(all);
});
