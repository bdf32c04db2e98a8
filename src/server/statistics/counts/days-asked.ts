import type { operations } from '#api/main.d.ts';
import { daysAfter, daysFromTo, isDay, periodOf, type Step } from '#domain/statistics/calendar.ts';
import { daysOf } from '#domain/statistics/days.ts';
import { hourDays, hourOf, hoursOf, isHourly, mostHourlyDays } from '#domain/statistics/hours.ts';
import { refusal } from '#server/core/http/validators.ts';

type ByStep = NonNullable<operations['getDeviceStatistics']['parameters']['query']>;
type ByDay = NonNullable<operations['getUserStatistics']['parameters']['query']>;
export type Asked = Pick<ByDay, 'startDate' | 'endDate' | 'dateType'>;
export type AskedStep = Pick<ByStep, 'startDate' | 'endDate' | 'dateType'>;

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

/** Returns the requested hours, without future ones; null: other steps are requested. */
export function hoursAsked({ dateType, ...asked }: AskedStep, timeZone: string, now: Date): string[] | null {
  if (dateType !== 'HOUR') return null;
  const today = daysOf({}, timeZone, now).endDate;
  const { startDate, endDate } = asked;
  const days = daysAsked({ endDate, startDate: startDate ?? endDate ?? today }, timeZone, now).days;
  const [first = today, last = first] = [days[0], days.at(-1)];
  if (!isHourly(first, last, today))
    throw refusal([
      { field: 'startDate', message: `hours are of at most ${mostHourlyDays} days, of the last ${hourDays}` },
    ]);
  return hoursOf(first, last, hourOf(now.toISOString(), timeZone));
}

/** The same request in days, for what has no hours. */
export const inDays = ({ dateType, ...asked }: AskedStep): Asked => {
  if (dateType === 'HOUR') throw refusal([{ field: 'dateType', message: 'is not counted by hour' }]);
  return { ...asked, dateType };
};
