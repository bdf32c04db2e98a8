import type { ChartProps } from './types.ts';

/**
 * Places that crosshair and arrow keys move along: one for each label. A heat map has one for each cell, row by row, so
 * that a single value is read out.
 */
export const placesOf = ({ form, labels, series }: Pick<ChartProps, 'form' | 'labels' | 'series'>): number =>
  form === 'heat' ? labels.length * series.length : labels.length;

/** Returns the place after a key; null: none. Undefined for a key that does not move. */
export function nextPlace(
  key: string,
  at: number | null,
  chart: Pick<ChartProps, 'form' | 'labels' | 'series'>,
): number | null | undefined {
  const last = placesOf(chart) - 1;
  const row = chart.form === 'heat' ? chart.labels.length : 1;
  const back = (by: number) => (at === null ? last : at - by < 0 ? at : at - by);
  const on = (by: number) => (at === null ? 0 : at + by > last ? at : at + by);
  switch (key) {
    case 'ArrowLeft':
      return back(1);
    case 'ArrowUp':
      return back(row);
    case 'ArrowRight':
      return on(1);
    case 'ArrowDown':
      return on(row);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
