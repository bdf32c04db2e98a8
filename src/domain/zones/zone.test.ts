import { describe, expect, test } from 'vitest';
import { ianaZone, nextWindow, zoneOf } from './zone.ts';

const hours = (text: string, at: string) =>
  (zoneOf(text)?.offsetAt(Date.parse(at)) ?? Number.NaN) / 3_600_000;

describe('the zone that a device reports', () => {
  test.each([
    ['KST-9', '2026-07-01T00:00:00Z', 9],
    ['<+09>-9', '2026-07-01T00:00:00Z', 9],
    ['UTC0', '2026-07-01T00:00:00Z', 0],
    ['IST-5:30', '2026-07-01T00:00:00Z', 5.5],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2026-01-15T00:00:00Z', 1],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2026-03-29T00:59:59Z', 1],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2026-03-29T01:00:00Z', 2],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2026-10-25T00:59:59Z', 2],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2026-10-25T01:00:00Z', 1],
    ['EST5EDT', '2026-07-01T00:00:00Z', -4],
    ['NZST-12NZDT,M9.5.0,M4.1.0/3', '2026-01-15T00:00:00Z', 13],
    ['IST-1GMT0,M10.5.0,M3.5.0/1', '2026-01-15T00:00:00Z', 0],
    ['XXX-2YYY,J60/0,J300/0', '2028-03-01T00:00:00Z', 3],
    ['XXX-2YYY,59/0,300/0', '2028-02-28T22:00:00Z', 3],
    ['Africa/Johannesburg', '2026-07-01T00:00:00Z', 2],
    ['UTC', '2026-07-01T00:00:00Z', 0],
  ])('%s is at %s so many hours ahead of UTC: %d', (text, at, expected) => {
    expect(hours(text, at)).toBe(expected);
  });

  test.each(['', 'KST', '+09:00', 'GMT+9 Seoul', 'Asia/Nowhere', '9', 'XYZ-47'])(
    'rejects %j as a zone',
    (text) => {
      expect(zoneOf(text)).toBeNull();
    },
  );

  test('given the rule of a zone and its IANA name, then both agree through a year', () => {
    const rule = zoneOf('EST5EDT,M3.2.0,M11.1.0');
    const named = ianaZone('America/New_York');
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000)
      expect(rule?.offsetAt(at)).toBe(named?.offsetAt(at));
  });
});

describe('the next window of a day', () => {
  const window = (zone: string, startHour: number, endHour: number, now: string) => {
    const found = nextWindow(
      zoneOf(zone) ?? { offsetAt: () => Number.NaN },
      { startHour, endHour },
      Date.parse(now),
    );
    return [new Date(found.start).toISOString(), new Date(found.end).toISOString()];
  };

  test.each([
    [
      'before it',
      'KST-9',
      3,
      5,
      '2026-11-26T12:00:00Z',
      '2026-11-26T18:00:00.000Z',
      '2026-11-26T20:00:00.000Z',
    ],
    [
      'inside it',
      'KST-9',
      3,
      5,
      '2026-11-26T19:00:00Z',
      '2026-11-26T18:00:00.000Z',
      '2026-11-26T20:00:00.000Z',
    ],
    [
      'at its end',
      'KST-9',
      3,
      5,
      '2026-11-26T20:00:00Z',
      '2026-11-27T18:00:00.000Z',
      '2026-11-27T20:00:00.000Z',
    ],
    [
      'past midnight',
      'UTC0',
      23,
      1,
      '2026-11-27T00:30:00Z',
      '2026-11-26T23:00:00.000Z',
      '2026-11-27T01:00:00.000Z',
    ],
    ['west', 'EST5', 3, 4, '2026-11-26T12:00:00Z', '2026-11-27T08:00:00.000Z', '2026-11-27T09:00:00.000Z'],
  ])('given a moment %s in %s, %d to %d', (_, zone, from, to, now, start, end) => {
    expect(window(zone, from, to, now)).toEqual([start, end]);
  });

  test('given an hour that clocks skip, then the window is the rest; without a rest, that of the next day', () => {
    const zone = 'CET-1CEST,M3.5.0,M10.5.0/3';
    expect(window(zone, 2, 4, '2026-03-28T12:00:00Z')).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ]);
    expect(window(zone, 2, 3, '2026-03-28T12:00:00Z')).toEqual([
      '2026-03-30T00:00:00.000Z',
      '2026-03-30T01:00:00.000Z',
    ]);
  });
});
