import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceTables } from '#api/tables.gen.ts';
import { readRows } from './rows.ts';

/** Table of manufacturers in files of common programs: each file is read as its rows, or refused with advice. */
const folder = `${import.meta.dirname}/../../../../../tests/fixtures/sheets/manufacturers`;
const read = (name: string) => {
  const table = referenceTables.find(({ tableId }) => tableId === 'manufacturer');
  if (!table) throw new Error('the table of manufacturers is missing');
  return readRows(table, readFileSync(`${folder}/${name}`), {}, 'en');
};
const names: Record<string, string> = {
  'import-01-plain.csv': 'Plain Co',
  'import-02-semicolon.csv': 'Semi Co',
  'import-03-trailing-comma.csv': 'Trailing Co',
  'import-04-blank-excel-rows.csv': 'Blank Rows Co',
  'import-05-header-blanks.csv': 'Blanks Co',
  'import-06-bom.csv': '비오엠',
  'import-07-tab.tsv': 'Tab Co',
  'import-08-header-case.csv': 'Case Co',
  'import-10-quote-inside.csv': '21" Screens Co',
  'import-11-cr-only.csv': 'Mac Co',
  'import-13-nbsp.csv': 'Nbsp Co',
  'import-14-zero-width.csv': 'Zero Width Co',
  'import-16-utf16le-bom.csv': '유티에프 회사',
  'import-18-cp949.csv': '똠방각하 펲시',
  'import-21-shiftjis.csv': '東京ルーター',
  'import-22-xlsx-plain.xlsx': 'Plain Book',
  'import-23-xlsx-formatted-empty-column.xlsx': 'Empty Column',
  'import-25-xlsx-title-row.xlsx': 'Title Row',
};

test.each(Object.entries(names))('%s is one row', (file, name) => {
  const { rows } = read(file);
  expect(rows.map(({ values, refusals }) => [values.manufacturerName, refusals])).toEqual([[name, []]]);
});

test.each([
  ['import-12-short-row.csv', ['short']],
  ['import-26-xlsx-numbers.xlsx', ['shortened']],
])('%s is refused at its first row', (file, codes) => {
  expect(read(file).rows[0]?.refusals.map(({ code }) => code)).toEqual(codes);
});

test('reads every file of the folder', () => {
  const files = [...Object.keys(names), 'import-12-short-row.csv', 'import-26-xlsx-numbers.xlsx'];
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
});
