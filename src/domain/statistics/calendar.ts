/** Tells if the calendar has this day: `2026-02-30` is invalid. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Adds days to a `YYYY-MM-DD`, without a time zone. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Lists the days from one to another, both included. */
export function daysFromTo(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

export type Step = 'DAY' | 'WEEK' | 'MONTH';

/** Returns the first day of the week (Monday) or month that contains the day. */
export function stepOf(day: string, step: Step): string {
  if (step === 'MONTH') return `${day.slice(0, 7)}-01`;
  if (step === 'DAY') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** Default days of statistics by step: enough steps for a line chart. */
const usualDays: Record<Step, number> = { DAY: 30, WEEK: 84, MONTH: 365 };

/** Returns the first and the last day of statistics, with defaults for absent ones. */
export function periodOf(
  { startDate, endDate, dateType = 'DAY' }: { startDate?: string; endDate?: string; dateType?: Step },
  today: string,
): { first: string; last: string } {
  const last = endDate === undefined || endDate > today ? today : endDate;
  return { first: startDate ?? daysAfter(last, 1 - usualDays[dateType]), last };
}
