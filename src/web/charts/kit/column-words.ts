import { notAvailable } from '#domain/display.ts';
import type { ChartColumn, ChartProps } from './types.ts';

/** Writes the entry of a column at a label. */
export function columnWord(
  { values, format }: ChartColumn,
  at: number,
  write: (value: number) => string,
): string {
  const value = values[at] ?? null;
  if (value === null) return notAvailable;
  return typeof value === 'string' ? value : (format ?? write)(value);
}

/** Words that stand behind a bar. */
export const besideBar = (
  { columns = [] }: Pick<ChartProps, 'columns'>,
  at: number,
  write: (value: number) => string,
): string =>
  columns
    .filter(({ isBesideBar, values }) => isBesideBar && (values[at] ?? null) !== null)
    .map((column) => columnWord(column, at, write))
    .join(' · ');
