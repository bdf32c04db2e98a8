import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLook, tickLook } from './chart-look.ts';

const height = 220;
const margin = { top: 22, right: 16, bottom: 26, left: 48 };
const appearance = {
  received: { colour: 'var(--series-4)', dash: undefined },
  sent: { colour: 'var(--series-2)', dash: '5 3' },
} as const;
const ways = ['received', 'sent'] as const;

/** Bits a second in the step that begins at `at`; null where it is not known. */
export interface TrafficStep {
  /** Milliseconds since 1970. */
  at: number;
  received: number | null;
  sent: number | null;
}

interface TrafficChartProps {
  points: readonly TrafficStep[];
  label: string;
  names: Record<(typeof ways)[number], string>;
  /** Unit of the axis: its size in bits a second, and its name. */
  unit: { size: number; name: string };
  /** A time under the axis. */
  tick: (at: number) => string;
}

/** A step between two that are not known: no line leads to it. */
const isAlone = (points: readonly TrafficStep[], at: number, way: (typeof ways)[number]): boolean =>
  points[at]?.[way] !== null &&
  (points[at - 1]?.[way] ?? null) === null &&
  (points[at + 1]?.[way] ?? null) === null;

function Lines(props: TrafficChartProps & { width: number }) {
  const { points, width, unit } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const most = Math.max(...points.flatMap(({ received, sent }) => [received ?? 0, sent ?? 0])) / unit.size;
  const x = scaleLinear({ domain: [first, last], range: [0, innerWidth] });
  const y = scaleLinear({ domain: [0, most * 1.1 || 1], range: [innerHeight, 0] });
  const ticks = Math.max(2, Math.min(6, Math.floor(innerWidth / 90)));
  const times = Array.from({ length: ticks }, (_, at) => first + ((last - first) * at) / (ticks - 1));
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <text x={margin.left - 4} y={12} {...tickLook} textAnchor="end">
        {unit.name}
      </text>
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} numTicks={4} stroke="var(--stroke)" />
        {ways.map((way) => (
          <g key={way}>
            <LinePath
              data={[...points]}
              defined={(point) => point[way] !== null}
              x={({ at }) => x(at)}
              y={(point) => y((point[way] ?? 0) / unit.size)}
              stroke={appearance[way].colour}
              strokeWidth={1.75}
              strokeDasharray={appearance[way].dash}
            />
            {points.map((point, at) =>
              isAlone(points, at, way) ? (
                <circle
                  key={point.at}
                  cx={x(point.at)}
                  cy={y((point[way] ?? 0) / unit.size)}
                  r={2.5}
                  fill={appearance[way].colour}
                />
              ) : null,
            )}
          </g>
        ))}
        <AxisLeft
          scale={y}
          numTicks={4}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={innerHeight}
          tickValues={times}
          tickFormat={(at) => props.tick(Number(at))}
          {...axisLook}
          tickLabelProps={(_, at) => ({
            ...tickLook,
            textAnchor: at === 0 ? 'start' : at === ticks - 1 ? 'end' : 'middle',
          })}
        />
      </Group>
    </svg>
  );
}

/** Traffic through an interface over hours or days, both ways. The line has a gap while the rate is unknown. */
export function TrafficChart(props: TrafficChartProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <div className="h-55">
        <ParentSize debounceTime={50}>
          {({ width }) => (width > 0 ? <Lines {...props} width={width} /> : null)}
        </ParentSize>
      </div>
      <figcaption className="flex flex-wrap gap-4 text-caption text-secondary">
        {ways.map((way) => (
          <span key={way} className="flex items-center gap-1.5">
            <svg width={20} height={2} aria-hidden>
              <line
                x2={20}
                y1={1}
                y2={1}
                stroke={appearance[way].colour}
                strokeWidth={2}
                strokeDasharray={appearance[way].dash}
              />
            </svg>
            {props.names[way]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
