import { expect, test } from 'vitest';
import { countOf } from './lengths.ts';

test.each([
  [{ unit: 'samples', value: 300 }, 15, 300],
  [{ unit: 'minutes', value: 30 }, 1, 1800],
  [{ unit: 'minutes', value: 1 }, 15, 4],
  [{ unit: 'seconds', value: 1 }, 15, 1],
] as const)('%j at every %i s are %i samples (A-124)', (length, interval, count) => {
  expect(countOf(length, interval)).toBe(count);
});
