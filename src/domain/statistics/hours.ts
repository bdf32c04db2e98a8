import { localTimeOf } from '../display.ts';
import { daysAfter, daysFromTo } from './calendar.ts';

/** Days whose hours are kept, before the present one. */
export const hourDays = 8;
/** Maximum number of days that are shown by hour. */
export const mostHourlyDays = 2;

/** Returns the hour of an instant in a time zone, as `2026-11-29T14`. */
export const hourOf = (instant: string, timeZone: string): string =>
  localTimeOf(instant, timeZone).slice(0, 13).replace(' ', 'T');

/** Returns the first day whose hours are kept. */
export const firstHourlyDay = (today: string): string => daysAfter(today, -hourDays);

/** Lists the hours of these days, without future ones. */
export const hoursOf = (first: string, last: string, thisHour: string): string[] =>
  daysFromTo(first, last)
    .flatMap((day) => Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`))
    .filter((hour) => hour <= thisHour);

/** Tells if the hours of a period are kept, and few enough to be shown. */
export const isHourly = (first: string, last: string, today: string): boolean =>
  first <= last && first >= firstHourlyDay(today) && last < daysAfter(first, mostHourlyDays);
