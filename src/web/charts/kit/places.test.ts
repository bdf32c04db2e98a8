import { expect, test } from 'vitest';
import { indexAt } from './geometry.ts';
import { nextPlace, placesOf } from './places.ts';

const line = { form: 'lines' as const, labels: ['a', 'b', 'c'], series: [{ name: 'n', values: [1, 2, 3] }] };
const heat = {
  form: 'heat' as const,
  labels: ['0', '1', '2', '3'],
  series: ['Mon', 'Tue', 'Wed'].map((name) => ({ name, values: [1, 2, 3, 4] })),
};

test('a line has a place for each label, and a heat map one for each cell', () => {
  expect([placesOf(line), placesOf(heat)]).toEqual([3, 12]);
});

test.each([
  ['left of nothing is the last', line, 'ArrowLeft', null, 2],
  ['right of nothing is the first', line, 'ArrowRight', null, 0],
  ['right of the last stays', line, 'ArrowRight', 2, 2],
  ['up on a line is back', line, 'ArrowUp', 1, 0],
  ['down in a heat map is the same label of the next row', heat, 'ArrowDown', 1, 5],
  ['up in a heat map is the same label of the row before', heat, 'ArrowUp', 9, 5],
  ['up in the first row stays: the first cell is another label', heat, 'ArrowUp', 2, 2],
  ['down in the last row stays', heat, 'ArrowDown', 10, 10],
  ['End is the last cell', heat, 'End', 0, 11],
  ['Escape points nowhere', heat, 'Escape', 4, null],
  ['another key does not move', heat, 'a', 4, undefined],
])('%s', (_, chart, key, at, expected) => {
  expect(nextPlace(key, at, chart)).toBe(expected);
});

test('a pointer in a heat map meets the cell of its row and label', () => {
  const area = { width: 52 + 400 + 16, height: 16 + 90 + 28 };
  expect(indexAt(heat, area, 52 + 250, 16 + 45)).toBe(4 + 2);
  expect(indexAt(heat, area, 9000, 9000)).toBe(11);
});

test('a pointer in a strip meets the nearest stretch of its lane, never one of another', () => {
  const strip = {
    length: 100,
    ticks: [],
    spans: [
      { from: 0, to: 10, lane: 'One' },
      { from: 10, to: 20, lane: 'Two' },
      { from: 90, to: 100, lane: 'One' },
    ],
  };
  const chart = { ...line, form: 'strip' as const, strip };
  const area = { width: 4 + 400 + 16, height: 4 + 2 * 34 + 26 };
  expect(indexAt(chart, area, 4 + 8, 10)).toBe(0);
  expect(indexAt(chart, area, 4 + 60, 10)).toBe(0);
  expect(indexAt(chart, area, 4 + 300, 10)).toBe(2);
  expect(indexAt(chart, area, 4 + 300, 50)).toBe(1);
});
