/** Points of a chart at most: a browser draws more of them slowly, and a screen cannot show them. */
export const mostPoints = 2_000;

/**
 * The indexes of a line to draw so that there are at most so many: of each stretch its lowest and highest value, so that
 * no peak is lost. A stretch where a value is unknown keeps the first of those as well, so that the gap stays.
 */
export function thinned(values: readonly (number | null)[], most: number): number[] {
  if (values.length <= most) return values.map((_, at) => at);
  const stretches = Math.max(1, Math.floor((most - 2) / 3));
  const kept = new Set([0, values.length - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * values.length) / stretches);
    const to = Math.floor(((stretch + 1) * values.length) / stretches);
    for (const at of extremes(values, from, to)) kept.add(at);
  }
  return [...kept].sort((one, other) => one - other);
}

function extremes(values: readonly (number | null)[], from: number, to: number): number[] {
  let [lowest, highest, gap] = [-1, -1, -1];
  for (let at = from; at < to; at++) {
    const value = values[at] ?? null;
    if (value === null) {
      if (gap < 0) gap = at;
      continue;
    }
    if (lowest < 0 || value < (values[lowest] ?? 0)) lowest = at;
    if (highest < 0 || value > (values[highest] ?? 0)) highest = at;
  }
  return [lowest, highest, gap].filter((at) => at >= 0);
}
