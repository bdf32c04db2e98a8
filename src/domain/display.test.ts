import { describe, expect, test } from 'vitest';
import {
  formatDateTime,
  formatMetaDataVersion,
  formatPowerMode,
  formatUptime,
  parseTimestamp,
} from './display.ts';

describe('RU-028', () => {
  test.each([
    [0, '0d 00h 00m 00s'],
    [93_784, '1d 02h 03m 04s'],
    [null, 'N/A'],
    [-1, 'N/A'],
  ])('uptime %s → %s', (seconds, text) => {
    expect(formatUptime(seconds)).toBe(text);
  });

  test('dates are YY-MM-DD HH:mm:ss in the zone asked for', () => {
    expect(formatDateTime('2026-03-04T05:06:07Z', 'UTC')).toBe('26-03-04 05:06:07');
    expect(formatDateTime('2026-03-04T15:06:07Z')).toBe('26-03-05 00:06:07');
  });
});

describe('RU-026, RU-027', () => {
  test('above 1e10 means nanoseconds', () => {
    expect(parseTimestamp(1_770_000_000)?.toISOString()).toBe('2026-02-02T02:40:00.000Z');
    expect(parseTimestamp(1_770_000_000_000_000_000)?.toISOString()).toBe('2026-02-02T02:40:00.000Z');
  });

  test('the year 0001 is a dash', () => {
    expect(formatDateTime('0001-01-01T00:00:00Z')).toBe('-');
    expect(formatDateTime('not a date')).toBe('-');
  });

  test('empty values', () => {
    expect(formatMetaDataVersion('0')).toBe('N/A');
    expect(formatMetaDataVersion('7')).toBe('7');
    expect(formatPowerMode('Activated')).toBe('No Sleep');
    expect(formatPowerMode('Deactivated')).toBe('Asleep');
  });
});
