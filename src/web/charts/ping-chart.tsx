import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useState } from 'react';
import { axisLook, tickLook } from './chart-look.ts';

const height = 160;
const margin = { top: 18, right: 8, bottom: 24, left: 40 };
/** Half the width of the cross that marks a lost echo. */
const cross = 4;

interface PingChartProps {
  /** Milliseconds; null for an echo that was lost. */
  times: readonly (number | null)[];
  points: number;
  label: string;
  /** Unit of the times. */
  unit: string;
  /** One echo in words, from 1. */
  nameOf: (index: number, time: number | null) => string;
}

function Bars(props: PingChartProps & { width: number }) {
  const { times, points, width, nameOf } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const x = scaleBand({
    domain: Array.from({ length: points }, (_, index) => index + 1),
    range: [0, innerWidth],
    padding: 0.35,
  });
  const highest = Math.max(10, ...times.map((time) => time ?? 0));
  const y = scaleLinear({ domain: [0, highest * 1.1], range: [innerHeight, 0], nice: true });
  const pointedTime = pointed === null ? undefined : times[pointed];
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <text x={margin.left - 4} y={10} {...tickLook} textAnchor="end">
        {props.unit}
      </text>
      {pointed !== null && pointedTime !== undefined ? (
        <text x={width - margin.right} y={10} {...tickLook} textAnchor="end" fill="var(--content-primary)">
          {nameOf(pointed + 1, pointedTime)}
        </text>
      ) : null}
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} numTicks={4} stroke="var(--stroke-default)" />
        {times.map((time, index) => {
          const left = x(index + 1) ?? 0;
          const middle = left + x.bandwidth() / 2;
          const top = time === null ? 0 : y(time);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an echo is identified by its index
            <g key={index} onPointerEnter={() => setPointed(index)} onPointerLeave={() => setPointed(null)}>
              <title>{nameOf(index + 1, time)}</title>
              {/* The bar's target is as high as the chart, so that a short bar can be pointed at too. */}
              <rect x={left} y={0} width={x.bandwidth()} height={innerHeight} fill="transparent" />
              {time === null ? (
                <path
                  d={`M${middle - cross},${innerHeight - 12 - cross}l${2 * cross},${2 * cross}m0,${-2 * cross}l${-2 * cross},${2 * cross}`}
                  stroke="var(--danger-content)"
                  strokeWidth={2}
                  strokeLinecap="round"
                />
              ) : (
                <rect
                  x={left}
                  y={top}
                  width={x.bandwidth()}
                  height={innerHeight - top}
                  rx={2}
                  fill="var(--series-1)"
                  opacity={pointed === null || pointed === index ? 1 : 0.55}
                />
              )}
            </g>
          );
        })}
        <AxisLeft
          scale={y}
          numTicks={4}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={innerHeight}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

/** The echoes of a ping, one bar each; a lost one is a cross. */
export function PingChart(props: PingChartProps) {
  return (
    <div className="h-40">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Bars {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
