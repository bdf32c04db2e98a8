import { expect, test } from 'vitest';
import { FarReads } from '#server/core/live/far-reads.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

test('given many sockets that are far behind, then one reading runs at a time, accounts take turns, with a pause of the same length after each', async () => {
  const clock = new ManualClock();
  const reads = new FarReads(clock);
  const begun: string[] = [];
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) =>
    reads.run(name.charAt(0), async () => {
      begun.push(name);
      clock.advance(100);
      return name;
    }),
  );
  const settled = () => new Promise(setImmediate);
  await settled();
  expect(begun).toEqual(['a1']);
  // The caller has its answer already.
  expect(await all[0]).toBe('a1');
  clock.advance(99);
  await settled();
  expect(begun).toEqual(['a1']);
  for (let turn = 0; turn < 6; turn++) {
    clock.advance(100);
    await settled();
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('rejects for the caller if a reading fails, and runs the next one', async () => {
  const reads = new FarReads(new ManualClock());
  await expect(reads.run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await reads.run('a', async () => 'read')).toBe('read');
});
