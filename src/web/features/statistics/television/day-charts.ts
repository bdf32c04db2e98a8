import type { ChartProps } from '#web/charts/kit/types.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBasis, useNothing } from './basis.tsx';
import { dateMessages as own } from './date-messages.ts';
import { drawn, useFigures } from './figures.ts';
import { messages } from './messages.ts';
import type { TvDayRow, TvDays } from './queries.ts';
import { byLocalTime, slotsOfHour } from './series.ts';
import { useDays } from './use-days.ts';

interface Shown {
  zone: string;
  province: string | undefined;
}

/** Charts of days and periods, from what was read to what is drawn. */
export function useDayCharts({ zone, province }: Shown) {
  const text = useText();
  const days = useDays();
  const figures = useFigures();
  const basisOf = useBasis();
  const nothingOf = useNothing();
  const nameOf = ({ statDate, endDate }: TvDayRow) =>
    statDate === endDate ? days.name(statDate) : `${days.date(statDate)} – ${days.date(endDate)}`;
  const common = ({ basis, rows }: TvDays) => ({
    form: 'columns' as const,
    source: basisOf(basis, province),
    labelHead: text(messages.day),
    labels: rows.map(nameOf),
    empty: nothingOf(basis),
  });

  const boxes = (data: TvDays, title: string): ChartProps => ({
    ...common(data),
    title,
    note: text(own.boxesHelp),
    series: [{ name: text(messages.hits), values: data.rows.map((row) => row.activeDeviceCnt) }],
    columns: [
      {
        head: text(messages.change),
        values: data.rows.map((row) => row.diffActiveDeviceCnt),
        format: figures.changeOfBoxes,
      },
    ],
    format: figures.boxes,
  });

  const viewTime = (data: TvDays, title: string): ChartProps => ({
    ...common(data),
    title,
    series: [
      { name: text(messages.viewTime), values: data.rows.map((row) => drawn('viewTime', row.totViewTime)) },
    ],
    columns: [
      {
        head: text(messages.change),
        values: data.rows.map((row) => drawn('viewTime', row.diffTotViewTime)),
        format: figures.changeOfHours,
      },
    ],
    format: figures.hours,
  });

  /** Days as rows, times of the day as columns. */
  const week = (data: TvDays): ChartProps => {
    const { times, values } = byLocalTime(
      data.rows.map(({ statData }) => statData),
      zone,
    );
    const last = data.rows.at(-1)?.statDate;
    return {
      ...common(data),
      form: 'heat',
      title: text(own.hours),
      note: last === undefined ? undefined : text(own.hoursHelp, { day: days.name(last) }),
      labelHead: text(messages.time),
      labels: times,
      labelUnit: slotsOfHour,
      series: data.rows.map(({ statDate }, at) => ({
        name: days.weekday(statDate),
        values: values[at] ?? [],
      })),
      format: figures.average,
      height: 260,
    };
  };

  return { boxes, viewTime, week };
}
