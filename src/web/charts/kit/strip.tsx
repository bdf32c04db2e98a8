import { tickLook } from '../chart-look.ts';
import { within } from './axes.tsx';
import { laneThickness, stripMargin as margin } from './margins.ts';
import { seriesLook } from './series-look.ts';
import { lanesOf, laneTop, placeIn } from './spans.ts';
import type { PlotProps } from './types.ts';

/** Stretches of time in lanes, each lane under its name, so that long names fit on a phone. */
export function StripForm({ strip, width, height, at }: PlotProps) {
  if (!strip) return null;
  const lanes = lanesOf(strip);
  const bottom = height - margin.bottom;
  const x = (time: number) => placeIn(strip, width, time);
  // On a phone each second mark has room.
  const every = Math.ceil((strip.ticks.length * 44) / Math.max(1, width));
  return (
    <>
      {strip.ticks.map((tick, index) => (
        <g key={tick.at}>
          <line x1={x(tick.at)} x2={x(tick.at)} y1={margin.top} y2={bottom} stroke="var(--stroke-default)" />
          {index % every === 0 ? (
            <text x={within(x(tick.at), tick.label, width)} y={bottom + 16} {...tickLook} textAnchor="middle">
              {tick.label}
            </text>
          ) : null}
        </g>
      ))}
      {lanes.map((name, lane) => (
        <g key={name}>
          <text x={margin.left} y={laneTop(lane) - 5} {...tickLook}>
            {name}
          </text>
          <rect
            x={margin.left}
            y={laneTop(lane)}
            width={Math.max(0, width - margin.left - margin.right)}
            height={laneThickness}
            fill="var(--surface-sunken)"
          />
          {strip.spans.map((span, index) =>
            span.lane === name ? (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is identified by its place
                key={index}
                x={x(span.from)}
                y={laneTop(lane)}
                width={Math.max(1, x(span.to) - x(span.from))}
                height={laneThickness}
                fill={seriesLook(lane).colour}
                stroke={index === at ? 'var(--content-primary)' : 'none'}
                strokeWidth={1.5}
              />
            ) : null,
          )}
        </g>
      ))}
      <line
        x1={margin.left}
        x2={width - margin.right}
        y1={bottom}
        y2={bottom}
        stroke="var(--stroke-strong)"
      />
    </>
  );
}
