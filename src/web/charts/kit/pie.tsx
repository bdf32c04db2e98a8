import { Group } from '@visx/group';
import { Pie as VisxPie } from '@visx/shape';
import { tickLook } from '../chart-look.ts';
import { seriesLook } from './series-look.ts';
import type { PlotProps } from './types.ts';

/** Percent of the whole from which a slice has a label (RU-125, CO-094): smaller ones are named in the legend alone. */
const leastLabelled = 4;

/** Parts of a whole, clockwise from the top in their order. */
export function Pie({ labels, series, width, height, at }: PlotProps) {
  const values = labels.map((_, index) => series[0]?.values[index] ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const radius = Math.min(width, height) / 2 - 6;
  return (
    <Group top={height / 2} left={width / 2}>
      <VisxPie
        data={values.map((value, index) => ({ value, index }))}
        pieValue={({ value }) => value}
        pieSort={null}
        pieSortValues={null}
        outerRadius={radius}
        innerRadius={radius * 0.55}
        padAngle={0.012}
      >
        {(pie) =>
          pie.arcs.map((arc) => {
            const [x, y] = pie.path.centroid(arc);
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
                    x={x}
                    y={y + 4}
                    {...tickLook}
                    textAnchor="middle"
                    fill="var(--content-primary)"
                    stroke="var(--surface-raised)"
                    strokeWidth={3}
                    paintOrder="stroke"
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
