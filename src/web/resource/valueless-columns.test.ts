import { expect, test } from 'vitest';
import { columnsOf } from './columns.tsx';
import { valuelessIn } from './valueless-columns.ts';

interface Row {
  name: string;
  room: string | null;
  count: number;
}
const label = { id: 'label' };
const column = columnsOf<Row>();
const columns = {
  name: column.text(label, ({ name }) => name || null, { fixed: true }),
  room: column.text(label, ({ room }) => room),
  count: column.number(label, ({ count }) => count),
};
const rowsWith = (...rooms: (string | null)[]): Row[] => rooms.map((room) => ({ name: '', room, count: 0 }));

test('leaves out a column that is N/A in every row, and never one with a number, a zero or the name', () => {
  expect(valuelessIn(columns, rowsWith(null, null, null, null, ''))).toEqual(['room']);
});

test('keeps a column with one value in one row', () => {
  expect(valuelessIn(columns, rowsWith(null, null, null, null, 'Lab'))).toEqual([]);
});

test('decides nothing by few rows, nor by none', () => {
  expect(valuelessIn(columns, rowsWith(null, null, null, null))).toEqual([]);
  expect(valuelessIn(columns, [])).toEqual([]);
});
