import { expect, test } from 'vitest';
import { wrapped } from './picture.ts';
import { rowsOf } from './rows.ts';
import { stacked, stretches } from './stack.ts';

test('parts fill the whole from below to above, whatever their sum is', () => {
  const parts = stacked(
    [
      { name: 'a', values: [10, 0] },
      { name: 'b', values: [30, 5] },
    ],
    2,
  );
  expect(parts).toEqual([
    [
      [0, 0.25],
      [0, 0],
    ],
    [
      [0.25, 1],
      [0, 1],
    ],
  ]);
});

test('a label without viewing or without knowledge is a gap, not a part of zero', () => {
  const parts = stacked([{ name: 'a', values: [1, 0, null, 4, 5] }], 5);
  expect(stretches(parts[0] ?? [])).toEqual([[0], [3, 4]]);
});

test('the table has the columns of each label between its name and its figures', () => {
  const rows = rowsOf({
    form: 'bars',
    title: 't',
    labelHead: 'Channel',
    labels: ['News'],
    columns: [{ head: 'Number', values: ['7'] }],
    series: [{ name: 'Boxes', values: [12.5] }],
    empty: { title: 'none' },
  });
  expect(rows).toEqual([
    ['Channel', 'Number', 'Boxes'],
    ['News', '7', 12.5],
  ]);
});

test('a long note takes several lines of a picture and loses no word', () => {
  const note = 'Northwind, Europe/Berlin, as of 10:00, 97 % of the boxes reported';
  const lines = wrapped(note, 24);
  expect(lines.every((line) => line.length <= 24)).toBe(true);
  expect(lines.join(' ')).toBe(note);
  expect(wrapped('', 24)).toEqual([]);
});
