import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelPlaces, ticksUpTo } from './ticks.ts';

test.each([
  [20, true, [0, 5, 10, 15, 20]],
  [3, true, [0, 1, 2, 3]],
  [0, true, [0, 1]],
  [0.9, false, [0, 0.25, 0.5, 0.75, 1]],
  [1_000_000, true, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('the axis up to %d reads well', (highest, isWhole, expected) => {
  expect(ticksUpTo(highest, 4, isWhole)).toEqual(expected);
});

test('an axis reaches its highest value, in few and even steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), fc.boolean(), (highest, isWhole) => {
      const ticks = ticksUpTo(highest, 4, isWhole);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
      expect(ticks.length).toBeLessThanOrEqual(6);
      if (isWhole) expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

test('labels are spread evenly, and never more than fit', () => {
  expect(labelPlaces(5, 8)).toEqual([0, 1, 2, 3, 4]);
  expect(labelPlaces(30, 5)).toEqual([0, 8, 16, 24]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 2, max: 20 }), (count, most) => {
      const places = labelPlaces(count, most);
      expect(places.length).toBeLessThanOrEqual(most);
      expect(places.every((place) => place < count)).toBe(true);
    }),
  );
});

test('hours of a day of ten-minute slots are divided evenly, down to noon on a phone', () => {
  expect(labelPlaces(144, 10, 6)).toEqual([0, 18, 36, 54, 72, 90, 108, 126]);
  expect(labelPlaces(144, 4, 6)).toEqual([0, 48, 96]);
  expect(labelPlaces(144, 2, 6)).toEqual([0, 72]);
});
