import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

test('passes a burst, delays what exceeds it until the bucket has refilled, and saves no more than one burst', () => {
  const allowance = new Allowance({ burst: 100, perSecond: 10 }, 0);
  expect([allowance.take(60, 0), allowance.take(40, 0)]).toEqual([0, 0]);
  expect(allowance.take(5, 0)).toBe(500);
  expect(allowance.take(0, 500)).toBe(0);
  expect(allowance.take(30, 1_500)).toBe(2_000);
  expect([allowance.take(100, 1_000_000), allowance.take(1, 1_000_000)]).toEqual([0, 100]);
});
