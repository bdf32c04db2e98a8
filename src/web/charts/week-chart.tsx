import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLook, tickLook } from './chart-look.ts';

const height = 220;
const margin = { top: 20, right: 16, bottom: 26, left: 44 };

interface Series {
  name: string;
  /** A colour of the tokens. */
  colour: string;
  /** One a day; null where nothing was counted. */
  values: readonly (number | null)[];
}

interface WeekChartProps {
  /** Names of the days, oldest first. */
  days: readonly string[];
  series: readonly Series[];
  label: string;
  /** Unit of the axis: its size in the unit of the values, and its name. */
  unit: { size: number; name: string };
}

/** Few, and none where a line would end above the axis. */
const ticks = 4;

function Lines(props: WeekChartProps & { width: number }) {
  const { days, width, unit } = props;
  const series = props.series.map(({ values, ...line }) => ({
    ...line,
    values: values.map((value) => (value === null ? null : value / unit.size)),
  }));
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const places = days.map((_, at) => at);
  const x = scalePoint({ domain: places, range: [0, innerWidth], padding: 0.2 });
  const y = scaleLinear({ domain: [0, most * 1.05 || 1], range: [innerHeight, 0] });
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <text x={margin.left - 4} y={10} {...tickLook} textAnchor="end">
        {unit.name}
      </text>
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} numTicks={ticks} stroke="var(--stroke)" />
        {series.map(({ name, colour, values }, line) => (
          <g key={name}>
            <LinePath
              data={values.map((value, at) => ({ value, at }))}
              defined={({ value }) => value !== null}
              x={({ at }) => x(at) ?? 0}
              y={({ value }) => y(value ?? 0)}
              stroke={colour}
              strokeWidth={1.75}
              strokeDasharray={line % 2 === 1 ? '5 3' : undefined}
            />
            {values.map((value, at) =>
              value === null ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its index
                <circle key={at} cx={x(at) ?? 0} cy={y(value)} r={2.5} fill={colour} />
              ),
            )}
          </g>
        ))}
        <AxisLeft
          scale={y}
          numTicks={ticks}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={innerHeight}
          tickFormat={(at) => days[at] ?? ''}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

/** One value a day and line; the names of the lines stand beside it. */
export function WeekChart(props: WeekChartProps) {
  return (
    <div className="h-55">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Lines {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
