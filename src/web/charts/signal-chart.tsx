import { AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLook, tickLook } from './chart-look.ts';

const height = 200;
const margin = { top: 8, right: 8, bottom: 8, left: 40 };
const lowest = -100;
const highest = -20;
/** CO-053..CO-055: below −70 bad, below −60 warning. */
const thresholds = [-70, -60];

interface SignalChartProps {
  values: readonly (number | null)[];
  /** Number of samples in the whole test, the width of the axis. */
  points: number;
  label: string;
  bands: { good: string; warning: string; bad: string };
}

interface Point {
  index: number;
  dbm: number;
}

function Lines(props: SignalChartProps & { width: number }) {
  const { width, values } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const x = scaleLinear({ domain: [0, Math.max(props.points - 1, 1)], range: [0, innerWidth] });
  const y = scaleLinear({ domain: [lowest, highest], range: [innerHeight, 0], clamp: true });
  const points = values.flatMap((dbm, index): Point[] => (dbm === null ? [] : [{ index, dbm }]));
  const last = points.at(-1);
  const bands = [
    { name: props.bands.good, from: -60, to: highest, fill: 'var(--success-surface)' },
    { name: props.bands.warning, from: -70, to: -60, fill: 'var(--notice-surface)' },
    { name: props.bands.bad, from: lowest, to: -70, fill: 'var(--danger-surface)' },
  ];
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <Group left={margin.left} top={margin.top}>
        {bands.map((band) => (
          <g key={band.fill}>
            <rect
              y={y(band.to)}
              width={innerWidth}
              height={y(band.from) - y(band.to)}
              fill={band.fill}
              opacity={0.6}
            />
            <text x={innerWidth - 6} y={y(band.to) + 14} textAnchor="end" {...tickLook}>
              {band.name}
            </text>
          </g>
        ))}
        {thresholds.map((dbm) => (
          <line
            key={dbm}
            x2={innerWidth}
            y1={y(dbm)}
            y2={y(dbm)}
            stroke="var(--stroke-strong)"
            strokeDasharray="4 3"
          />
        ))}
        <LinePath
          data={points}
          x={(point) => x(point.index)}
          y={(point) => y(point.dbm)}
          stroke="var(--series-4)"
          strokeWidth={1.75}
        />
        {last ? <circle cx={x(last.index)} cy={y(last.dbm)} r={3.5} fill="var(--series-4)" /> : null}
        <AxisLeft
          scale={y}
          tickValues={[-100, -80, -70, -60, -40, -20]}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
      </Group>
    </svg>
  );
}

/** The signal over the whole test, against the bands that rate it. */
export function SignalChart(props: SignalChartProps) {
  return (
    <div className="h-50">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Lines {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
