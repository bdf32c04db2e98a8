import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLook, tickLook } from './chart-look.ts';

const height = 160;
const margin = { top: 8, right: 8, bottom: 8, left: 72 };
const series = { received: 'var(--series-4)', sent: 'var(--series-2)' } as const;

/** Bits per second; null where a counter restarted. */
interface Rates {
  received: number | null;
  sent: number | null;
}

interface RateChartProps {
  points: readonly Rates[];
  label: string;
  names: Record<keyof Rates, string>;
}

function Lines(props: RateChartProps & { width: number }) {
  const { width, points } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const most = Math.max(1e5, ...points.flatMap(({ received, sent }) => [received ?? 0, sent ?? 0]));
  const x = scaleLinear({ domain: [0, Math.max(points.length - 1, 1)], range: [0, innerWidth] });
  const y = scaleLinear({ domain: [0, most * 1.1], range: [innerHeight, 0] });
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} numTicks={4} stroke="var(--stroke)" />
        {(['received', 'sent'] as const).map((name) => (
          <LinePath
            key={name}
            data={points.map((point, index) => ({ index, rate: point[name] }))}
            defined={({ rate }) => rate !== null}
            x={({ index }) => x(index)}
            y={({ rate }) => y(rate ?? 0)}
            stroke={series[name]}
            strokeWidth={1.75}
            strokeDasharray={name === 'sent' ? '5 3' : undefined}
          />
        ))}
        <AxisLeft
          scale={y}
          numTicks={4}
          tickFormat={(bits) => `${Number(bits) / 1e6} Mbit/s`}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
      </Group>
    </svg>
  );
}

/** Traffic through an interface, both ways, in Mbit/s. */
export function RateChart(props: RateChartProps) {
  return (
    <figure className="flex flex-col gap-1">
      <div className="h-40">
        <ParentSize debounceTime={50}>
          {({ width }) => (width > 0 ? <Lines {...props} width={width} /> : null)}
        </ParentSize>
      </div>
      <figcaption className="flex flex-wrap gap-4 text-caption text-secondary">
        {(['received', 'sent'] as const).map((name) => (
          <span key={name} className="flex items-center gap-1.5">
            <svg width={20} height={2} aria-hidden>
              <line
                x2={20}
                y1={1}
                y2={1}
                stroke={series[name]}
                strokeWidth={2}
                strokeDasharray={name === 'sent' ? '5 3' : undefined}
              />
            </svg>
            {props.names[name]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
