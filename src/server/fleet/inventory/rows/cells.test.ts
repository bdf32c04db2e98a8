import { describe, expect, test } from 'vitest';
import { deviceMac, endpointOfNumbers, isSerial, type RowCells, readCells } from './cells.ts';

const codesOf = (cells: RowCells) => readCells(cells).errors.map(({ field, code }) => `${field} ${code}`);

describe('RU-085: a MAC address', () => {
  test.each([
    '00:1A:2B:3C:4D:5E',
    '00:1a:2b:3c:4d:5e',
    '00-1a-2b-3c-4d-5e',
    '001A.2B3C.4D5E',
    '001a2b3c4d5e',
    ' 00:1A:2B:3C:4D:5E ',
    '00:1A:2B:3C:4D:5E\u200B',
  ])('is read in any spelling: %s', (text) => {
    expect(readCells({ macAddr: text })).toEqual({ values: { macAddr: '00:1A:2B:3C:4D:5E' }, errors: [] });
  });

  test.each(['1E+11', '1122334455', '00:1A:2B:3C:4D', '00:1A:2B:3C:4D:5G', '00:00:00:00:00:00', 'no'])(
    'is refused where it is not valid for a device: %s',
    (text) => expect(codesOf({ macAddr: text })).toEqual(['macAddr mac-valid']),
  );

  test('does not belong to a device if it is a group or broadcast address', () => {
    expect(deviceMac('01:00:5E:00:00:01')).toBeNull();
    expect(deviceMac('FF:FF:FF:FF:FF:FF')).toBeNull();
    expect(deviceMac('02:00:5E:00:00:01')).toBe('02:00:5E:00:00:01');
  });
});

describe('RU-084: a serial number', () => {
  test.each(['2346MV000001', 'SN-1', 'A', '00123', 'WM/2026.11_7'])('is valid: %s', (text) =>
    expect(isSerial(text)).toBe(true),
  );

  test.each(['1E+11', '1,23457E+11', '1.23457e+11', '-5', 'a b', 'x'.repeat(65), '=1+1', '#N/A'])(
    'is not valid: %s',
    (text) => expect(isSerial(text)).toBe(false),
  );
});

describe('a row', () => {
  test('has no invisible characters or formula escapes', () => {
    expect(readCells({ deviceName: "'=Lobby\u202E 9\u0000", customerId: ' C-1\u00A0' }).values).toEqual({
      deviceName: '=Lobby 9',
      customerId: 'C-1',
    });
  });

  test.each([
    [{ lat: '91', lng: '18.4' }, ['lat latitude']],
    [{ lat: '-33.9', lng: '181' }, ['lng longitude']],
    [{ lat: '33,9', lng: '18.4' }, ['lat latitude']],
    [{ lat: '-33.9' }, ['lng coordinates']],
    [{ lng: '18.4' }, ['lat coordinates']],
    [{ lat: 'NaN', lng: '1' }, ['lat latitude']],
    [{ lat: '-33.918861', lng: '+18.4233' }, []],
  ])('has a place or says what is wrong with it: %j', (cells, errors) => {
    expect(codesOf(cells)).toEqual(errors);
  });

  test('reports formula errors, damaged characters and long values', () => {
    expect(
      codesOf({ deviceSn: '#REF!', deviceName: 'B\uFFFDx', retailer: 'x'.repeat(65), endpointId: 'router' }),
    ).toEqual([
      'deviceSn sheetError',
      'deviceName damaged',
      'retailer longest',
      'endpointId endpointInvalid',
    ]);
  });
});

test('builds the endpoint id from OUI and serial number', () => {
  expect(endpointOfNumbers('SN-1', '00:1A:2B:3C:4D:5E')).toBe('os::001A2B-SN-1');
  expect(endpointOfNumbers('A/1', '00:1A:2B:3C:4D:5E')).toBe('os::001A2B-A%2F1');
  expect(endpointOfNumbers('x'.repeat(60), '00:1A:2B:3C:4D:5E')).toBeNull();
});
