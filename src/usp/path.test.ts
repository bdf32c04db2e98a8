import { describe, expect, test } from 'vitest';
import {
  isSecretPath,
  joinPath,
  referenceCovers,
  splitCommandPath,
  splitParameterPath,
  supportedPath,
} from './path.ts';

describe('plain paths (TR-369 §2.5)', () => {
  test('split a parameter path into object and name', () => {
    expect(splitParameterPath('Device.WiFi.SSID.1.SSID')).toEqual({
      objPath: 'Device.WiFi.SSID.1.',
      param: 'SSID',
    });
    expect(splitParameterPath('Device.WiFi.')).toBeNull();
    expect(splitParameterPath('Device')).toBeNull();
  });

  test('split a command path into object and command', () => {
    const parts = { objPath: 'Device.IP.Diagnostics.', command: 'IPPing()' };
    expect(splitCommandPath('Device.IP.Diagnostics.IPPing()')).toEqual(parts);
    expect(splitCommandPath('Device.IP.Diagnostics.IPPing')).toBeNull();
  });

  test.each([
    ['Device.A.', 'B', 'Device.A.B'],
    ['Device.A.', 'B.1.C', 'Device.A.B.1.C'],
    ['Device.A', 'B', 'Device.A.B'],
    ['Device.A.B', 'B', 'Device.A.B'],
    ['Device.A.', 'Device.A.B', 'Device.A.B'],
    ['', 'B', 'B'],
  ])('%s and %s join to %s', (object, relative, joined) => expect(joinPath(object, relative)).toBe(joined));

  test('replace instance numbers by {i} for the supported data model', () => {
    expect(supportedPath('Device.A.3.B.12.')).toBe('Device.A.{i}.B.{i}.');
    expect(supportedPath('Device.A.3.B1')).toBe('Device.A.{i}.B1');
  });

  test.each([
    ['Device.Boot!', 'Device.Boot!', true],
    ['Device.', 'Device.IP.Diagnostics.IPPing()', true],
    ['Device.WiFi.', 'Device.IP.X', false],
    ['Device.WiFi', 'Device.WiFi.SSID', false],
    ['Device.WiFi.SSID.*.SSID', 'Device.WiFi.SSID.3.SSID', true],
    ['Device.WiFi.SSID.*.', 'Device.WiFi.SSID.3.Stats.BytesSent', true],
    ['Device.WiFi.SSID.*.SSID', 'Device.WiFi.SSID.3.Enable', false],
    ['Device.WiFi.*.SSID', 'Device.WiFi.SSID.SSID', false],
  ])('%s covers %s: %s', (reference, path, covers) => expect(referenceCovers(reference, path)).toBe(covers));
});

test('recognise secrets by name', () => {
  expect(isSecretPath('Device.WiFi.AccessPoint.1.Security.KeyPassphrase')).toBe(true);
  expect(isSecretPath('Device.WiFi.AccessPoint.1.Security.ModeEnabled')).toBe(false);
});
