/** Tenths of a percent in 100 %. */
const whole = 1000;

/**
 * Returns percentages with one decimal that sum to exactly 100, by largest remainder: each is rounded down, and the
 * rest goes to the largest remainders. All zero for a zero sum.
 */
export function percentsOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * whole) / total);
  const floors = exact.map(Math.floor);
  const left = whole - floors.reduce((sum, floor) => sum + floor, 0);
  const lost = (at: number) => (exact[at] ?? 0) - (floors[at] ?? 0);
  const byLoss = counts.map((_, at) => at).sort((one, other) => lost(other) - lost(one) || one - other);
  const raised = new Set(byLoss.slice(0, left));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) / 10);
}
