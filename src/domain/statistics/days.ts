import { localTimeOf, startOfDay } from '#domain/display.ts';

/** Both days inclusive; an open end where one is left out. */
export interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The instants of these calendar days in a time zone: from, and before. */
export const spanOf = ({ startDate, endDate }: Days, timeZone: string) => ({
  from: startDate === undefined ? undefined : startOfDay(startDate, timeZone),
  to: endDate === undefined ? undefined : startOfDay(endDate, timeZone, 1),
});

const dayMs = 86_400_000;
const usualDays = 7;

/** The days that are asked for, as dates; without dates the last seven. */
export function daysOf({ startDate, endDate }: Days, timeZone: string, now: Date) {
  const last = endDate ?? localTimeOf(now.toISOString(), timeZone).slice(0, 10);
  const first = new Date(Date.parse(last) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
  return { startDate: startDate ?? first, endDate: last };
}
