import { describe, expect, test } from 'vitest';
import { holds, type Operator, parseSearchPath } from './search-path.ts';

describe('search paths (TR-369 §2.5.1 to §2.5.6)', () => {
  test('parse instances, wildcards and names', () => {
    expect(parseSearchPath('Device.WiFi.SSID.*.Stats.')).toEqual({
      isObject: true,
      segments: [
        { kind: 'name', name: 'Device' },
        { kind: 'name', name: 'WiFi' },
        { kind: 'name', name: 'SSID' },
        { kind: 'wildcard' },
        { kind: 'name', name: 'Stats' },
      ],
    });
    expect(parseSearchPath('Device.WiFi.SSID.12.SSID')?.segments[3]).toEqual({
      kind: 'instance',
      number: 12,
    });
  });

  test('permit dots, brackets and && in quoted values of search expressions', () => {
    const parsed = parseSearchPath('Device.WiFi.SSID.[SSID=="a.b]&&c"&&Stats.BytesSent>=10].BSSID');
    expect(parsed?.segments[3]).toEqual({
      kind: 'search',
      conditions: [
        { path: 'SSID', operator: '==', value: 'a.b]&&c' },
        { path: 'Stats.BytesSent', operator: '>=', value: '10' },
      ],
    });
  });

  test('decode percent-encoded quotes and percent signs in a value', () => {
    const parsed = parseSearchPath('Device.A.[B=="say %22100%25%22"].C');
    expect(parsed?.segments[2]).toMatchObject({ conditions: [{ value: 'say "100%"' }] });
  });

  test('follow one reference, or all of a list', () => {
    const which = (path: string) => parseSearchPath(path)?.segments.at(-2);
    expect(which('Device.A.SSIDReference+.SSID')).toEqual({
      kind: 'follow',
      name: 'SSIDReference',
      which: 1,
    });
    expect(which('Device.A.Refs#3+.SSID')).toEqual({ kind: 'follow', name: 'Refs', which: 3 });
    expect(which('Device.A.Refs#*+.SSID')).toEqual({ kind: 'follow', name: 'Refs', which: 0 });
  });

  test.each([
    '',
    '*.A',
    'Device..A',
    'Device.[A==1',
    'Device.[A].B',
    'Device.A.0.B',
    'Device.[A=="x].B',
    'Device.A B',
    `Device.${'a'.repeat(3000)}`,
  ])('%j is no path', (path) => expect(parseSearchPath(path)).toBeNull());

  test.each<[string, Operator, string, boolean]>([
    ['5', '==', '5', true],
    ['true', '==', '1', true],
    ['false', '!=', 'true', true],
    ['1', '==', 'true', false],
    ['10', '>', '9', true],
    ['9', '<=', '9', true],
    ['abc', '>', 'abb', false],
    ['2026-01-02T00:00:00Z', '>', '2026-01-01T00:00:00Z', true],
    ['a,b', '~=', 'b', true],
    ['ab', '~=', 'b', false],
  ])('%s %s %s: %s', (actual, operator, expected, result) =>
    expect(holds(actual, operator, expected)).toBe(result),
  );
});
