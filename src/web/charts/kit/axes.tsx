import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { axisLook, tickLook } from '../chart-look.ts';
import { plotMargin as margin } from './margins.ts';
import type { PlotProps } from './types.ts';

export function useScaleY({ series, axis, height }: PlotProps) {
  const most = series.reduce(
    (top, { values }) => values.reduce<number>((high, value) => Math.max(high, value ?? 0), top),
    0,
  );
  return scaleLinear({
    domain: [0, axis?.most ?? (most || 1)],
    range: [height - margin.bottom, margin.top],
    nice: axis === undefined,
  });
}

interface AxesProps extends PlotProps {
  x: (index: number) => number;
  y: ReturnType<typeof useScaleY>;
}

/** Whole numbers where the values are whole: half a device is no tick. */
function ticksOf({ axis, series, y }: AxesProps): number[] {
  if (axis)
    return Array.from({ length: Math.floor(axis.most / axis.step) + 1 }, (_, tick) => tick * axis.step);
  const ticks = y.ticks(4);
  const isWhole = series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  return isWhole ? ticks.filter(Number.isInteger) : ticks;
}

export function Axes(props: AxesProps) {
  const { labels, width, height, x, y, write } = props;
  const inner = width - margin.left - margin.right;
  const ticks = ticksOf(props);
  const places = labelPlaces(labels.length, Math.max(2, Math.floor(inner / 76)));
  return (
    <>
      <GridRows
        scale={y}
        left={margin.left}
        width={inner}
        tickValues={ticks}
        stroke="var(--stroke-default)"
      />
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={ticks}
        tickFormat={(value) => write(Number(value))}
        {...axisLook}
        tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={scaleLinear({ domain: [0, width], range: [0, width] })}
        top={height - margin.bottom}
        tickValues={places.map(x)}
        tickFormat={(_, tick) => labels[places[tick] ?? 0] ?? ''}
        hideAxisLine
        {...axisLook}
        tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
      />
    </>
  );
}

/** Evenly spread indexes of labels, the first and the last among them. */
export function labelPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const step = Math.ceil((count - 1) / (most - 1));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}
