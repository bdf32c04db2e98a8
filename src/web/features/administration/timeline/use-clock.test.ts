import { describe, expect, test, vi } from 'vitest';
import { formatDateTime } from '#domain/display.ts';
import { clockOf } from './use-clock.ts';

const asked = (zone: string) => {
  const dateTime = vi.fn((iso: string) => formatDateTime(iso, zone));
  return { dateTime, clock: clockOf(dateTime) };
};

describe('the clock of the rows', () => {
  test.each([
    ['Asia/Seoul', '14:06:07.089'],
    ['Asia/Kathmandu', '10:51:07.089'],
    ['America/St_Johns', '01:36:07.089'],
  ])('in %s', (zone, shown) => {
    expect(asked(zone).clock.time('2026-03-04T05:06:07.089Z')).toBe(shown);
  });

  test('with the day of the zone', () => {
    expect(asked('Asia/Seoul').clock.dateAndTime('2026-03-04T15:06:07.089Z')).toBe('26-03-05 00:06:07.089');
  });

  test('what is not known is empty', () => {
    expect(asked('UTC').clock.time(undefined)).toBe('');
    expect(asked('UTC').clock.time('soon')).toBe('');
  });

  test('asks once a minute, and again for another', () => {
    const { clock, dateTime } = asked('UTC');
    expect(clock.time('2026-03-04T05:06:07.000Z')).toBe('05:06:07.000');
    expect(clock.time('2026-03-04T05:06:59.999Z')).toBe('05:06:59.999');
    expect(dateTime).toHaveBeenCalledTimes(1);
    expect(clock.time('2026-03-04T05:07:00.000Z')).toBe('05:07:00.000');
    expect(dateTime).toHaveBeenCalledTimes(2);
  });

  test('shows the hour that a zone repeats as it was', () => {
    const { clock } = asked('Europe/Berlin');
    expect(clock.time('2026-10-25T00:59:59.500Z')).toBe('02:59:59.500');
    expect(clock.time('2026-10-25T01:00:00.500Z')).toBe('02:00:00.500');
  });
});
