import type { Cell } from '#domain/sheet/workbook.ts';
import type { ChartProps } from './types.ts';

/** The chart as a table: its head, and a row for each label. */
export const rowsOf = ({ labelHead, labels, texts = [], series }: ChartProps): Cell[][] => [
  [labelHead, ...texts.map(({ head }) => head), ...series.map(({ name }) => name)],
  ...labels.map((label, at) => [
    label,
    ...texts.map(({ values }) => values[at] ?? null),
    ...series.map(({ values }) => values[at] ?? null),
  ]),
];

/** File systems reject these characters in a name. */
export const fileName = (title: string): string => title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80);
