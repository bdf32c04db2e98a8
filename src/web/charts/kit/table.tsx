import { useNavigate } from '@tanstack/react-router';
import { notAvailable } from '#domain/display.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { columnWord } from './column-words.ts';
import type { ChartProps } from './types.ts';

/** All figures of a chart, each label a link to what it counts. */
export function ChartTable({ chart, write }: { chart: ChartProps; write: (value: number) => string }) {
  return (
    <SimpleTable
      caption={chart.title}
      head={[
        chart.labelHead,
        ...(chart.columns ?? []).map(({ head }) => head),
        ...chart.series.map(({ name }) => name),
      ]}
      rows={chart.labels.map((label, at) => ({
        id: `${at}`,
        cells: [
          <Label
            key="label"
            label={label}
            href={chart.form === 'heat' ? null : (chart.hrefOf?.(at) ?? null)}
          />,
          ...(chart.columns ?? []).map((column) => columnWord(column, at, write)),
          ...chart.series.map(({ values }) => {
            const value = values[at] ?? null;
            return value === null ? notAvailable : write(value);
          }),
        ],
      }))}
    />
  );
}

function Label({ label, href }: { label: string; href: string | null }) {
  const navigate = useNavigate();
  if (href === null) return label;
  return (
    <a
      href={href}
      className="text-accent hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ href });
      }}
    >
      {label}
    </a>
  );
}
