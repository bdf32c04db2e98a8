import { expect, test } from 'vitest';
import { zoneOf } from '../zones/zone.ts';
import { earliestEnd, forecastOf } from './forecast.ts';

const megabyte = 1_000_000;
const bytes = 412_000 * 40 * megabyte;

test('412,000 devices of 40 MB at 550 MB/s from 2 to 5 take three nights', () => {
  const found = forecastOf({ bytes, bytesPerSecond: 550 * megabyte, hours: { start: 2, end: 5 } });
  expect(found?.hours).toBeCloseTo(8.3, 1);
  expect(found?.nights).toBe(3);
});

test('counts hours past midnight, and no nights without hours', () => {
  const night = { bytes, bytesPerSecond: 550 * megabyte, hours: { start: 23, end: 1 } };
  expect(forecastOf(night)?.nights).toBe(5);
  expect(forecastOf({ ...night, hours: null })?.nights).toBeNull();
});

test('gives no forecast without a budget or a download', () => {
  expect(forecastOf({ bytes, bytesPerSecond: null, hours: null })).toBeNull();
  expect(forecastOf({ bytes: 0, bytesPerSecond: 1, hours: null })).toBeNull();
});

test('gives the end by the remaining windows', () => {
  const zone = zoneOf('UTC');
  if (!zone) throw new Error('there is no UTC');
  const through = (from: string, hours: { start: number; end: number } | null) => {
    const found = forecastOf({ bytes: 10 * megabyte * 3_600, bytesPerSecond: 2 * megabyte, hours });
    const end = found && earliestEnd(found, { hours, from: Date.parse(from), zone });
    return end === null ? null : new Date(end).toISOString();
  };
  // 5 hours need two nights of three hours, the second in part; a night that has begun counts with its remaining hours.
  expect(through('2026-11-27T12:00:00Z', { start: 2, end: 5 })).toBe('2026-11-29T04:00:00.000Z');
  expect(through('2026-11-28T04:00:00Z', { start: 2, end: 5 })).toBe('2026-11-30T03:00:00.000Z');
  expect(through('2026-11-27T12:00:00Z', null)).toBe('2026-11-27T17:00:00.000Z');
});
