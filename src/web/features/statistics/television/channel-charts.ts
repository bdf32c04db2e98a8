import { stepOf } from '#domain/statistics/calendar.ts';
import type { ChartProps, ChartSeries } from '#web/charts/kit/types.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBasis, useNothing } from './basis.tsx';
import { channelMessages as own } from './channel-messages.ts';
import { drawn, useFigures } from './figures.ts';
import { messages } from './messages.ts';
import type { TvChannelSeries, TvChannels, TvRequest, TvSeries } from './queries.ts';
import type { Measure } from './search.ts';
import {
  byLocalTime,
  channelName,
  partOfDay,
  slotEnd,
  slotShares,
  slotStart,
  slotsOfHour,
  slotTimes,
} from './series.ts';
import { useDays } from './use-days.ts';

/** Channels with an area of their own; with more, colours would repeat. */
const mostAreas = 7;

export const measureNames = {
  shr: messages.share,
  rat: messages.rating,
  viewTime: messages.viewTime,
};

interface Shown {
  request: TvRequest;
  zone: string;
  measure: Measure;
  /** Name of the chosen province. */
  province: string | undefined;
}

/** Charts of channels, from what was read to what is drawn. */
export function useChannelCharts({ request, zone, measure, province }: Shown) {
  const text = useText();
  const days = useDays();
  const figures = useFigures();
  const basisOf = useBasis();
  const nothingOf = useNothing();
  const isDay = request.dateType === 'DAY';
  const nameOf = (row: TvChannelSeries) => (row.serviceId === null ? text(messages.other) : channelName(row));
  const common = ({ basis }: Pick<TvSeries, 'basis'>) => ({
    source: basisOf(basis, province),
    empty: nothingOf(basis),
  });
  const dayOf = (row: TvChannelSeries) => row.statisticsData.at(-1)?.statData ?? null;
  const datesOf = ({ rows }: TvSeries) => rows[0]?.statisticsData.map((day) => day.statisticsDate) ?? [];
  const written = { format: figures.write(measure), height: 260 };

  const top = (data: TvChannels): ChartProps => ({
    ...common(data),
    form: 'bars',
    title: text(own.top),
    note: text(messages.besideBar),
    labelHead: text(own.channel),
    labels: data.rows.map(channelName),
    series: [
      { name: text(messages.viewTime), values: data.rows.map((row) => drawn('viewTime', row.viewTime)) },
    ],
    columns: [
      {
        head: text(messages.changeOf, { name: text(messages.viewTime) }),
        values: data.rows.map((row) => drawn('viewTime', row.diffViewTime)),
        format: figures.changeOfHours,
        isBesideBar: true,
      },
      { head: text(messages.share), values: data.rows.map(({ shr }) => shr), format: figures.percent },
      { head: text(messages.rating), values: data.rows.map(({ rat }) => rat), format: figures.percent },
      { head: text(messages.tvr), values: data.rows.map(({ tvr }) => tvr), format: figures.percent },
      { head: text(messages.hits), values: data.rows.map(({ hits }) => hits), format: figures.boxes },
      {
        head: text(messages.changeOf, { name: text(messages.hits) }),
        values: data.rows.map(({ diffHits }) => diffHits),
        format: figures.changeOfBoxes,
      },
    ],
    format: figures.hours,
  });

  /** `data` has seconds by slot, or shares by day. */
  const shares = (data: TvSeries): ChartProps => {
    const values = isDay
      ? slotShares(data.rows.map((row) => dayOf(row)?.values ?? []))
      : data.rows.map((row) => row.statisticsData.map(({ shr }) => shr));
    const slots = data.rows.map(dayOf).find((day) => day !== null);
    return {
      ...common(data),
      form: 'shares',
      title: text(own.shares),
      labelHead: text(isDay ? messages.time : messages.day),
      labels: isDay ? (slots ? slotTimes(slots, zone) : []) : datesOf(data).map(days.name),
      labelUnit: isDay ? slotsOfHour : undefined,
      series: withOther(
        data.rows.map((row, at) => ({ name: nameOf(row), values: values[at] ?? [] })),
        text(messages.other),
      ),
      format: figures.percent,
      height: 280,
    };
  };

  /** The ranking of some hours of the day; `data` has seconds by slot. */
  const part = (data: TvSeries, [from, to]: readonly [number, number]): ChartProps => {
    const rows = partOfDay(data.rows, from, to);
    const isViewed = rows.some(({ seconds }) => (seconds ?? 0) > 0);
    const slots = data.rows.map(dayOf).find((day) => day !== null);
    const times = slots ? slotTimes(slots, zone) : [];
    return {
      ...common(data),
      form: 'bars',
      title: text(own.part, { from: slotStart(times, from), to: slotEnd(times, to) }),
      note: `${text(own.part, { from: slotStart(times, from), to: slotEnd(times, to) })}, ${days.name(request.startDate)} · ${text(own.partHelp)}`,
      labelHead: text(own.channel),
      // Nothing has no ranking: bars of zero would put a channel first.
      labels: isViewed
        ? rows.map((row) => (row.serviceId === null ? text(messages.other) : channelName(row)))
        : [],
      series: [{ name: text(messages.viewTime), values: rows.map((row) => drawn('viewTime', row.seconds)) }],
      empty: rows.every(({ seconds }) => seconds === null)
        ? { title: text(messages.notKnown), help: text(own.notBegun) }
        : { title: text(messages.noViewing), help: text(own.noneInHours) },
      columns: [
        {
          head: text(messages.share),
          values: rows.map(({ share }) => share),
          format: figures.percent,
          isBesideBar: true,
        },
      ],
      format: figures.hours,
    };
  };

  /** One channel: today before its last six days, a week before its last three, or the days of the period. */
  const dayByDay = (data: TvSeries): ChartProps => {
    const [row] = data.rows;
    const all = row?.statisticsData ?? [];
    const head = {
      ...common(data),
      ...written,
      form: 'lines' as const,
      title: text(own.days, { channel: row ? nameOf(row) : '' }),
    };
    if (isDay) {
      const { times, values } = byLocalTime(
        all.map(({ statData }) => statData),
        zone,
      );
      const lines = all.map(({ statisticsDate }, at) => ({
        name: days.name(statisticsDate),
        values: (values[at] ?? []).map((value) => drawn(measure, value)),
        isThin: at < all.length - 1,
      }));
      return {
        ...head,
        labelHead: text(messages.time),
        labels: times,
        labelUnit: slotsOfHour,
        series: lines.toReversed(),
      };
    }
    if (request.dateType === 'WEEK') {
      const weeks = [...Map.groupBy(all, (day) => stepOf(day.statisticsDate, 'WEEK'))].toReversed();
      return {
        ...head,
        labelHead: text(messages.day),
        labels: (weeks[0]?.[1] ?? []).map((day) => days.weekday(day.statisticsDate)),
        series: weeks.map(([monday, week], at) => ({
          name: text(own.week, { day: days.date(monday) }),
          values: week.map((day) => drawn(measure, day[measure])),
          isThin: at > 0,
        })),
      };
    }
    return {
      ...head,
      labelHead: text(messages.day),
      labels: all.map((day) => days.name(day.statisticsDate)),
      series: [{ name: text(measureNames[measure]), values: all.map((day) => drawn(measure, day[measure])) }],
    };
  };

  /** Several channels over the last day, or over the days of the period. */
  const compared = (data: TvSeries, title: string): ChartProps => {
    const slots = data.rows.map(dayOf).find((day) => day !== null);
    const series: ChartSeries[] = data.rows.map((row) => ({
      name: nameOf(row),
      values: isDay
        ? (dayOf(row)?.values ?? []).map((value) => drawn(measure, value))
        : row.statisticsData.map((day) => drawn(measure, day[measure])),
    }));
    return {
      ...common(data),
      ...written,
      form: 'lines',
      title,
      labelHead: text(isDay ? messages.time : messages.day),
      labels: isDay ? (slots ? slotTimes(slots, zone) : []) : datesOf(data).map(days.name),
      labelUnit: isDay ? slotsOfHour : undefined,
      series,
    };
  };

  return { top, shares, part, dayByDay, compared, nameOf };
}

/** Adds the last series up, so that as many areas remain as there are colours. */
function withOther(series: readonly ChartSeries[], other: string): ChartSeries[] {
  if (series.length <= mostAreas + 1) return [...series];
  const rest = series.slice(mostAreas);
  const values = (rest[0]?.values ?? []).map((_, at) =>
    rest.reduce<number | null>((sum, one) => {
      const value = one.values[at] ?? null;
      return value === null ? sum : Math.round(100 * ((sum ?? 0) + value)) / 100;
    }, null),
  );
  return [...series.slice(0, mostAreas), { name: other, values }];
}
