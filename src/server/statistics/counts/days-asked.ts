import type { operations } from '#api/main.d.ts';
import { daysAfter, daysFromTo, isDay, periodOf, type Step } from '#domain/statistics/calendar.ts';
import { daysOf } from '#domain/statistics/days.ts';
import { refusal } from '#server/core/http/validators.ts';

type ByDay = NonNullable<operations['getDeviceStatistics']['parameters']['query']>;
export type Asked = Pick<ByDay, 'startDate' | 'endDate' | 'dateType'>;

const mostDays = 1_100;

/** Returns the requested days, without future ones. */
export function daysAsked(asked: Asked, timeZone: string, now: Date): { days: string[]; step: Step } {
  const { startDate, endDate, dateType = 'DAY' } = asked;
  if (startDate !== undefined && !isDay(startDate))
    throw refusal([{ field: 'startDate', message: 'is no date' }]);
  if (endDate !== undefined && !isDay(endDate)) throw refusal([{ field: 'endDate', message: 'is no date' }]);
  const today = daysOf({}, timeZone, now).endDate;
  const { first, last } = periodOf(asked, today);
  if (endDate !== undefined && startDate !== undefined && endDate < startDate)
    throw refusal([{ field: 'endDate', message: 'is before startDate' }]);
  if (last > daysAfter(first, mostDays))
    throw refusal([{ field: 'startDate', message: `is more than ${mostDays} days before endDate` }]);
  return { days: daysFromTo(first, last), step: dateType };
}
