import { describe, expect, test } from 'vitest';
import { type QuietHours, quietUntil, windowWithin } from './quiet-hours.ts';

const night: QuietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin', critical: false };
const until = (quiet: QuietHours, at: string) => {
  const end = quietUntil(quiet, Date.parse(at));
  return end === null ? null : new Date(end).toISOString();
};

describe('quiet hours', () => {
  test.each([
    ['before they begin', '2026-11-29T20:59:59Z', null],
    ['at their first second', '2026-11-29T21:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['before midnight', '2026-11-29T22:59:59Z', '2026-11-30T06:00:00.000Z'],
    ['after midnight', '2026-11-30T02:30:30Z', '2026-11-30T06:00:00.000Z'],
    ['at their last second', '2026-11-30T05:59:59Z', '2026-11-30T06:00:00.000Z'],
    ['at their end', '2026-11-30T06:00:00Z', null],
    ['over the night in which clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['over the night in which clocks go forward', '2026-03-28T21:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('%s', (_, at, end) => expect(until(night, at)).toBe(end));

  test('within a day', () => {
    const lunch = { ...night, from: '12:00', to: '13:30', timeZone: 'Asia/Seoul' };
    expect(until(lunch, '2026-11-29T02:59:00Z')).toBeNull();
    expect(until(lunch, '2026-11-29T03:00:00Z')).toBe('2026-11-29T04:30:00.000Z');
    expect(until(lunch, '2026-11-29T04:30:00Z')).toBeNull();
  });

  test('of no length are none', () => {
    expect(until({ ...night, to: '22:00' }, '2026-11-29T21:00:00Z')).toBeNull();
  });
});

describe('the window of a message', () => {
  const now = Date.parse('2026-11-29T20:55:00Z');
  const asked = { kind: 'alarmsRaised', windowMs: 600_000, now } as const;
  const untilMorning = Date.parse('2026-11-30T06:00:00Z') - now;

  test('ends with the quiet hours that it would end in', () => {
    expect(windowWithin(night, asked)).toBe(untilMorning);
    expect(windowWithin(night, { ...asked, windowMs: 60_000 })).toBe(60_000);
    const shortly = Date.parse('2026-11-30T05:55:00Z');
    expect(windowWithin(night, { ...asked, now: shortly })).toBe(600_000);
  });

  test('stays for other kinds, without quiet hours, and for critical alarms that break through', () => {
    expect(windowWithin(null, asked)).toBe(600_000);
    expect(windowWithin(night, { ...asked, kind: 'caseChanged' })).toBe(600_000);
    expect(windowWithin({ ...night, critical: true }, asked)).toBe(600_000);
    expect(windowWithin({ ...night, critical: true }, { ...asked, kind: 'outages' })).toBe(untilMorning);
  });
});
