import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { axisLook, tickLook } from './chart-look.ts';

const height = 160;
const margin = { top: 8, right: 8, bottom: 24, left: 40 };

interface PingChartProps {
  /** Milliseconds; null for an echo that was lost. */
  times: readonly (number | null)[];
  points: number;
  label: string;
  lost: string;
}

function Bars(props: PingChartProps & { width: number }) {
  const { times, points, width } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const x = scaleBand({
    domain: Array.from({ length: points }, (_, index) => index + 1),
    range: [0, innerWidth],
    padding: 0.35,
  });
  const highest = Math.max(10, ...times.map((time) => time ?? 0));
  const y = scaleLinear({ domain: [0, highest * 1.1], range: [innerHeight, 0], nice: true });
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} numTicks={4} stroke="var(--stroke-default)" />
        {times.map((time, index) => {
          const left = x(index + 1) ?? 0;
          const top = time === null ? 0 : y(time);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an echo is told apart by its place
              key={index}
              x={left}
              y={top}
              width={x.bandwidth()}
              height={innerHeight - top}
              rx={2}
              fill={time === null ? 'var(--danger-surface)' : 'var(--series-1)'}
              stroke={time === null ? 'var(--danger-stroke)' : 'none'}
              strokeDasharray={time === null ? '3 3' : undefined}
            >
              <title>{time === null ? props.lost : `${time} ms`}</title>
            </rect>
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

/** The echoes of a ping, one bar each; a lost one is an empty, dashed bar. */
export function PingChart(props: PingChartProps) {
  return (
    <div className="h-40">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Bars {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
