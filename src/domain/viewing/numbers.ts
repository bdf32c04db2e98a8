/** Set of numbers as ranges in their order, from the first up to, but not including, the second. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Adds a range; ranges that touch become one. */
export function withRange(ranges: Ranges, [from, to]: readonly [number, number]): Ranges {
  if (to <= from) return ranges;
  const before = ranges.filter((one) => one[1] < from);
  const after = ranges.filter((one) => one[0] > to);
  const joined = ranges.filter((one) => one[1] >= from && one[0] <= to);
  const all = [...joined, [from, to] as const];
  return [
    ...before,
    [Math.min(...all.map((one) => one[0])), Math.max(...all.map((one) => one[1]))],
    ...after,
  ];
}

export const holds = (ranges: Ranges, number: number): boolean =>
  ranges.some(([from, to]) => number >= from && number < to);

/** Counts the numbers that are missing between the first and the last. */
export function missingIn(ranges: Ranges): number {
  const gaps = ranges.slice(1).map(([from], index) => from - (ranges[index]?.[1] ?? from));
  return gaps.reduce((sum, gap) => sum + gap, 0);
}
