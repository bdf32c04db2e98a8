import { describe, expect, test } from 'vitest';
import { mostUploadRows } from '#domain/inventory-rows.ts';
import { errorColumn } from '../rows/device-file.ts';
import { readDeviceFile } from './read-file.ts';

const read = (text: string | Buffer, type: 'create' | 'deploy' | 'edit' = 'create') =>
  readDeviceFile(Buffer.from(text), type, {});
const head = 'deviceSn,macAddr,modelName';
const refusal = (text: string, type?: 'create' | 'edit') => {
  try {
    read(text, type);
    return null;
  } catch (error) {
    return Reflect.get(Object(Reflect.get(Object(error), 'data')), 'reason');
  }
};

describe('columns', () => {
  test.each([
    'deviceSn,macAddr,modelName',
    'Serial number,MAC address,Model',
    'serial_number;mac-address;MODEL',
    '일련번호\tMAC 주소\t모델',
  ])('are known by the names of fields, and in English and Korean: %s', (line) => {
    const separator = /[,;\t]/.exec(line)?.[0] ?? ',';
    const { rows } = read(`${line}\nSN-1${separator}02005E000001${separator}AR2146\n`);
    expect(rows).toEqual([
      { line: 2, cells: { deviceSn: 'SN-1', macAddr: '02005E000001', modelName: 'AR2146' }, faults: [] },
    ]);
  });

  test('ignores and names unknown columns, except those of its own exports', () => {
    const { reading, rows } = read(
      `${head},Carton,${errorColumn}\nSN-1,02005E000001,AR2146,7,Line 2: wrong\n`,
    );
    expect(reading.ignored).toEqual(['Carton']);
    expect(rows[0]?.cells).not.toHaveProperty('Carton');
  });
});

describe('refuses a whole file', () => {
  test.each([
    ['', 'empty'],
    [`${head}\n`, 'noRows'],
    ['deviceSn,modelName\nSN-1,AR2146\n', 'noColumns'],
    [`${head},Serial\nSN-1,02005E000001,AR2146,SN-2\n`, 'columnTwice'],
    ['<html><table></table>', 'webPage'],
  ])('%j: %s', (text, reason) => expect(refusal(text)).toBe(reason));

  test('that is an edit without endpoint ids', () =>
    expect(refusal(`${head}\na,b,c\n`, 'edit')).toBe('noColumns'));

  test(`that has more than ${mostUploadRows} rows (RU-106, CO-046)`, () => {
    const rows = (count: number) => `${head}\n${'a,b,c\n'.repeat(count)}`;
    expect(read(rows(mostUploadRows)).rows).toHaveLength(mostUploadRows);
    expect(refusal(rows(mostUploadRows + 1))).toBe('tooManyRows');
  });

  test('that is larger than 8 MB', () => expect(refusal('x'.repeat(8 * 2 ** 20 + 1))).toBe('tooLarge'));
});

test('accepts a decimal comma in coordinates if the separator is a semicolon', () => {
  const { rows } = read('endpointId;lat;lng\nos::02005E-1;-33,9;18,4\n', 'edit');
  expect(rows[0]?.cells).toEqual({ endpointId: 'os::02005E-1', lat: '-33.9', lng: '18.4' });
});

test('refuses a row that lost cells, and accepts the others', () => {
  const { rows } = read(`${head}\nSN-1\nSN-2,02005E000002,AR2146\n`);
  expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['short'], []]);
});

test('refuses a table without devices', () => {
  expect(() => read('manufacturerId,manufacturerName\n0A9992,Semi Co\n')).toThrow('lacks the columns');
});
