import type { ChartSeries } from './types.ts';

/** Bottom and top of a part at a label, 0 to 1; null: nothing is known there, or the whole is zero. */
export type Part = readonly [bottom: number, top: number] | null;

/** Stacks the series at each label to a whole, the first one at the bottom. */
export function stacked(series: readonly ChartSeries[], count: number): Part[][] {
  const parts: Part[][] = series.map(() => []);
  for (let at = 0; at < count; at++) {
    const values = series.map((one) => one.values[at] ?? 0);
    const whole = values.reduce((sum, value) => sum + value, 0);
    let below = 0;
    for (const [index, value] of values.entries()) {
      parts[index]?.push(whole > 0 ? [below / whole, (below + value) / whole] : null);
      below += value;
    }
  }
  return parts;
}

/** Indexes of the parts that are there, as stretches without a gap. */
export function stretches(parts: readonly Part[]): number[][] {
  const found: number[][] = [];
  for (const [at, part] of parts.entries()) {
    if (part === null) continue;
    const open = found.at(-1);
    if (open && open.at(-1) === at - 1) open.push(at);
    else found.push([at]);
  }
  return found;
}
