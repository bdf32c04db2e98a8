import { describe, expect, test } from 'vitest';
import {
  formatDateTime,
  formatMetaDataVersion,
  formatUptime,
  parseTimestamp,
  startOfDay,
} from './display.ts';

describe('RU-028', () => {
  test.each([
    [0, '0d 00h 00m 00s'],
    [93_784, '1d 02h 03m 04s'],
    [null, 'N/A'],
    [-1, 'N/A'],
  ])('uptime %s → %s', (seconds, text) => {
    expect(formatUptime(seconds, 'en')).toBe(text);
  });

  test('uptime in Korean units', () => {
    expect(formatUptime(93_784, 'ko')).toBe('1일 02시간 03분 04초');
  });

  test('CO-018: dates are YY-MM-DD HH:mm:ss in the given zone', () => {
    expect(formatDateTime('2026-03-04T05:06:07Z', 'UTC')).toBe('26-03-04 05:06:07');
    expect(formatDateTime('2026-03-04T15:06:07Z')).toBe('26-03-05 00:06:07');
  });
});

test.each([
  ['UTC', 0, '2026-03-29T00:00:00.000Z'],
  ['Asia/Seoul', 0, '2026-03-28T15:00:00.000Z'],
  ['America/New_York', 0, '2026-03-29T04:00:00.000Z'],
  // The clocks changed on this day: it began in winter time and ended in summer time.
  ['Europe/Madrid', 0, '2026-03-28T23:00:00.000Z'],
  ['Europe/Madrid', 1, '2026-03-29T22:00:00.000Z'],
])('the day begins at midnight of %s, %s days later', (zone, later, begins) => {
  expect(startOfDay('2026-03-29', zone, later).toISOString()).toBe(begins);
});

describe('RU-026, RU-027', () => {
  test('reads a number above 1e10 as nanoseconds', () => {
    expect(parseTimestamp(1_770_000_000)?.toISOString()).toBe('2026-02-02T02:40:00.000Z');
    expect(parseTimestamp(1_770_000_000_000_000_000)?.toISOString()).toBe('2026-02-02T02:40:00.000Z');
  });

  test('shows the year 0001 as a dash', () => {
    expect(formatDateTime('0001-01-01T00:00:00Z')).toBe('-');
    expect(formatDateTime('not a date')).toBe('-');
  });

  test('shows empty values as specified', () => {
    expect(formatMetaDataVersion('0')).toBe('N/A');
    expect(formatMetaDataVersion('7')).toBe('7');
  });
});
