import { expect, test } from 'vitest';
import { deviceZone, knownTime } from './device-zone.ts';

const hoursAhead = (zone: string | null, localTime: string | null) => {
  const found = deviceZone(zone, localTime);
  return found && found.zone.offsetAt(Date.parse('2026-11-28T10:00:00Z')) / 3_600_000;
};

test.each([
  ['GMT+9', '2026-11-28T19:00:00+09:00', 9],
  ['GMT+9', '2026-11-28T01:00:00-09:00', -9],
  ['GMT+9', null, -9],
  ['KST-9', '2026-11-28T19:00:00+09:00', 9],
  ['Asia/Seoul', '2026-11-28T19:00:00+09:00', 9],
  ['UTC', '2026-11-28T15:30:00+05:30', 5.5],
  ['nonsense', '2026-11-28T06:30:00-03:30', -3.5],
  [null, '2026-11-28T19:00:00+09:00', 9],
  // A bare Z is also sent for local times: it contradicts nothing.
  ['KST-9', '2026-11-28T19:00:00Z', 9],
  ['KST-9', '0001-01-01T00:00:00Z', 9],
  ['nonsense', '2026-11-28T19:00:00Z', null],
  [null, null, null],
])('zone %j with the time %j is %j hours ahead', (zone, localTime, hours) => {
  expect(hoursAhead(zone, localTime)).toBe(hours);
});

test("compares a zone with summer time at the device's reported time", () => {
  const summer = 'CET-1CEST,M3.5.0,M10.5.0/3';
  expect(deviceZone(summer, '2026-07-01T12:00:00+02:00')?.name).toBe(summer);
  expect(deviceZone(summer, '2026-01-01T12:00:00+01:00')?.name).toBe(summer);
  expect(deviceZone(summer, '2026-01-01T12:00:00+02:00')?.name).toBe('<+0200>-02:00');
});

test('treats the year 1 as no time', () => {
  expect(knownTime('0001-01-01T00:00:00Z')).toBeNull();
  expect(knownTime('')).toBeNull();
  expect(knownTime('2026-11-28T19:00:00Z')).toBe('2026-11-28T19:00:00Z');
});
