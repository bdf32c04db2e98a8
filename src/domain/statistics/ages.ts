/** Age groups (CO-092). */
export const ages = ['months3', 'months6', 'months12', 'years2', 'years3', 'older'] as const;

const months = [3, 6, 12, 24, 36];

/** Returns the same day `count` months before, or the last one of a shorter month. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - count, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return first.toISOString().slice(0, 10);
}

/** Returns the first day of each age group but the oldest; `today` is `YYYY-MM-DD`. */
export const ageBounds = (today: string): string[] => months.map((count) => monthsBefore(today, count));
