import { expect, test } from 'vitest';
import { forecastOf } from './forecast.ts';

const megabyte = 1_000_000;
const bytes = 412_000 * 40 * megabyte;

test('412,000 devices of 40 MB at 550 MB/s from 2 to 5 take three nights', () => {
  const found = forecastOf({ bytes, bytesPerSecond: 550 * megabyte, hours: { start: 2, end: 5 } });
  expect(found?.hours).toBeCloseTo(8.3, 1);
  expect(found?.nights).toBe(3);
});

test('hours over midnight count, and without hours there are no nights', () => {
  const night = { bytes, bytesPerSecond: 550 * megabyte, hours: { start: 23, end: 1 } };
  expect(forecastOf(night)?.nights).toBe(5);
  expect(forecastOf({ ...night, hours: null })?.nights).toBeNull();
});

test('without a budget, or without a download, nothing is said', () => {
  expect(forecastOf({ bytes, bytesPerSecond: null, hours: null })).toBeNull();
  expect(forecastOf({ bytes: 0, bytesPerSecond: 1, hours: null })).toBeNull();
});
