import { LinePath } from '@visx/shape';
import { Axes, scaleOf } from './axes.tsx';
import { plotMargin as margin } from './margins.ts';
import { RangeShade } from './range-shade.tsx';
import { marksOf, seriesLook } from './series-look.ts';
import { mostPoints, thinned } from './thin.ts';
import type { PlotProps } from './types.ts';

/** A line for each series; where a value is not known there is none. */
export function Lines(props: PlotProps) {
  const { labels, series, width, height, at, range } = props;
  const inner = width - margin.left - margin.right;
  const x = (index: number) =>
    margin.left + (labels.length > 1 ? (index / (labels.length - 1)) * inner : inner / 2);
  const scale = scaleOf(props);
  const { y } = scale;
  const marks = marksOf(series);
  // The strong lines are painted last, so they are on top.
  const painted = series
    .map((one, line) => ({ ...one, line }))
    .toSorted((one, other) => Number(other.isThin ?? false) - Number(one.isThin ?? false));
  const most = Math.floor(mostPoints / Math.max(1, series.length));
  return (
    <>
      <Axes {...props} x={x} scale={scale} />
      <RangeShade
        {...props}
        left={range === null ? 0 : x(range.from)}
        right={range === null ? 0 : x(range.to)}
      />
      {painted.map(({ name, values, line }) => {
        const look = marks[line] ?? seriesLook(line);
        const drawn = thinned(values, most);
        return (
          <g key={name}>
            <LinePath
              data={drawn}
              defined={(index) => (values[index] ?? null) !== null}
              x={x}
              y={(index) => y(values[index] ?? 0)}
              stroke={look.colour}
              strokeWidth={look.width}
              strokeDasharray={look.dash}
            />
            {drawn.map((index) =>
              (values[index] ?? null) !== null && (isAlone(values, index) || index === at) ? (
                <circle key={index} cx={x(index)} cy={y(values[index] ?? 0)} r={3} fill={look.colour} />
              ) : null,
            )}
          </g>
        );
      })}
      {at === null ? null : (
        <line
          x1={x(at)}
          x2={x(at)}
          y1={margin.top}
          y2={height - margin.bottom}
          stroke="var(--content-muted)"
          strokeDasharray="2 2"
        />
      )}
    </>
  );
}

/** A point between two that are not known: no line leads to it. */
const isAlone = (values: readonly (number | null)[], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
