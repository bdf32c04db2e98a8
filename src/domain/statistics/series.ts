import { type Step, stepOf } from './calendar.ts';

export interface Counted {
  day: string;
  key: string;
  n: number;
}

export interface Series {
  key: string;
  name: string;
  /** One value for each date; null: not counted then. */
  values: (number | null)[];
}

const byTotal = (one: Series, other: Series) =>
  totalOf(other) - totalOf(one) || one.key.localeCompare(other.key);
const totalOf = ({ values }: Series) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Adds up events over the days of each step. */
export function happened(rows: readonly Counted[], days: readonly string[], step: Step) {
  const dates = [...new Set(days.map((day) => stepOf(day, step)))];
  return { dates, series: seriesOf(rows, dates, (day) => stepOf(day, step), 0) };
}

/** Returns the days that `atTheEnd` shows. */
export const lastDays = (days: readonly string[], step: Step): string[] => [
  ...new Map(days.map((day) => [stepOf(day, step), day])).values(),
];

/** Returns the amounts on the last day of each step: a count of devices is not added up over days. */
export function atTheEnd(rows: readonly Counted[], days: readonly string[], step: Step) {
  const lastOf = new Map(days.map((day) => [stepOf(day, step), day]));
  const dates = [...lastOf.keys()];
  const dateOf = new Map([...lastOf].map(([date, day]) => [day, date]));
  const counted = new Set(rows.map(({ day }) => dateOf.get(day)));
  const series = seriesOf(rows, dates, (day) => dateOf.get(day), 0).map((one) => ({
    ...one,
    values: one.values.map((value, at) => (counted.has(dates[at]) ? value : null)),
  }));
  return { dates, series };
}

/** Returns the amounts at these times; a time without any count is unknown. */
export const amountsAt = (rows: readonly Counted[], times: readonly string[]) => atTheEnd(rows, times, 'DAY');

function seriesOf(
  rows: readonly Counted[],
  dates: readonly string[],
  dateOf: (day: string) => string | undefined,
  none: number,
): Series[] {
  const at = new Map(dates.map((date, index) => [date, index]));
  const byKey = new Map<string, Series>();
  for (const { day, key, n } of rows) {
    const index = at.get(dateOf(day) ?? '');
    if (index === undefined) continue;
    const series = byKey.get(key) ?? { key, name: key, values: dates.map(() => none) };
    series.values[index] = (series.values[index] ?? 0) + n;
    byKey.set(key, series);
  }
  return [...byKey.values()].toSorted(byTotal);
}
