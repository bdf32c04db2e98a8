import { LinePath } from '@visx/shape';
import { Axes, scaleOf } from './axes.tsx';
import { plotMargin as margin } from './margins.ts';
import { RangeShade } from './range-shade.tsx';
import { paleLook, seriesLook } from './series-look.ts';
import type { PlotProps } from './types.ts';

/** A group of columns for each label, a column for each series. */
export function Columns(props: PlotProps) {
  const { labels, width, height, at, range } = props;
  const series = props.series.filter(({ isPale }) => !isPale);
  const pale = props.series.filter(({ isPale }) => isPale);
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
      <RangeShade
        {...props}
        left={range === null ? 0 : middle(range.from) - step / 2}
        right={range === null ? 0 : middle(range.to) + step / 2}
      />
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
      {pale.map(({ name, values }) => (
        <LinePath
          key={name}
          data={values.map((_, index) => index)}
          defined={(index) => (values[index] ?? null) !== null}
          x={middle}
          y={(index) => y(values[index] ?? 0)}
          stroke={paleLook.colour}
          strokeWidth={1.75}
          strokeDasharray={paleLook.dash}
        />
      ))}
    </>
  );
}
