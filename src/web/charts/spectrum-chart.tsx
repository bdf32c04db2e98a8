import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { type Band, centreOf, edges, namedChannels, type Span } from '#domain/radio/spectrum.ts';
import { axisLook, tickLook } from './chart-look.ts';

const height = 240;
const margin = { top: 20, right: 12, bottom: 26, left: 40 };
/** CO-056, CO-057 */
const [lowest, highest] = [-100, 0];
const ticks = [-100, -75, -50, -25, 0];
const colours = 8;
/** Room of a name in px: one that would stand on another is left to the table. */
const nameRoom = { width: 90, height: 13 };
/** Px between the names of two channels on the axis. */
const tickRoom = 26;

interface Shape {
  id: string;
  name: string;
  span: Span;
  /** dBm */
  signal: number;
}

interface Mark {
  label: string;
  span: Span;
}

interface SpectrumChartProps {
  band: Band;
  /** Strongest first. */
  shapes: readonly Shape[];
  /** Channel of the device's own radio. */
  own: Mark | null;
  /** Recommended channel. */
  wanted: Mark | null;
  label: string;
  unit: string;
}

function Spectrum(props: SpectrumChartProps & { width: number }) {
  const { band, shapes, own, wanted, width } = props;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const x = scaleLinear({ domain: [edges[band].from, edges[band].to], range: [0, innerWidth] });
  const y = scaleLinear({ domain: [lowest, highest], range: [innerHeight, 0], clamp: true });
  const every = Math.ceil((namedChannels[band].length * tickRoom) / Math.max(innerWidth, 1));
  const channelAt = new Map(namedChannels[band].map((channel) => [centreOf(band, channel), channel]));
  const named = placed(
    shapes.map(({ name, span, signal }) => ({ name, at: middle(span, x), top: y(signal) })),
  );
  return (
    <svg width={width} height={height} role="img" aria-label={props.label}>
      <text x={margin.left - 4} y={10} {...tickLook} textAnchor="end">
        {props.unit}
      </text>
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={innerWidth} tickValues={ticks} stroke="var(--stroke-default)" />
        {own ? (
          <Marked mark={own} x={x} height={innerHeight} fill="var(--accent-surface)" dashes="none" />
        ) : null}
        {wanted ? <Marked mark={wanted} x={x} height={innerHeight} fill="none" dashes="5 4" /> : null}
        {shapes.map(({ id, span, signal }, index) => (
          <path
            key={id}
            d={outline(span, signal, x, y)}
            fill={`var(--series-${1 + (index % colours)})`}
            fillOpacity={0.14}
            stroke={`var(--series-${1 + (index % colours)})`}
            strokeWidth={1.5}
          />
        ))}
        {named.map(({ name, at, top }) => (
          <text
            key={`${at} ${top}`}
            x={at}
            y={top - 4}
            textAnchor="middle"
            {...tickLook}
            // Lines of other networks go behind it.
            paintOrder="stroke"
            stroke="var(--surface-raised)"
            strokeWidth={3}
          >
            {name}
          </text>
        ))}
        <AxisLeft
          scale={y}
          tickValues={ticks}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={innerHeight}
          tickValues={[...channelAt.keys()].filter((_, index) => index % every === 0)}
          tickFormat={(megahertz) => String(channelAt.get(Number(megahertz)) ?? '')}
          {...axisLook}
          tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

type Scale = (value: number) => number;

const middle = ({ from, to }: Span, x: Scale) => (x(from) + x(to)) / 2;

/** Steep sides and a flat top, as the mask of a transmitter has them. */
function outline({ from, to }: Span, signal: number, x: Scale, y: Scale): string {
  const side = (to - from) * 0.12;
  const [low, top] = [y(lowest), y(signal)];
  return `M${x(from)},${low}L${x(from + side)},${top}L${x(to - side)},${top}L${x(to)},${low}Z`;
}

interface Name {
  name: string;
  at: number;
  top: number;
}

/** Those that stand on no other; the first of them are the strongest. */
function placed(names: readonly Name[]): Name[] {
  const kept: Name[] = [];
  for (const one of names) {
    const isFree = kept.every(
      (other) =>
        Math.abs(other.at - one.at) > nameRoom.width || Math.abs(other.top - one.top) > nameRoom.height,
    );
    if (isFree) kept.push({ ...one, name: one.name.length > 16 ? `${one.name.slice(0, 15)}…` : one.name });
  }
  return kept;
}

interface MarkedProps {
  mark: Mark;
  x: Scale;
  height: number;
  fill: string;
  dashes: string;
}

function Marked({ mark, x, height: tall, fill, dashes }: MarkedProps) {
  const { from, to } = mark.span;
  const left = Math.max(0, x(from));
  return (
    <g>
      <rect
        x={left}
        width={Math.max(0, x(to) - left)}
        height={tall}
        fill={fill}
        stroke="var(--accent)"
        strokeDasharray={dashes}
      />
      <text x={(left + x(to)) / 2} y={-4} textAnchor="middle" {...tickLook} fill="var(--content-primary)">
        {mark.label}
      </text>
    </g>
  );
}

/** The networks of a band as what they occupy and how loud they are: overlapping shapes over the channels. */
export function SpectrumChart(props: SpectrumChartProps) {
  return (
    <div className="h-60">
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Spectrum {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}
