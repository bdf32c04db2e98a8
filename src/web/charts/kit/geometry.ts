import { barMargin, plotMargin } from './margins.ts';
import { spanAt } from './spans.ts';
import type { ChartProps } from './types.ts';

interface Area {
  width: number;
  height: number;
}

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));

/** The place at a point of the plot (places.ts); null where there is none. */
export function indexAt(
  { form, labels, series, strip }: Pick<ChartProps, 'form' | 'labels' | 'series' | 'strip'>,
  { width, height }: Area,
  x: number,
  y: number,
): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (form === 'pie') return sliceAt(series[0]?.values ?? [], x - width / 2, y - height / 2);
  if (form === 'bars') {
    const inner = height - barMargin.top - barMargin.bottom;
    return within(Math.floor(((y - barMargin.top) / inner) * count), count);
  }
  if (form === 'strip') return strip ? spanAt(strip, width, x, y) : null;
  const share = (x - plotMargin.left) / Math.max(1, width - plotMargin.left - plotMargin.right);
  if (form === 'heat') {
    const down = (y - plotMargin.top) / Math.max(1, height - plotMargin.top - plotMargin.bottom);
    const row = within(Math.floor(down * series.length), series.length);
    return row * count + within(Math.floor(share * count), count);
  }
  const isPoint = form === 'lines' || form === 'shares';
  return within(isPoint ? Math.round(share * (count - 1)) : Math.floor(share * count), count);
}

/** Slices begin at the top and go clockwise. */
function sliceAt(values: readonly (number | null)[], x: number, y: number): number | null {
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  if (whole === 0) return null;
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  let end = 0;
  for (const [at, value] of values.entries()) {
    end += ((value ?? 0) / whole) * 2 * Math.PI;
    if (angle < end) return at;
  }
  return values.length - 1;
}
