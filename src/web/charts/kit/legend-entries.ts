import { type Mark, marksOf, seriesLook } from './series-look.ts';
import type { ChartProps } from './types.ts';

/** Thickness of a legend's mark for what is filled. */
const filled = 8;

/** Marks and names that tell the parts of a drawing apart; empty where the drawing names them itself. */
export function legendOf({ form, labels, series }: ChartProps): (Mark & { name: string })[] {
  const solid = (at: number): Mark => ({ ...seriesLook(at), dash: undefined, width: filled });
  if (form === 'pie') return labels.map((name, at) => ({ name, ...solid(at) }));
  if (form === 'heat' || form === 'strip' || series.length < 2) return [];
  const marks = marksOf(series);
  return series.map(({ name, isPale }, at) => {
    const mark = marks[at] ?? seriesLook(at);
    return { name, ...(form === 'lines' || isPale ? mark : { ...mark, dash: undefined, width: filled }) };
  });
}
