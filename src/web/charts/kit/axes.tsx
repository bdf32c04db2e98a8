import { tickLook } from '../chart-look.ts';
import { plotMargin as margin } from './margins.ts';
import { highestOf, labelPlaces, ticksUpTo } from './ticks.ts';
import type { PlotProps } from './types.ts';

export interface Scale {
  ticks: readonly number[];
  y: (value: number) => number;
}

/** From zero at the bottom to the highest tick at the top; whole numbers where all values are whole: half a device is no tick. */
export function scaleOf({ series, axis, height }: PlotProps): Scale {
  const ticks = axis
    ? Array.from({ length: Math.floor(axis.most / axis.step) + 1 }, (_, tick) => tick * axis.step)
    : ticksUpTo(highestOf(series), 4, isWhole(series));
  const top = axis?.most ?? ticks.at(-1) ?? 1;
  return {
    ticks,
    y: (value) => height - margin.bottom - (value / top) * (height - margin.top - margin.bottom),
  };
}

const isWhole = (series: PlotProps['series']): boolean =>
  series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));

interface AxesProps extends PlotProps {
  x: (index: number) => number;
  scale: Scale;
}

/** Lines and numbers at the left, labels below; as visx draws them, without its scales of dates and colours. */
export function Axes({ labels, labelUnit, width, height, x, scale: { ticks, y }, writeTick }: AxesProps) {
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const places = labelPlaces(labels.length, Math.max(2, Math.floor((right - margin.left) / 76)), labelUnit);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--stroke-default)" />
          <text x={margin.left - 8} y={y(tick) + 4} {...tickLook} textAnchor="end">
            {writeTick(tick)}
          </text>
        </g>
      ))}
      <line x1={margin.left} x2={right} y1={bottom} y2={bottom} stroke="var(--stroke-strong)" />
      {places.map((place) => (
        <text
          key={place}
          x={within(x(place), labels[place] ?? '', width)}
          y={bottom + 18}
          {...tickLook}
          textAnchor="middle"
        >
          {labels[place]}
        </text>
      ))}
    </>
  );
}

/** Pixels of half a letter of an axis, on average. */
const halfLetter = 3.4;

/** Keeps a label in the drawing: the one below the last point would be cut at its edge. */
export function within(x: number, label: string, width: number): number {
  const half = label.length * halfLetter;
  return Math.max(half, Math.min(x, width - half));
}
