import { marked } from './formula-mark.ts';
import type { Cell } from './workbook.ts';

/** Excel takes a CSV for UTF-8 only when it begins with this mark. */
export const csvMark = '\uFEFF';

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** RFC 4180. */
export function csvCell(value: Cell): string {
  const inert = typeof value === 'string' ? marked(value) : value === null ? '' : String(value);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
