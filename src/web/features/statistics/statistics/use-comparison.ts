import { amountOf, changeOf, isPartial, sumsOf } from '#domain/statistics/before.ts';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { StatSeries } from './queries.ts';
import type { Before } from './use-period.ts';

/** A period of which nothing is kept. */
const nothing: StatSeries = { timeZone: '', firstDay: null, asOf: '', dates: [], series: [] };

/** Returns what a comparison is made with; undefined: none is, or it is being read. */
export const pastOf = (past: Before | null, data: StatSeries | undefined): StatSeries | undefined =>
  past === null ? undefined : past.isKept ? data : nothing;

/**
 * Adds the period before to a chart: its sum as a pale line, and the change in percent. `kind`: events add up, a stock is
 * what there is at the end.
 */
export function useComparison(before: StatSeries | undefined, kind: 'events' | 'stock') {
  const text = useText();
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  /** Before the first counted day nothing is known; afterwards, nothing counted is zero events. */
  const pastAt = ({ dates, firstDay, series }: StatSeries, at: number): number | null => {
    const sum = sumsOf(series, at + 1)[at] ?? null;
    const date = dates[at];
    if (kind === 'stock' || date === undefined) return sum;
    return firstDay !== null && date.slice(0, 10) >= firstDay ? (sum ?? 0) : null;
  };
  return (data: Pick<StatSeries, 'series' | 'dates'>, chart: ChartProps): ChartProps => {
    if (before === undefined || chart.form === 'bars' || chart.labels.length === 0) return chart;
    const count = data.dates.length;
    // The present period may end before its last step; both are compared from their beginning.
    const past = Array.from({ length: count }, (_, at) => pastAt(before, at));
    const [now, then] = [amountOf(sumsOf(data.series, count), kind), amountOf(past, kind)];
    const change = changeOf(now, then);
    const words =
      then === null
        ? text(messages.nothingBefore)
        : isPartial(past, kind)
          ? text(messages.partlyBefore, { now: now ?? 0, before: then })
          : change === null
            ? text(messages.comparedZero, { now: now ?? 0, before: then })
            : text(messages.compared, { now: now ?? 0, before: then, change: percent.format(change) });
    return {
      ...chart,
      note: [chart.note, words].filter(Boolean).join(' · '),
      series: [...chart.series, { name: text(messages.periodBefore), values: past, isPale: true }],
    };
  };
}
