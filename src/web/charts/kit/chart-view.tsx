import { ChartColumn, ChartLine, Table } from 'lucide-react';
import { useRef, useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { columnWord } from './column-words.ts';
import { ExportMenu } from './export-menu.tsx';
import { Legend } from './legend.tsx';
import { barHeight, barMargin, mostBars } from './margins.ts';
import { messages } from './messages.ts';
import { placesOf } from './places.ts';
import { Plot } from './plot.tsx';
import { stripHeight } from './spans.ts';
import { ChartTable } from './table.tsx';
import type { ChartProps } from './types.ts';

/** From here on a number has no room beside the axis: 100K instead. */
const longNumber = 100_000;

/** On a phone each row of a table is a card: a long list begins with its bars there. */
const wide = window.matchMedia('(min-width: 768px)');

/** Named by its panel: the line above the drawing reads out what is pointed at. */
export function ChartView(chart: ChartProps) {
  const text = useText();
  const formats = useFormats();
  const [isTable, setIsTable] = useState(() => chart.opensAsTable === true && wide.matches);
  const [pointed, setPointed] = useState<number | null>(null);
  const figure = useRef<HTMLElement>(null);
  const write = chart.format ?? ((value: number) => formats.decimal(value, 2));
  const writeTick =
    chart.format ?? ((value: number) => (value < longNumber ? write(value) : formats.compact(value)));
  if (isEmpty(chart))
    return (
      <>
        <EmptyState icon={<ChartColumn className="size-5" aria-hidden />} title={chart.empty.title}>
          {chart.empty.help}
        </EmptyState>
        <Source of={chart} />
      </>
    );
  const drawn = drawnOf(chart);
  const at = pointed !== null && pointed < placesOf(drawn) ? pointed : null;
  const readOut = (place: number) => wordsOf(drawn, place, write);
  const view = text(isTable ? messages.showChart : messages.showTable, { title: chart.title });
  return (
    <figure ref={figure} aria-label={chart.title} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <p className="min-w-0 text-caption text-pretty text-secondary tabular-nums">
          {at === null ? chart.note : readOut(at)}
        </p>
        <span className="flex shrink-0">
          <PlainButton
            look="quiet"
            size="small"
            aria-label={view}
            title={view}
            onClick={() => setIsTable(!isTable)}
            icon={
              isTable ? (
                <ChartLine className="size-4" aria-hidden />
              ) : (
                <Table className="size-4" aria-hidden />
              )
            }
          />
          <ExportMenu
            chart={chart}
            isDrawn={!isTable}
            drawing={() => figure.current?.querySelector<SVGSVGElement>('[role="slider"] svg') ?? null}
          />
        </span>
      </div>
      {isTable ? (
        <ChartTable chart={chart} write={write} />
      ) : (
        <>
          <Plot
            {...drawn}
            height={heightOf(drawn)}
            at={at}
            write={write}
            writeTick={writeTick}
            readOut={readOut}
            onPoint={setPointed}
          />
          <Legend chart={drawn} at={at} write={write} />
          {drawn.labels.length < chart.labels.length ? (
            <p className="text-caption text-muted">
              {text(messages.mostShown, { shown: drawn.labels.length, total: chart.labels.length })}
            </p>
          ) : null}
        </>
      )}
      <Source of={chart} />
    </figure>
  );
}

/** Below a chart without values as well: what was not reported is no proof of nothing. */
const Source = ({ of: { source } }: { of: ChartProps }) =>
  source ? <p className="text-caption text-pretty text-muted">{source}</p> : null;

/** Returns the words that are read out at a place: its label, its columns, and the value of each series. */
function wordsOf(chart: ChartProps, place: number, write: (value: number) => string): string {
  const { labels, columns = [], series } = chart;
  const count = Math.max(1, labels.length);
  const [at, rows] =
    chart.form === 'heat'
      ? [place % count, series.slice(Math.floor(place / count)).slice(0, 1)]
      : [place, series];
  return [
    labels[at] ?? '',
    ...columns.map((column) => `${column.head} ${columnWord(column, at, write)}`),
    ...rows.map(({ name, values }) => {
      const value = values[at] ?? null;
      return `${name} ${value === null ? notAvailable : write(value)}`;
    }),
  ].join(' · ');
}

/** Parts of nothing cannot be drawn; a line at zero can. */
function isEmpty({ form, labels, series }: ChartProps): boolean {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return labels.length === 0 || known.length === 0 || (form === 'pie' && known.every((value) => value === 0));
}

function drawnOf(chart: ChartProps): ChartProps {
  if (chart.form !== 'bars' || chart.labels.length <= mostBars) return chart;
  return { ...chart, labels: chart.labels.slice(0, mostBars) };
}

function heightOf({ form, labels, series, strip, height }: ChartProps): number {
  if (form === 'strip' && strip) return stripHeight(strip);
  return form === 'bars'
    ? labels.length * barHeight(series.length) + barMargin.top + barMargin.bottom
    : (height ?? 220);
}
