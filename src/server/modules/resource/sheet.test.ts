import { expect, test } from 'vitest';
import { csvCell, sheetOf } from './sheet.ts';

test.each([
  ['plain', 'plain'],
  ['a, "b"\nc', '"a, ""b""\nc"'],
  ['=1+1', "'=1+1"],
  ['+82-2-123-4567', "'+82-2-123-4567"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  [-2, '-2'],
  [true, 'true'],
  [null, ''],
])('CSV cell %j → %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

test('a CSV is written while its rows are read', async () => {
  const read: number[] = [];
  async function* rows() {
    for (const n of [1, 2]) {
      read.push(n);
      yield { n };
    }
  }
  const { lines, fileName } = sheetOf('csv', 'numbers', ['n'], rows());
  const iterator = lines[Symbol.asyncIterator]();
  await iterator.next();
  expect([fileName, read]).toEqual(['numbers.csv', []]);
  expect((await iterator.next()).value).toBe('1\r\n');
  expect(read).toEqual([1]);
});
