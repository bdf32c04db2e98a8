import { Group } from '@visx/group';
import { Pie as VisxPie } from '@visx/shape';
import { tickLook } from '../chart-look.ts';
import { seriesLook } from './series-look.ts';
import type { PlotProps } from './types.ts';

/** Percent of the whole from which a slice has a label (RU-125, CO-094): smaller ones are named in the legend alone. */
const leastLabelled = 4;
/** Pixels around the ring, for the labels: no colour of text is readable on every slice in both themes. */
const besideRing = 24;

/** Parts of a whole, clockwise from the top in their order. */
export function Pie({ labels, series, width, height, at }: PlotProps) {
  const values = labels.map((_, index) => series[0]?.values[index] ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const radius = Math.min(width, height) / 2 - besideRing;
  return (
    <Group top={height / 2} left={width / 2}>
      <VisxPie
        data={values.map((value, index) => ({ value, index }))}
        pieValue={({ value }) => value}
        pieSort={null}
        pieSortValues={null}
        outerRadius={radius}
        innerRadius={radius * 0.55}
        padAngle={values.filter((value) => value > 0).length > 1 ? 0.012 : 0}
      >
        {(pie) =>
          pie.arcs.map((arc) => {
            const angle = (arc.startAngle + arc.endAngle) / 2;
            const percent = (arc.data.value / (whole || 1)) * 100;
            return (
              <g key={arc.data.index}>
                <path
                  d={pie.path(arc) ?? ''}
                  fill={seriesLook(arc.data.index).colour}
                  stroke={arc.data.index === at ? 'var(--content-primary)' : 'none'}
                  strokeWidth={2}
                />
                {percent < leastLabelled ? null : (
                  <text
                    x={Math.sin(angle) * (radius + 6)}
                    y={4 - Math.cos(angle) * (radius + 11)}
                    {...tickLook}
                    textAnchor={anchorOf(Math.sin(angle))}
                  >
                    {`${Math.round(percent)}%`}
                  </text>
                )}
              </g>
            );
          })
        }
      </VisxPie>
    </Group>
  );
}

/** Text beside a ring grows away from it. */
function anchorOf(right: number): 'start' | 'middle' | 'end' {
  if (Math.abs(right) < 0.3) return 'middle';
  return right > 0 ? 'start' : 'end';
}
