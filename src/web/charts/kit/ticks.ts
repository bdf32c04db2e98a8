import type { ChartSeries } from './types.ts';

/** Steps that read well, times a power of ten. */
const readable = [1, 2, 2.5, 5, 10];

/** From zero in about so many readable steps to at least the highest value; in whole steps where the values are whole. */
export function ticksUpTo(highest: number, count: number, isWhole: boolean): number[] {
  const wanted = (highest || 1) / count;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (readable.find((factor) => factor * power >= wanted) ?? 10);
  const used = isWhole ? Math.max(1, Math.ceil(step)) : step;
  const steps = Math.max(1, Math.ceil((highest || 1) / used - 1e-9));
  return Array.from({ length: steps + 1 }, (_, at) => Number((at * used).toPrecision(12)));
}

/** Numbers of units between two labels: hours of a day are divided evenly by them. */
const evenSteps = [1, 2, 3, 4, 6, 8];
const widestStep = 12;

/** Evenly spread indexes of labels, at most so many, the first among them; all are multiples of `unit`. */
export function labelPlaces(count: number, most: number, unit = 1): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const least = Math.ceil((count - 1) / (most - 1));
  const step = unit === 1 ? least : unit * (evenSteps.find((steps) => steps * unit >= least) ?? widestStep);
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}

/** The highest value of all series; 0 where none is known. */
export const highestOf = (series: readonly ChartSeries[]): number =>
  series.reduce(
    (top, { values }) => values.reduce<number>((high, value) => Math.max(high, value ?? 0), top),
    0,
  );
