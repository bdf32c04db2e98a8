import { daysAfter, daysFromTo, isDay, stepOf } from '#domain/statistics/calendar.ts';

/** Requested days of a report (CO-083, CO-084, CO-088, CO-089, CO-102). */
export interface AskedPeriod {
  dateType: 'DAY' | 'WEEK' | 'MONTH' | 'RANGE';
  startDate: string;
  endDate?: string | undefined;
}

export interface Span {
  first: string;
  last: string;
}

export interface Period extends Span {
  /** Days of the period, none after today. */
  days: string[];
  /** Days that its chart shows: with DAY six before it, with WEEK three weeks before it. */
  shown: string[];
  /** Periods of the chart, oldest first; the last is the requested one. */
  spans: Span[];
  /** All days that a figure or a difference needs. */
  read: string[];
}

/** Reason for which a period is refused, with its field. */
export interface RefusedPeriod {
  field: 'startDate' | 'endDate';
  message: string;
}

const mostRangeDays = 7;
const rangeMonths = 3;
const keptYears = 3;

/** Finds the days of a report. `today`: in the zone of the caller's organisation. */
export function periodOf(asked: AskedPeriod, today: string): Period | RefusedPeriod {
  const { dateType, startDate, endDate } = asked;
  if (!isDay(startDate)) return { field: 'startDate', message: 'is no date' };
  if (endDate !== undefined && !isDay(endDate)) return { field: 'endDate', message: 'is no date' };
  if (startDate > today) return { field: 'startDate', message: 'is after today' };
  if (endDate !== undefined && endDate < startDate)
    return { field: 'endDate', message: 'is before startDate' };
  if (startDate < monthsBefore(today, 12 * keptYears))
    return { field: 'startDate', message: `is more than ${keptYears} years ago` };
  if (dateType !== 'RANGE') {
    const span = spanOf(dateType, startDate);
    if (endDate !== undefined && endDate > span.last)
      return { field: 'endDate', message: `is not in the same ${dateType.toLowerCase()} as startDate` };
    return withDays(span, spansOf(dateType, span), today);
  }
  if (endDate === undefined) return { field: 'endDate', message: 'is required with RANGE' };
  if (endDate > daysAfter(startDate, mostRangeDays - 1))
    return { field: 'endDate', message: `makes more than ${mostRangeDays} days` };
  if (startDate < monthsBefore(today, rangeMonths))
    return { field: 'startDate', message: `is more than ${rangeMonths} months ago` };
  const span = { first: startDate, last: endDate };
  return withDays(span, [span], today);
}

function withDays(span: Span, spans: Span[], today: string): Period {
  const first = spans[0]?.first ?? span.first;
  const until = span.last < today ? span.last : today;
  const length = daysFromTo(span.first, span.last).length;
  return {
    ...span,
    days: daysFromTo(span.first, until),
    shown: daysFromTo(first, until),
    spans,
    read: daysFromTo(daysAfter(first, -length), until),
  };
}

function spanOf(dateType: 'DAY' | 'WEEK' | 'MONTH', day: string): Span {
  const first = stepOf(day, dateType);
  switch (dateType) {
    case 'DAY':
      return { first, last: first };
    case 'WEEK':
      return { first, last: daysAfter(first, 6) };
    case 'MONTH':
      return { first, last: daysAfter(stepOf(daysAfter(first, 31), 'MONTH'), -1) };
  }
}

function spansOf(dateType: 'DAY' | 'WEEK' | 'MONTH', { first, last }: Span): Span[] {
  if (dateType === 'MONTH') return [{ first, last }];
  const [count, days] = dateType === 'DAY' ? [7, 1] : [4, 7];
  return Array.from({ length: count }, (_, index) => {
    const back = days * (index + 1 - count);
    return { first: daysAfter(first, back), last: daysAfter(last, back) };
  });
}

/** Returns the period before, of equal length. */
export function spanBefore({ first, last }: Span): Span {
  const length = daysFromTo(first, last).length;
  return { first: daysAfter(first, -length), last: daysAfter(last, -length) };
}

/** Returns the day of the week; Monday is 1. */
export const dayOfWeek = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Returns the same day some months before, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
