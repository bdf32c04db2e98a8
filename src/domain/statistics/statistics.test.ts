import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageBounds, monthsBefore } from './ages.ts';
import { daysFromTo, isDay, stepOf } from './calendar.ts';
import { percentsOf } from './shares.ts';

describe('percentages', () => {
  test('sum to 100 with one decimal, each within one tenth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 12 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const percents = percentsOf(counts);
        const sum = percents.reduce((all, percent) => all + Math.round(percent * 10), 0);
        expect(sum).toBe(total === 0 ? 0 : 1000);
        for (const [at, count] of counts.entries())
          expect(Math.abs((percents[at] ?? 0) - (total === 0 ? 0 : (count * 100) / total))).toBeLessThan(0.1);
      }),
    );
  });

  test('give the first of three thirds the rest', () => {
    expect(percentsOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  });
});

describe('ages', () => {
  test.each([
    ['2026-11-26', 3, '2026-08-26'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 6, '2025-07-15'],
    ['2024-02-29', 12, '2023-02-28'],
  ])('%s less %i months is %s', (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected);
  });

  test('have their first days in order', () => {
    expect(ageBounds('2026-11-26')).toEqual([
      '2026-08-26',
      '2026-05-26',
      '2025-11-26',
      '2024-11-26',
      '2023-11-26',
    ]);
  });
});

describe('days', () => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
  ])('%s is a day: %s', (day, expected) => {
    expect(isDay(day)).toBe(expected);
  });

  test('are counted across the end of a year', () => {
    expect(daysFromTo('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  test('belong to the week of their Monday and to their month', () => {
    expect(['2026-11-23', '2026-11-26', '2026-11-29'].map((day) => stepOf(day, 'WEEK'))).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-23',
    ]);
    expect(stepOf('2026-11-26', 'MONTH')).toBe('2026-11-01');
  });
});
