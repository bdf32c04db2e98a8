import { expect, test } from 'vitest';
import { RateLimits } from './rate-limits.ts';

const twice = { key: 'a', burst: 2, everyMs: 10_000 };

/** Returns the seconds to wait at each of these times, in milliseconds. */
const waits = (times: number[]) => {
  const limits = new RateLimits();
  return times.map((at) => limits.reserve([twice], at).retryAfter);
};

test('allows a burst, and then one each period', () => {
  expect(waits([0, 0, 0, 4_000, 10_000, 10_000, 40_000, 40_000, 40_000])).toEqual([
    0, 0, 10, 6, 0, 10, 0, 0, 10,
  ]);
});

test('delays no caller longer after a clock is set back', () => {
  expect(waits([3_600_000, 3_600_000, 0, 10_000])).toEqual([0, 0, 10, 10]);
});

test('counts for all keys or for none, and reverts uses that did not happen', () => {
  const limits = new RateLimits();
  const other = { ...twice, key: 'b' };
  const first = limits.reserve([twice], 0);
  limits.reserve([twice], 0);
  expect(limits.reserve([twice, other], 0).retryAfter).toBe(10);
  expect(limits.reserve([other], 0)).toMatchObject({ retryAfter: 0, exhausted: [] });
  expect(limits.reserve([other], 0)).toMatchObject({ retryAfter: 0, exhausted: ['b'] });
  if ('giveBack' in first) first.giveBack();
  expect(limits.reserve([twice], 0).retryAfter).toBe(0);
});
