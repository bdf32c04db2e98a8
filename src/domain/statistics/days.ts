import { localTimeOf, startOfDay } from '#domain/display.ts';

/** A range of days, both inclusive; an absent one means an open end. */
export interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Returns the instants of these days in a time zone: from (inclusive), and before (exclusive). */
export const spanOf = ({ startDate, endDate }: Days, timeZone: string) => ({
  from: startDate === undefined ? undefined : startOfDay(startDate, timeZone),
  to: endDate === undefined ? undefined : startOfDay(endDate, timeZone, 1),
});

const dayMs = 86_400_000;
const usualDays = 7;

/** Returns the requested days as dates; the last seven by default. */
export function daysOf({ startDate, endDate }: Days, timeZone: string, now: Date) {
  const last = endDate ?? localTimeOf(now.toISOString(), timeZone).slice(0, 10);
  const first = new Date(Date.parse(last) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
  return { startDate: startDate ?? first, endDate: last };
}
