import { plotMargin as margin } from './margins.ts';
import type { PlotProps } from './types.ts';

/** The range that is being selected, behind lines and columns. */
export function RangeShade(props: Pick<PlotProps, 'range' | 'height'> & { left: number; right: number }) {
  const { range, height, left, right } = props;
  if (range === null) return null;
  return (
    <rect
      x={left}
      y={margin.top}
      width={Math.max(1, right - left)}
      height={height - margin.top - margin.bottom}
      fill="var(--accent-surface)"
      stroke="var(--accent)"
    />
  );
}
