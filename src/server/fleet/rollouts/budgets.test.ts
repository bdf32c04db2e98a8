import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

const size = 40_000_000;

test('begins devices as fast as the budget carries their bytes', () => {
  const budgets = new Budgets();
  let begun = 0;
  for (let ms = 0; ms <= 100_000; ms += 1_000) {
    const most = budgets.affordable('r', 20_000_000, size, ms);
    budgets.spend('r', most * size);
    begun += most;
  }
  // One device begins at once, then 20 MB a second follow for 100 s.
  expect(begun).toBe(51);
});

test('saves up only a short burst in a pause, and lets one device begin on any budget', () => {
  const budgets = new Budgets();
  expect(budgets.affordable('r', 20_000_000, size, 0)).toBe(1);
  expect(budgets.affordable('r', 20_000_000, size, 3_600_000)).toBe(5);
  expect(budgets.affordable('slow', 1, size, 0)).toBe(1);
  budgets.spend('slow', size);
  expect(budgets.affordable('slow', 1, size, 1_000)).toBe(0);
});

test('tells if the budget, not the places, holds devices up', () => {
  const budgets = new Budgets();
  const subject = { id: 'f', name: '1', modelName: 'm', digest: '', bytes: size };
  const at = (ms: number) => new Date(ms);
  expect(budgets.places('r', { subject }, 5, at(0))).toBe(5);
  expect(budgets.isShort('r')).toBe(false);
  expect(budgets.places('r', { subject, bytesPerSecond: 20_000_000 }, 5, at(0))).toBe(1);
  expect(budgets.isShort('r')).toBe(true);
  expect(budgets.places('r', { subject, bytesPerSecond: 20_000_000 }, 3, at(60_000))).toBe(3);
  expect(budgets.isShort('r')).toBe(false);
});
