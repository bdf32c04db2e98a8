import { expect, test } from 'vitest';
import { placeLabels } from './labels.tsx';

const label = (key: string, x: number, weight: number, width = 40) => ({ key, text: key, x, width, weight });

test('the heavier of two that would overlap stays, in reading order', () => {
  const placed = placeLabels([label('b', 120, 1), label('a', 100, 2), label('c', 200, 1)], 400);
  expect(placed.map(({ key }) => key)).toEqual(['a', 'c']);
});

test('a label at the edge moves inside, and one that cannot fit is left out', () => {
  expect(placeLabels([label('a', 0, 1), label('z', 400, 1)], 400).map(({ x }) => x)).toEqual([20, 380]);
  expect(placeLabels([label('a', 0, 1, 500)], 400)).toEqual([]);
});
