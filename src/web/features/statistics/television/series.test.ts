import { expect, test } from 'vitest';
import type { TvChannelSeries, TvSlots } from './queries.ts';
import { byLocalTime, partOfDay, slotEnd, slotShares, slotStart, slotTimes } from './series.ts';

const slots = (start: string, values: (number | null)[]): TvSlots => ({ start, step: 600, values });
const filled = (length: number, value: number) => Array.from({ length }, () => value);
const berlin = 'Europe/Berlin';

test('a usual day begins at 00:00 and ends at 24:00', () => {
  const times = slotTimes(slots('2026-11-23T23:00:00Z', filled(144, 0)), berlin);
  expect([times[0], times[121], times.at(-1), slotEnd(times, 143), slotEnd(times, 5)]).toEqual([
    '00:00',
    '20:10',
    '23:50',
    '24:00',
    '01:00',
  ]);
});

test('the night when the clocks go forward has no 02:00, and the other one has it twice', () => {
  const spring = slotTimes(slots('2026-03-28T23:00:00Z', filled(138, 0)), berlin);
  expect(spring.filter((time) => time.startsWith('02'))).toEqual([]);
  const autumn = slotTimes(slots('2026-10-24T22:00:00Z', filled(150, 0)), berlin);
  expect(autumn.filter((time) => time === '02:10')).toHaveLength(2);
  expect([spring.at(-1), autumn.at(-1)]).toEqual(['23:50', '23:50']);
});

test('days side by side have the same evening, whatever the clocks did in the night', () => {
  const evening = (day: TvSlots) => ({
    ...day,
    values: day.values.map((_, at) => (at === day.values.length - 1 ? 7 : 1)),
  });
  const { times, values } = byLocalTime(
    [
      evening(slots('2026-10-23T22:00:00Z', filled(144, 0))),
      evening(slots('2026-10-24T22:00:00Z', filled(150, 0))),
      null,
      evening(slots('2026-03-28T23:00:00Z', filled(138, 0))),
    ],
    berlin,
  );
  expect(times).toHaveLength(144);
  expect(values.map((day) => day.at(-1))).toEqual([7, 7, null, 7]);
  // A sum of the doubled hour would be 2.
  expect(values[1]?.[times.indexOf('02:10')]).toBe(1);
  // The hour that was skipped is not known, and not zero.
  expect(values[3]?.[times.indexOf('02:10')]).toBeNull();
});

const channel = (name: string, number: number | null, values: (number | null)[]): TvChannelSeries => ({
  serviceId: number === null ? null : name,
  serviceName: name,
  logicalChannelNumber: number,
  viewTime: 0,
  hits: 0,
  rat: null,
  tvr: null,
  shr: null,
  statisticsData: [
    {
      statisticsDate: '2026-11-24',
      serviceName: name,
      viewTime: 0,
      hits: 0,
      rat: null,
      tvr: null,
      shr: null,
      statData: slots('2026-11-23T23:00:00Z', values),
    },
  ],
});

test('a part of the day has the viewing of its slots alone, and shares of 100.00', () => {
  const rows = [
    channel('', null, [0, 500, 500, 0]),
    channel('Late', 9, [900, 100, 100, 900]),
    channel('Tied', 12, [0, 150, 150, null]),
    channel('First of the tied', 3, [0, 150, 150, 0]),
  ];
  const part = partOfDay(rows, 1, 2);
  expect(part.map(({ serviceName, seconds }) => [serviceName, seconds])).toEqual([
    ['First of the tied', 300],
    ['Tied', 300],
    ['Late', 200],
    // All others are no channel, so they never win.
    ['', 1000],
  ]);
  expect(part.reduce((sum, { share }) => sum + Math.round((share ?? 0) * 100), 0)).toBe(10_000);
});

test('a part of the day without viewing has no shares', () => {
  expect(partOfDay([channel('One', 1, [0, 0])], 0, 1)[0]).toMatchObject({ seconds: 0, share: null });
});

test('hours that have not begun are not known, and not without viewing', () => {
  expect(partOfDay([channel('One', 1, [5, null])], 1, 1)[0]).toMatchObject({ seconds: null, share: null });
});

test('a day without data has the times of a usual day', () => {
  expect([slotStart([], 120), slotEnd([], 131), slotEnd([], 143)]).toEqual(['20:00', '22:00', '24:00']);
});

test('shares of a slot sum to 100.00; without viewing and before the slot begins there are none', () => {
  const shares = slotShares([
    [1, 0, null],
    [1, 0, null],
    [1, 0, null],
  ]);
  expect(shares.map((row) => row[0])).toEqual([33.34, 33.33, 33.33]);
  expect(shares.map((row) => [row[1], row[2]])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});
