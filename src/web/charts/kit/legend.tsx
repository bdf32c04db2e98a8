import { useText } from '#web/i18n/use-text.ts';
import { heatOpacity, heatSteps } from './heat-scale.ts';
import { legendOf } from './legend-entries.ts';
import { messages } from './messages.ts';
import { highestOf } from './ticks.ts';
import type { ChartProps } from './types.ts';

interface LegendProps {
  chart: ChartProps;
  at: number | null;
  write: (value: number) => string;
}

/** Colour, dash and name of each line; beside it the value that is pointed at. Of a pie, its slices. */
export function Legend({ chart, at, write }: LegendProps) {
  if (chart.form === 'heat') return <HeatLegend chart={chart} write={write} />;
  const entries = legendOf(chart);
  const valueAt = (entry: number): number | null => {
    if (chart.form === 'pie') return chart.series[0]?.values[entry] ?? null;
    return at === null ? null : (chart.series[entry]?.values[at] ?? null);
  };
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-secondary">
      {entries.map(({ name, colour, dash, width }, entry) => {
        const value = valueAt(entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <li key={entry} className="flex items-center gap-1.5">
            <svg width={20} height={8} aria-hidden>
              <line x2={20} y1={4} y2={4} stroke={colour} strokeWidth={width} strokeDasharray={dash} />
            </svg>
            {name}
            {value === null ? null : <span className="text-primary tabular-nums">{write(value)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The scale of a heat map, and what a hatched cell means. */
function HeatLegend({ chart, write }: Omit<LegendProps, 'at'>) {
  const text = useText();
  const hasGaps = chart.series.some(({ values }) =>
    chart.labels.some((_, index) => (values[index] ?? null) === null),
  );
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-secondary">
      <li className="flex items-center gap-1.5 tabular-nums">
        {write(0)}
        <svg width={16 * (heatSteps.length + 1)} height={10} aria-hidden>
          <rect width={15} height={10} fill="var(--surface-sunken)" stroke="var(--stroke-default)" />
          {heatSteps.map((step, index) => (
            <rect
              key={step}
              x={16 * (index + 1)}
              width={15}
              height={10}
              fill="var(--series-1)"
              fillOpacity={heatOpacity(step, 1)}
            />
          ))}
        </svg>
        {write(highestOf(chart.series))}
      </li>
      {hasGaps ? (
        <li className="flex items-center gap-1.5">
          <svg width={16} height={10} aria-hidden>
            <rect width={16} height={10} fill="url(#chart-not-known)" stroke="var(--stroke-default)" />
          </svg>
          {text(messages.notKnown)}
        </li>
      ) : null}
    </ul>
  );
}
