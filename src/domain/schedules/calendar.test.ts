import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTime, type RepeatRule } from './calendar.ts';

const next = (rule: RepeatRule, after: string) => new Date(nextTime(rule, Date.parse(after))).toISOString();
const daily = (time: string, timeZone: string): RepeatRule => ({ frequency: 'daily', time, timeZone });

test('a daily time is that of the place, not of the server', () => {
  const seoul = daily('07:00', 'Asia/Seoul');
  expect(next(seoul, '2026-11-30T00:00:00Z')).toBe('2026-11-30T22:00:00.000Z');
  // Exactly at the time, the next one is tomorrow's.
  expect(next(seoul, '2026-11-30T22:00:00Z')).toBe('2026-12-01T22:00:00.000Z');
});

test('a time that the clocks skip comes later by the hour that is skipped', () => {
  const berlin = daily('02:30', 'Europe/Berlin');
  expect(next(berlin, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next(berlin, '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

test('a time that the clocks show twice comes once', () => {
  const berlin = daily('02:30', 'Europe/Berlin');
  expect(next(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(next(berlin, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
});

test('a month without the day has its last one', () => {
  const rule = { frequency: 'monthly', monthDay: 31, time: '08:00', timeZone: 'UTC' } as const;
  expect(next(rule, '2027-01-31T08:00:00Z')).toBe('2027-02-28T08:00:00.000Z');
  expect(next(rule, '2028-02-01T00:00:00Z')).toBe('2028-02-29T08:00:00.000Z');
});

test('a week is counted by the days of the place', () => {
  // Monday 06:00 in Auckland is still Sunday in UTC.
  const rule = { frequency: 'weekly', weekday: 1, time: '06:00', timeZone: 'Pacific/Auckland' } as const;
  expect(next(rule, '2026-11-25T00:00:00Z')).toBe('2026-11-29T17:00:00.000Z');
});

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const rules = fc
  .record({
    time: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })),
    timeZone: fc.constantFrom(...zones),
    weekday: fc.integer({ min: 1, max: 7 }),
    monthDay: fc.integer({ min: 1, max: 31 }),
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
  })
  .map(({ time, ...rule }) => ({
    ...rule,
    time: time.map((part) => String(part).padStart(2, '0')).join(':'),
  })) as fc.Arbitrary<RepeatRule>;

test('the next time is later, and no other is in between', () => {
  const longest = { daily: 26, weekly: 7 * 24 + 2, monthly: 31 * 24 + 2 };
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1.7e12, max: 2e12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rule, after, part) => {
        const at = nextTime(rule, after);
        expect(at).toBeGreaterThan(after);
        expect(at - after).toBeLessThanOrEqual(longest[rule.frequency] * 3_600_000);
        expect(nextTime(rule, after + Math.floor((at - after - 1) * part))).toBe(at);
      },
    ),
    { numRuns: 300 },
  );
});
