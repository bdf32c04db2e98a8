import type { ChartColumn, ChartProps } from '#web/charts/kit/types.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBasis, useNothing } from './basis.tsx';
import { drawn, useFigures } from './figures.ts';
import { messages } from './messages.ts';
import { programMessages as own } from './program-messages.ts';
import type { TvBasis, TvContentRow, TvHits, TvPrograms, TvRequest } from './queries.ts';
import { useDays } from './use-days.ts';

export type NamedRow = TvPrograms['rows'][number];
export type RankedBy = 'hits' | 'viewTime';

/** A row of a programme, of a content, or of a season with its number behind the name. */
export type AnyRow = NamedRow & { season?: TvContentRow['season'] };

interface Shown {
  request: TvRequest;
  province: string | undefined;
}

/** Charts of programmes, contents and videos. */
export function useNames({ request, province }: Shown) {
  const text = useText();
  const days = useDays();
  const figures = useFigures();
  const basisOf = useBasis();
  const nothingOf = useNothing();

  const columnsOf = (rows: readonly AnyRow[], by: RankedBy): ChartColumn[] => {
    const time: ChartColumn = {
      head: text(messages.viewTime),
      values: rows.map((row) => drawn('viewTime', row.viewTime)),
      format: figures.hours,
    };
    const timeChange: ChartColumn = {
      head: text(messages.changeOf, { name: text(messages.viewTime) }),
      values: rows.map((row) => drawn('viewTime', row.diffViewTime)),
      format: figures.changeOfHours,
      isBesideBar: by === 'viewTime',
    };
    const boxes: ChartColumn = {
      head: text(messages.hits),
      values: rows.map(({ hits }) => hits),
      format: figures.boxes,
    };
    const boxesChange: ChartColumn = {
      head: text(messages.changeOf, { name: text(messages.hits) }),
      values: rows.map(({ diffHits }) => diffHits),
      format: figures.changeOfBoxes,
      isBesideBar: by === 'hits',
    };
    return [
      { head: text(own.services), values: rows.map(({ serviceNames }) => serviceNames.join(', ')) },
      ...(by === 'hits' ? [boxesChange, time, timeChange] : [timeChange, boxes, boxesChange]),
      { head: text(messages.starts), values: rows.map(({ starts }) => starts), format: figures.boxes },
      { head: text(messages.share), values: rows.map(({ shr }) => shr), format: figures.percent },
    ];
  };

  const titleOf = ({ programName, season = null }: AnyRow): string =>
    season === null ? programName : text(own.season, { name: programName, season });

  /** Different programmes may have one name: their channels, and else their identity, tell them apart. */
  const labelsOf = (rows: readonly AnyRow[]): string[] => {
    const named = (titles: readonly string[], more: (row: AnyRow) => string) =>
      titles.map((title, at) => {
        const row = rows[at];
        const isOther = row !== undefined && titles.indexOf(title) !== titles.lastIndexOf(title);
        return isOther && more(row) !== '' ? `${title} · ${more(row)}` : title;
      });
    const byChannel = named(rows.map(titleOf), ({ serviceNames }) => serviceNames.join(', '));
    return named(byChannel, ({ dvbId }) => dvbId);
  };

  /** Names by their boxes or their viewing time. */
  const ranking = (basis: TvBasis, title: string, rows: readonly AnyRow[], by: RankedBy): ChartProps => ({
    form: 'bars',
    title,
    note: text(messages.besideBar),
    source: basisOf(basis, province),
    labelHead: text(own.name),
    labels: labelsOf(rows),
    series: [
      {
        name: text(by === 'hits' ? messages.hits : messages.viewTime),
        values: rows.map((row) => (by === 'hits' ? row.hits : drawn('viewTime', row.viewTime))),
      },
    ],
    columns: columnsOf(rows, by),
    format: by === 'hits' ? figures.boxes : figures.hours,
    empty: nothingOf(basis),
  });

  /** Boxes of one name by day. */
  const hitDays = ({ basis, total, rows }: TvHits, name: string): ChartProps => ({
    form: 'columns',
    title: text(own.hitsOf, { name }),
    note:
      total.hits === null || total.viewTime === null
        ? undefined
        : text(own.onePeriod, {
            from: basis.startDate === basis.endDate ? 'day' : days.date(basis.startDate),
            until: days.date(basis.endDate),
            boxes: total.hits,
            time: figures.hours(total.viewTime / 3600),
          }),
    source: basisOf(basis, province),
    labelHead: text(messages.day),
    labels: rows.map(({ statDate }) => days.name(statDate)),
    series: [{ name: text(messages.hits), values: rows.map(({ hits }) => hits) }],
    columns: [
      {
        head: text(messages.changeOf, { name: text(messages.hits) }),
        values: rows.map(({ diffHits }) => diffHits),
        format: figures.changeOfBoxes,
      },
      {
        head: text(messages.viewTime),
        values: rows.map((row) => drawn('viewTime', row.viewTime)),
        format: figures.hours,
      },
      { head: text(messages.share), values: rows.map(({ shr }) => shr), format: figures.percent },
    ],
    format: figures.boxes,
    empty: nothingOf(basis),
  });

  return { ranking, hitDays, request };
}
