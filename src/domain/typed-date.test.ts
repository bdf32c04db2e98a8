import { describe, expect, test } from 'vitest';
import { dateFormats } from './display.ts';
import { daysAfter, monthsAfter, shownDate, typedDate, weeksOf } from './typed-date.ts';

describe('a typed date', () => {
  test.each(dateFormats)('is read as it is written in %s, and year first in each', (format) => {
    expect(typedDate(shownDate('2026-11-29', format), format)).toBe('2026-11-29');
    expect(typedDate('2026-11-29', format)).toBe('2026-11-29');
    const shown = shownDate('2026-11-29T17:05', format);
    expect(typedDate(shown, format, 'minutes')).toBe('2026-11-29T17:05');
  });

  test('takes the order of the format', () => {
    expect(typedDate('3/4/2026', 'DD/MM/YYYY')).toBe('2026-04-03');
    expect(typedDate('3/4/2026', 'MM/DD/YYYY')).toBe('2026-03-04');
    expect(typedDate('26. 4. 3.', 'YY-MM-DD')).toBe('2026-04-03');
  });

  test('is none if the calendar or the clock does not have it', () => {
    for (const text of ['', '2026-02-30', '2026-13-01', '26-1', '202-01-01', '2026-01-01 10:00', 'today'])
      expect(typedDate(text, 'YY-MM-DD')).toBeNull();
    expect(typedDate('2026-01-01 24:00', 'YY-MM-DD', 'minutes')).toBeNull();
    expect(typedDate('2026-01-01 10', 'YY-MM-DD', 'minutes')).toBeNull();
  });

  test('keeps a time that was not typed, and is as precise as asked', () => {
    expect(typedDate('26-01-02', 'YY-MM-DD', 'minutes', '09:30')).toBe('2026-01-02T09:30');
    expect(typedDate('26-01-02', 'YY-MM-DD', 'seconds')).toBe('2026-01-02T00:00:00');
    expect(typedDate('26-01-02 9:30:15', 'YY-MM-DD', 'minutes')).toBe('2026-01-02T09:30');
  });
});

test('a calendar moves over months of other lengths and years', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-01-31', -2)).toBe('2025-11-30');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  const weeks = weeksOf('2026-11-29');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
});
