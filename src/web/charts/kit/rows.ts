import type { Cell } from '#domain/sheet/workbook.ts';
import type { ChartProps } from './types.ts';

/** The chart as a table: its head, and a row for each label. */
export const rowsOf = ({ labelHead, labels, columns = [], series }: ChartProps): Cell[][] => [
  [labelHead, ...columns.map(({ head }) => head), ...series.map(({ name }) => name)],
  ...labels.map((label, at) => [
    label,
    ...columns.map(({ values }) => values[at] ?? null),
    ...series.map(({ values }) => values[at] ?? null),
  ]),
];

/** File systems reject these characters in a name. */
export const fileName = (title: string): string => title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80);
