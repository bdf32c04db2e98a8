import { expect, test } from 'vitest';
import { indexAt } from './geometry.ts';

const chart = (form: 'lines' | 'columns' | 'bars' | 'pie', values: number[]) => ({
  form,
  labels: values.map(String),
  series: [{ name: 'n', values }],
});
const area = { width: 468, height: 200 };

test.each([
  ['the nearest point of a line', chart('lines', [1, 2, 3, 4, 5]), 52 + 110, 50, 1],
  ['the last point from beyond the right edge', chart('lines', [1, 2, 3, 4, 5]), 9000, 50, 4],
  ['the column under the pointer', chart('columns', [1, 2, 3, 4]), 52 + 399, 50, 3],
  ['the bar under the pointer', chart('bars', [1, 2]), 10, 150, 1],
  ['the first slice right of the top', chart('pie', [1, 3]), 234 + 20, 60, 0],
  ['the slice left of the top', chart('pie', [1, 3]), 234 - 20, 60, 1],
  ['nothing in an empty pie', chart('pie', [0, 0]), 10, 10, null],
  ['nothing without labels', chart('lines', []), 10, 10, null],
])('points at %s', (_, data, x, y, expected) => {
  expect(indexAt(data, area, x, y)).toBe(expected);
});
