import { startOfDay } from '#domain/display.ts';

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
