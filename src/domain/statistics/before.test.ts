import { expect, test } from 'vitest';
import { amountOf, changeOf, isPartial, periodBefore, sumsOf } from './before.ts';

test('the period before is as long, and ends the day before', () => {
  expect(periodBefore('2026-11-29', '2026-11-29')).toEqual({ first: '2026-11-28', last: '2026-11-28' });
  expect(periodBefore('2026-03-01', '2026-03-07')).toEqual({ first: '2026-02-22', last: '2026-02-28' });
});

test('sums are unknown only where every series is', () => {
  expect(sumsOf([{ values: [1, null, null] }, { values: [2, 3, null] }], 3)).toEqual([3, 3, null]);
  expect(sumsOf([], 2)).toEqual([null, null]);
});

test('events add up, counts of devices do not', () => {
  expect(amountOf([1, null, 4], 'events')).toBe(5);
  expect(amountOf([1, 4, null], 'stock')).toBe(4);
  expect(amountOf([null, null], 'events')).toBeNull();
  expect(amountOf([0, 0], 'events')).toBe(0);
});

test('events of a period that was counted in part are no total, what exists at its end is', () => {
  expect(isPartial([null, null, 1], 'events')).toBe(true);
  expect(isPartial([null, null, 1], 'stock')).toBe(false);
  expect(isPartial([0, 0, 1], 'events')).toBe(false);
  expect(isPartial([null, null], 'events')).toBe(false);
});

test('there is no change from nothing, nor from what is not known', () => {
  expect(changeOf(6, 4)).toBe(0.5);
  expect(changeOf(0, 4)).toBe(-1);
  expect(changeOf(4, 0)).toBeNull();
  expect(changeOf(4, null)).toBeNull();
  expect(changeOf(null, 4)).toBeNull();
});
