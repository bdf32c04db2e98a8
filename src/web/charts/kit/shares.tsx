import { Axes, scaleOf } from './axes.tsx';
import { plotMargin as margin } from './margins.ts';
import { RangeShade } from './range-shade.tsx';
import { seriesLook } from './series-look.ts';
import { type Part, stacked, stretches } from './stack.ts';
import type { PlotProps } from './types.ts';

const percent = { most: 100, step: 25 };

/** Parts of 100 percent, above each other. Where nothing was viewed there is a gap, since nothing has no parts. */
export function Shares(props: PlotProps) {
  const { labels, series, width, height, at, range } = props;
  const inner = width - margin.left - margin.right;
  const x = (index: number) =>
    margin.left + (labels.length > 1 ? (index / (labels.length - 1)) * inner : inner / 2);
  const scale = scaleOf({ ...props, axis: percent });
  const y = (part: number) => scale.y(100 * part);
  const parts = stacked(series, labels.length);
  return (
    <>
      <Axes {...props} x={x} scale={scale} />
      {series.map(({ name }, index) => {
        const look = seriesLook(index);
        return stretches(parts[index] ?? []).map((stretch) => (
          <path
            key={`${name} ${stretch[0]}`}
            d={areaOf(stretch, parts[index] ?? [], x, y)}
            fill={look.colour}
            fillOpacity={0.75}
            stroke="var(--surface-raised)"
            strokeWidth={0.75}
          />
        ));
      })}
      <RangeShade
        {...props}
        left={range === null ? 0 : x(range.from)}
        right={range === null ? 0 : x(range.to)}
      />
      {at === null ? null : (
        <line
          x1={x(at)}
          x2={x(at)}
          y1={margin.top}
          y2={height - margin.bottom}
          stroke="var(--content-primary)"
          strokeDasharray="2 2"
        />
      )}
    </>
  );
}

/** A single label would have no width: it is drawn one pixel to each side. */
function areaOf(
  stretch: readonly number[],
  parts: readonly Part[],
  x: (index: number) => number,
  y: (part: number) => number,
): string {
  const side = stretch.length === 1 ? [-1, 1] : [0];
  const corner = (index: number, edge: 0 | 1, by: number) =>
    `${(x(index) + by).toFixed(1)} ${y(parts[index]?.[edge] ?? 0).toFixed(1)}`;
  const top = stretch.flatMap((index) => side.map((by) => corner(index, 1, by)));
  const bottom = stretch.flatMap((index) => side.map((by) => corner(index, 0, by))).toReversed();
  return `M${[...top, ...bottom].join('L')}Z`;
}
