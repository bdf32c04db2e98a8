import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import type { ReadingChoice } from '#server/core/files/table-file/table-file.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { readDeviceFile } from './read-file.ts';
import { readRow } from './uploads.ts';

/** Files as suppliers and installers send them: each row arrives as meant, with a note, or is refused with a reason. */
const folder = `${import.meta.dirname}/../../../../../tests/fixtures/sheets/devices`;
const read = (name: string, choice: ReadingChoice = {}, type: UploadType = 'create') => {
  const { rows, reading } = readDeviceFile(readFileSync(`${folder}/${name}`), type, choice);
  return { rows: rows.map(readRow), notes: reading.notes, ignored: reading.ignored };
};
const serialsOf = (name: string) => read(name).rows.map(({ values }) => values.deviceSn);
const notesOf = (name: string) => read(name).notes.map(({ code, params }) => [code, params.lines ?? null]);
const errorsOf = (name: string) =>
  read(name).rows.map(({ errors }) => errors.map(({ field, code }) => `${field}: ${code}`));
const refusal = (name: string) => {
  try {
    read(name);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
  return null;
};

describe('serial numbers that a program made', () => {
  test('have no ".0" or "nan" of pandas', () => {
    expect(serialsOf('s01-pandas-float.csv')).toEqual(['2431000101', '2431000102']);
    expect(read('s01-pandas-float.csv').rows[1]?.values.deviceName).toBeUndefined();
    expect(notesOf('s01-pandas-float.csv')).toEqual([
      ['floats', '2, 3'],
      ['placeholders', '3'],
    ]);
  });

  test('have no leading apostrophe', () => {
    expect(serialsOf('s02-apostrophe.csv')).toEqual(['000431000103']);
    expect(notesOf('s02-apostrophe.csv')).toEqual([['apostrophes', '2']]);
  });

  test('exponents are refused, and grouped digits joined', () => {
    expect(errorsOf('s27-german-decimal-serial.csv')).toEqual([
      ['deviceSn: shortened'],
      ['deviceSn: shortened'],
      [],
    ]);
    expect(serialsOf('s27-german-decimal-serial.csv')[2]).toBe('2431000104');
    expect(notesOf('s27-german-decimal-serial.csv')).toEqual([['thousands', '4']]);
  });

  test('prefixes and full-width letters are taken away', () => {
    expect(read('s24-mac-prefix.csv').rows.map(({ values }) => [values.deviceSn, values.macAddr])).toEqual([
      ['FW2431S24', '0A:F1:E1:77:00:1D'],
      ['FW2431S24B', '0A:F1:E1:78:00:AA'],
      ['FW2431S24C', '0A:F1:E1:77:00:1E'],
    ]);
    expect(notesOf('s24-mac-prefix.csv')).toEqual([
      ['prefixes', '2, 3'],
      ['prefixes', '4'],
    ]);
    expect(serialsOf('s07-fullwidth.csv')).toEqual(['FW2431S07', 'FW2431S07']);
    expect(notesOf('s07-fullwidth.csv')).toEqual([['fullWidth', '2']]);
  });

  const one = (serial: string) => {
    const { rows } = readDeviceFile(
      Buffer.from(`deviceSn\tmacAddr\tmodelName\n${serial}\t02005E000001\tAR2146`),
      'create',
      {},
    );
    const [row] = rows.map(readRow);
    return row?.errors[0]?.code ?? row?.values.deviceSn;
  };
  test.each([
    ['2.43E+09', 'shortened'],
    ['2,43100010E+09', 'shortened'],
    ['N/A', 'placeholder'],
    ['nan', 'placeholder'],
    ['2025-03-12', 'madeDate'],
    ['12.03.2025', 'madeDate'],
    ['Mar-25', 'madeDate'],
    ['3월 12일', 'madeDate'],
    ["'2025-03-12", '2025-03-12'],
    ['2,431,000,104', '2431000104'],
    ['2 431 000 104', '2431000104'],
    ["2'431'000'104", '2431000104'],
    ['2.431.000.104,00', '2431000104'],
    ['S/N: FW1234', 'FW1234'],
    ['시리얼번호: FW1234', 'FW1234'],
    ['1.2.3', '1.2.3'],
    ['SN1234', 'SN1234'],
    ['12345678901234567.0', 'shortened'],
    ['1E5', '1E5'],
  ])('%s is read as %s', (written, expected) => expect(one(written)).toBe(expected));
});

describe('column names', () => {
  test('may have marks, line breaks and colons, and may be Korean', () => {
    expect(serialsOf('s04-heads-star-newline.csv')).toEqual(['FW2431S04']);
    expect(serialsOf('s05-heads-korean.csv')).toEqual(['FW2431S05']);
  });

  test('reads a quoted line break as part of the cell', () => {
    expect(serialsOf('s21-quoted-sep.csv')).toEqual(['FW2431S21']);
    expect(notesOf('s21-quoted-sep.csv')).toEqual([['quotedLines', null]]);
  });

  test('lets a person choose or leave out an unknown column', () => {
    const bytes = Buffer.from('Barcode,Ether,Type,Carton\nFW1,02005E000001,AR2146,7');
    expect(() => readDeviceFile(bytes, 'create', {})).toThrow('Serial number, MAC address, Model');
    const columns = [
      { column: 0, field: 'deviceSn' },
      { column: 1, field: 'macAddr' },
      { column: 2, field: 'modelName' },
      { column: 3, field: null },
    ];
    const { rows, reading } = readDeviceFile(bytes, 'create', { columns });
    expect(rows[0]?.cells).toEqual({ deviceSn: 'FW1', macAddr: '02005E000001', modelName: 'AR2146' });
    expect(reading.ignored).toEqual(['Carton']);
    expect(reading.notes).toContainEqual({ code: 'chosen', params: { head: 'Barcode', column: 'deviceSn' } });
  });

  test('lets a person choose one of two equivalent columns', () => {
    const bytes = Buffer.from('Serial,S/N,MAC,Model\nA1,FW1,02005E000001,AR2146');
    expect(() => readDeviceFile(bytes, 'create', {})).toThrow('Serial, S/N');
    const { rows } = readDeviceFile(bytes, 'create', { columns: [{ column: 1, field: 'deviceSn' }] });
    expect(rows[0]?.cells.deviceSn).toBe('FW1');
  });
});

describe('encodings', () => {
  test.each([
    ['s08-gbk-supplier.csv', ['深圳市创维客厅', '北京路由器']],
    ['s09-big5.csv', ['臺北客廳機上盒']],
    ['s12-mixed-encodings.csv', ['거실 셋톱', '안방 셋톱']],
  ])('%s', (name, names) => {
    expect(read(name).rows.map(({ values }) => values.deviceName)).toEqual(names);
  });

  test('names lines in another encoding', () =>
    expect(notesOf('s12-mixed-encodings.csv')).toContainEqual(['mixed', '3']));
});

describe('rows without a device', () => {
  test('skips totals', () => {
    expect(serialsOf('s26-totals-row.csv')).toEqual(['FW2431S26']);
    expect(notesOf('s26-totals-row.csv')).toEqual([['totals', '3']]);
  });

  test('skips a second table', () => {
    expect(serialsOf('x12-two-tables.xlsx')).toEqual(['FW2431X12']);
    expect(notesOf('x12-two-tables.xlsx')).toEqual([['secondTable', '4–6']]);
  });

  test('skips a repeated head but no rows after a gap', () => {
    const head = 'deviceSn,macAddr,modelName';
    const text = `${head}\nFW1,02005E000001,AR2146\n\n${head}\nFW2,02005E000002,AR2146\n\nFW3,x,AR2146`;
    const { rows, reading } = readDeviceFile(Buffer.from(text), 'create', {});
    expect(rows.map(({ cells }) => cells.deviceSn)).toEqual(['FW1', 'FW2', 'FW3']);
    expect(reading.notes).toEqual([{ code: 'headAgain', params: { lines: '4' } }]);
  });
});

describe('workbooks', () => {
  test('reads the sheet with the most known columns, unless another is chosen', () => {
    expect(serialsOf('x01-instructions-first.xlsx')).toEqual(['FW2431X01']);
    expect(read('x01-instructions-first.xlsx').notes).toEqual([
      { code: 'sheet', params: { sheet: 'Devices' } },
    ]);
    expect(() => read('x01-instructions-first.xlsx', { sheet: 'Read me' })).toThrow('lacks the columns');
  });

  test('reads the value of merged cells in each row', () => {
    const { rows, notes } = read('x02-merged-model.xlsx');
    expect(rows.map(({ values }) => values.modelName)).toEqual(['KSTB2020', 'KSTB2020', 'KSTB2020']);
    expect(notes).toEqual([{ code: 'merged', params: { column: 'modelName', lines: '3, 4' } }]);
  });

  test('reads _x000D_ as a line end, which becomes a blank', () => {
    expect(read('x08-x000D.xlsx').rows[0]?.values.deviceName).toBe('Line1 Line2');
    expect(notesOf('x08-x000D.xlsx')).toEqual([['lineBreaks', '2']]);
  });
});

test('refuses a LibreOffice file with advice', () =>
  expect(refusal('b3-libre.ods')).toContain('In LibreOffice: File > Save As > Excel'));
