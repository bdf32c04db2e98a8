import { tickLook } from '../chart-look.ts';
import { within } from './axes.tsx';
import { heatOpacity } from './heat-scale.ts';
import { plotMargin as margin } from './margins.ts';
import { highestOf, labelPlaces } from './ticks.ts';
import type { PlotProps } from './types.ts';

/** A row of cells for each series, a column for each label: the more, the stronger. A hatched cell is not known. */
export function Heat({ labels, labelUnit, series, width, height, at }: PlotProps) {
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const column = inner.width / Math.max(1, labels.length);
  const row = inner.height / Math.max(1, series.length);
  const highest = highestOf(series);
  const gap = column > 6 ? 1 : 0;
  const places = labelPlaces(labels.length, Math.max(2, Math.floor(inner.width / 76)), labelUnit);
  const pointed =
    at === null ? null : { row: Math.floor(at / labels.length), column: at % Math.max(1, labels.length) };
  return (
    <>
      <defs>
        <pattern
          id="chart-not-known"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="5" stroke="var(--content-muted)" strokeWidth="1" />
        </pattern>
      </defs>
      {series.map(({ name, values }, line) => {
        const top = margin.top + line * row;
        return (
          <g key={name}>
            <text x={margin.left - 8} y={top + row / 2 + 4} {...tickLook} textAnchor="end">
              {name}
            </text>
            <rect
              x={margin.left}
              y={top}
              width={inner.width}
              height={Math.max(1, row - 2)}
              fill="var(--surface-sunken)"
            />
            {labels.map((label, index) => {
              const value = values[index] ?? null;
              if (value === 0) return null;
              return (
                <rect
                  key={label}
                  x={margin.left + index * column}
                  y={top}
                  width={Math.max(0.5, column - gap)}
                  height={Math.max(1, row - 2)}
                  fill={value === null ? 'url(#chart-not-known)' : 'var(--series-1)'}
                  fillOpacity={value === null ? 1 : heatOpacity(value, highest)}
                />
              );
            })}
          </g>
        );
      })}
      {places.map((place) => (
        <text
          key={place}
          x={within(margin.left + (place + 0.5) * column, labels[place] ?? '', width)}
          y={height - margin.bottom + 16}
          {...tickLook}
          textAnchor="middle"
        >
          {labels[place]}
        </text>
      ))}
      {pointed === null ? null : (
        <rect
          x={margin.left + pointed.column * column - 1}
          y={margin.top + pointed.row * row - 1}
          width={Math.max(3, column + 2)}
          height={row}
          fill="none"
          stroke="var(--content-primary)"
          strokeWidth={1.5}
        />
      )}
    </>
  );
}
