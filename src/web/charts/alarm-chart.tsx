import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLook, tickLook } from './chart-look.ts';

const height = 220;
const margin = { top: 12, right: 12, bottom: 24, left: 72 };

export interface Reading {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

interface Mark extends Reading {
  name: string;
}

export interface AlarmChartProps {
  readings: readonly Reading[];
  /** Levels with their names. */
  levels: readonly { name: string; value: number; severity: 'warning' | 'critical' }[];
  /** Readings with a name: trigger and peak. */
  marks: readonly Mark[];
  /** Summary of the chart for those who do not see it. */
  label: string;
  write: (value: number) => string;
  writeTime: (at: number) => string;
}

const colours = { warning: 'var(--notice-content)', critical: 'var(--danger-content)' };

function Plot(props: AlarmChartProps & { width: number }) {
  const { readings, levels, marks, width, write, writeTime } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const times = readings.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const values = [...readings, ...levels, ...marks].map(({ value }) => value);
  const room = Math.max(1, Math.max(...values) - Math.min(...values)) * 0.1;
  const x = scaleLinear({
    domain: first === last ? [first - 1, last + 1] : [first, last],
    range: [0, innerWidth],
  });
  const y = scaleLinear({
    domain: [Math.min(...values) - room, Math.max(...values) + room],
    range: [innerHeight, 0],
  });
  const ends = first === last ? [first] : [first, last];
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <Group left={margin.left} top={margin.top}>
        {levels.map(({ name, value, severity }) => (
          <g key={name}>
            <line
              x2={innerWidth}
              y1={y(value)}
              y2={y(value)}
              stroke={colours[severity]}
              strokeDasharray="4 3"
            />
            <text x={4} y={y(value) - 4} {...tickLook}>
              {name}
            </text>
          </g>
        ))}
        <LinePath
          data={[...readings]}
          x={({ at }) => x(at)}
          y={({ value }) => y(value)}
          stroke="var(--series-4)"
          strokeWidth={1.75}
        />
        {readings.length < 60
          ? readings.map(({ at, value }) => (
              <circle key={at} cx={x(at)} cy={y(value)} r={2} fill="var(--series-4)" />
            ))
          : null}
        {marks.map(({ name, at, value }) => (
          <g key={name}>
            <circle
              cx={x(at)}
              cy={y(value)}
              r={4.5}
              fill="none"
              stroke="var(--content-primary)"
              strokeWidth={1.5}
            />
            <text
              x={x(at)}
              y={y(value) + 18}
              {...tickLook}
              textAnchor={x(at) > innerWidth / 2 ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ))}
        <AxisLeft
          scale={y}
          numTicks={4}
          tickFormat={(value) => write(Number(value))}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          top={innerHeight}
          scale={x}
          tickValues={ends}
          tickFormat={(at) => writeTime(Number(at))}
          {...axisLook}
          tickLabelProps={(at) => ({
            ...tickLook,
            textAnchor: Number(at) === last && ends.length > 1 ? 'end' : 'start',
          })}
        />
      </Group>
    </svg>
  );
}

/** Values of an alarm over time, with its levels as lines, and its trigger and its peak marked. */
export function AlarmChart(props: AlarmChartProps) {
  return (
    <div className="h-55">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Plot {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
