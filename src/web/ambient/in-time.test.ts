import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptInTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script has 120 s, and no longer (CO-032)', async () => {
  const waiting = Promise.withResolvers<string>();
  const outcomes: string[] = [];
  const note = (outcome: string) => void outcomes.push(outcome);
  scriptInTime(() => waiting.promise).then(note, () => note('late'));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcomes).toEqual(['late']);
  expect(await scriptInTime(() => Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});
