import { expect, test } from 'vitest';
import { hourOf, hoursOf, isHourly } from './hours.ts';

test('an hour is that of the zone, also where zones are half an hour apart', () => {
  expect(hourOf('2026-11-29T18:40:00Z', 'Asia/Seoul')).toBe('2026-11-30T03');
  expect(hourOf('2026-11-29T18:40:00Z', 'Asia/Kolkata')).toBe('2026-11-30T00');
});

test('hours go up to the present one', () => {
  const hours = hoursOf('2026-11-28', '2026-11-29', '2026-11-29T01');
  expect(hours).toHaveLength(26);
  expect([hours[0], hours.at(-1)]).toEqual(['2026-11-28T00', '2026-11-29T01']);
});

test('one or two days of the last eight are shown by hour, and no other period', () => {
  const today = '2026-11-29';
  expect(isHourly(today, today, today)).toBe(true);
  expect(isHourly('2026-11-28', today, today)).toBe(true);
  expect(isHourly('2026-11-27', today, today)).toBe(false);
  expect(isHourly('2026-11-21', '2026-11-22', today)).toBe(true);
  expect(isHourly('2026-11-20', '2026-11-21', today)).toBe(false);
  expect(isHourly('2026-11-29', '2026-11-28', today)).toBe(false);
});
