import { describe, expect, test } from 'vitest';
import { emptyWindow, offsetShowing, type RowWindow, windowAt } from './row-window.ts';

const list = { count: 50_000, height: 380, rowHeight: 32 };
const keysOf = ({ first, end, base }: RowWindow) =>
  Array.from({ length: end - first }, (_, index) => first + index - base);

describe('the rows that are drawn', () => {
  test('are those on the screen and a few beyond, never outside the list', () => {
    expect(windowAt(emptyWindow, 0, list)).toMatchObject({ first: 0, end: 18 });
    expect(windowAt(emptyWindow, 3_200, list)).toMatchObject({ first: 94, end: 118 });
    expect(windowAt(emptyWindow, 50_000 * 32 - 380, list)).toMatchObject({ end: 50_000 });
    expect(windowAt(emptyWindow, 3_200, { ...list, count: 3 })).toMatchObject({ first: 3, end: 3 });
  });

  test('are none before the height is known', () => {
    const { first, end } = windowAt(emptyWindow, 0, { ...list, height: 0 });
    expect(end - first).toBe(0);
  });

  test('keep their keys while they stay', () => {
    const before = windowAt(emptyWindow, 32_000, list);
    const after = windowAt(before, 32_000 + 64, list);
    expect(after.base).toBe(before.base);
  });

  test('take over the keys of those before them after a leap, there and back', () => {
    const before = windowAt(emptyWindow, 32_000, list);
    const there = windowAt(before, 900_000, list);
    expect(keysOf(there)[0]).toBe(keysOf(before)[0]);
    expect(there.end - there.first).toBeGreaterThan(20);
    expect(keysOf(windowAt(there, 32_000, list))).toEqual(keysOf(before));
  });

  test('have one key each', () => {
    let window = emptyWindow;
    for (const offset of [0, 500, 90_000, 90_400, 0, 1_599_620, 700]) {
      window = windowAt(window, offset, list);
      const keys = keysOf(window);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('scrolling to a row', () => {
  test('does nothing where it is in sight', () => expect(offsetShowing(5, 100, 380, 32)).toBe(100));
  test('goes up to its top', () => expect(offsetShowing(2, 100, 380, 32)).toBe(64));
  test('goes down to its bottom', () => expect(offsetShowing(20, 100, 380, 32)).toBe(21 * 32 - 380));
});
