import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnloaded, scriptInTime } from './in-time.ts';

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

test('tells a script that did not come from another fault', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  await expect(scriptInTime(() => Promise.reject(missing))).rejects.toBe(missing);
  expect(isUnloaded(missing)).toBe(true);
  expect(isUnloaded(new TypeError('rows.some is not a function'))).toBe(false);
});
