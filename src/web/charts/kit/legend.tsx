import { marksOf, seriesLook } from './series-look.ts';
import type { ChartProps } from './types.ts';

interface LegendProps {
  chart: ChartProps;
  at: number | null;
  write: (value: number) => string;
}

/** Colour, dash and name of each line; beside it the value that is pointed at. Of a pie, its slices. */
export function Legend({ chart, at, write }: LegendProps) {
  const entries = entriesOf(chart, at);
  const isLine = chart.form === 'lines';
  const marks = chart.form === 'pie' ? [] : marksOf(chart.series);
  if (chart.form !== 'pie' && entries.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-secondary">
      {entries.map(({ name, value }, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
        <li key={entry} className="flex items-center gap-1.5">
          <svg width={20} height={8} aria-hidden>
            <line
              x2={20}
              y1={4}
              y2={4}
              stroke={(marks[entry] ?? seriesLook(entry)).colour}
              strokeWidth={isLine || chart.series[entry]?.isPale ? 2 : 8}
              strokeDasharray={
                isLine || chart.series[entry]?.isPale ? (marks[entry] ?? seriesLook(entry)).dash : undefined
              }
            />
          </svg>
          {name}
          {value === null ? null : <span className="text-primary tabular-nums">{write(value)}</span>}
        </li>
      ))}
    </ul>
  );
}

function entriesOf({ form, labels, series }: ChartProps, at: number | null) {
  if (form === 'pie') return labels.map((name, index) => ({ name, value: series[0]?.values[index] ?? null }));
  return series.map(({ name, values }) => ({ name, value: at === null ? null : (values[at] ?? null) }));
}
