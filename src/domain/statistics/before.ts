import { daysAfter, daysFromTo } from './calendar.ts';

/** Returns the period of equal length that ends the day before this one begins. */
export function periodBefore(first: string, last: string): { first: string; last: string } {
  const length = daysFromTo(first, last).length;
  return { first: daysAfter(first, -length), last: daysAfter(first, -1) };
}

type Values = readonly (number | null)[];

/** Adds up series at each place; null where none is known. */
export const sumsOf = (series: readonly { values: Values }[], length: number): (number | null)[] =>
  Array.from({ length }, (_, at) =>
    series.reduce<number | null>((sum, { values }) => {
      const value = values[at] ?? null;
      return value === null ? sum : (sum ?? 0) + value;
    }, null),
  );

/** Returns what a period amounts to: all of its events, or the last count of what exists. Null: nothing is known. */
export function amountOf(values: Values, kind: 'events' | 'stock'): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return kind === 'stock' ? (known.at(-1) ?? null) : known.reduce((sum, value) => sum + value, 0);
}

/** Tells if events were counted in only a part of the period: a whole period cannot be compared with it. */
export const isPartial = (values: Values, kind: 'events' | 'stock'): boolean =>
  kind === 'events' && values.some((value) => value !== null) && values.some((value) => value === null);

/** Returns the relative change; null if one is not known, or if there was nothing before to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / before;
