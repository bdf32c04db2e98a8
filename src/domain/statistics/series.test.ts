import { expect, test } from 'vitest';
import { daysFromTo } from './calendar.ts';
import { atTheEnd, happened, lastDays } from './series.ts';

const days = daysFromTo('2026-10-29', '2026-11-03');
const rows = [
  { day: '2026-10-30', key: 'a', n: 2 },
  { day: '2026-11-01', key: 'a', n: 3 },
  { day: '2026-11-01', key: 'b', n: 9 },
  { day: '2026-11-03', key: 'a', n: 5 },
];

test('adds up events over a week or a month', () => {
  expect(happened(rows, days, 'MONTH')).toEqual({
    dates: ['2026-10-01', '2026-11-01'],
    series: [
      { key: 'a', name: 'a', values: [2, 8] },
      { key: 'b', name: 'b', values: [0, 9] },
    ],
  });
  expect(happened(rows, days, 'DAY').series[0]?.values).toEqual([0, 2, 0, 3, 0, 5]);
});

test('gives the amount on the last day of a step, and null if it was not counted', () => {
  expect(atTheEnd(rows, days, 'MONTH')).toEqual({
    dates: ['2026-10-01', '2026-11-01'],
    series: [{ key: 'a', name: 'a', values: [null, 5] }],
  });
  expect(atTheEnd(rows, days, 'DAY').series.find(({ key }) => key === 'b')?.values).toEqual([
    null,
    0,
    null,
    9,
    null,
    0,
  ]);
});

test('shows the last days of the steps for a series of amounts', () => {
  const some = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
  expect(lastDays(some, 'DAY')).toEqual(some);
  expect(lastDays(some, 'MONTH')).toEqual(['2026-11-30', '2026-12-02']);
});
