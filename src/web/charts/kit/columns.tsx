import { Axes, scaleOf } from './axes.tsx';
import { plotMargin as margin } from './margins.ts';
import { seriesLook } from './series-look.ts';
import type { PlotProps } from './types.ts';

/** A group of columns for each label, a column for each series. */
export function Columns(props: PlotProps) {
  const { labels, series, width, height, at } = props;
  const step = (width - margin.left - margin.right) / Math.max(1, labels.length);
  const scale = scaleOf(props);
  const { y } = scale;
  const group = Math.min(step * 0.7, 28 * series.length);
  const column = group / Math.max(1, series.length);
  const middle = (index: number) => margin.left + step * (index + 0.5);
  return (
    <>
      {at === null ? null : (
        <rect
          x={margin.left + step * at}
          y={margin.top}
          width={step}
          height={height - margin.top - margin.bottom}
          fill="var(--surface-hover)"
        />
      )}
      <Axes {...props} x={middle} scale={scale} />
      {series.map(({ name, values }, line) => (
        <g key={name} fill={seriesLook(line).colour}>
          {values.map((value, index) =>
            value === null ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place
                key={index}
                x={middle(index) - group / 2 + column * line}
                y={y(value)}
                width={Math.max(1, column - 1)}
                height={Math.max(0, height - margin.bottom - y(value))}
              />
            ),
          )}
        </g>
      ))}
    </>
  );
}
