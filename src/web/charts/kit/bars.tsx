import { tickLook } from '../chart-look.ts';
import { besideBar } from './column-words.ts';
import { barHeight, barNameHeight, barThickness, barMargin as margin } from './margins.ts';
import { seriesLook } from './series-look.ts';
import type { PlotProps } from './types.ts';

/** Pixels of a letter behind a bar, on average. */
const letter = 6;

/** A bar for each label under its name, the value behind it; several series stand below each other. */
export function Bars(props: PlotProps) {
  const { labels, series, width, at, axis, write } = props;
  const beside = labels.map((_, index) => besideBar(props, index, write));
  const most =
    axis?.most ?? Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const longest = Math.max(0, ...beside.map(({ length }) => length));
  const inner = Math.max(width / 4, width - margin.right - (longest > 0 ? (longest + 4) * letter : 0));
  const step = barHeight(series.length);
  return labels.map((label, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place
    <g key={index} transform={`translate(0 ${margin.top + index * step})`}>
      {index === at ? <rect width={width} height={step} fill="var(--surface-hover)" /> : null}
      <text x={2} y={12} {...tickLook}>
        {shortened(label, width)}
      </text>
      {series.map(({ name, values }, line) => {
        const value = values[index] ?? null;
        const top = barNameHeight + line * barThickness;
        const length = ((value ?? 0) / most) * inner;
        return (
          <g key={name}>
            <rect x={2} y={top} width={length} height={barThickness - 2} fill={seriesLook(line).colour} />
            {value === null ? null : (
              <text x={length + 8} y={top + barThickness / 2 + 3} {...tickLook} fill="var(--content-primary)">
                {[write(value), ...(line === 0 && beside[index] ? [beside[index]] : [])].join(' · ')}
              </text>
            )}
          </g>
        );
      })}
    </g>
  ));
}

/** About what fits: the whole name is in the table, in the read-out and in the files. */
function shortened(label: string, width: number): string {
  const fits = Math.floor(width / 7);
  return label.length > fits ? `${label.slice(0, Math.max(1, fits - 1))}…` : label;
}
