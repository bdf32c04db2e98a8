import { marked } from './formula-mark.ts';
import type { Cell } from './workbook.ts';

/** Byte order mark without which Excel does not read a CSV as UTF-8. */
export const csvMark = '\uFEFF';

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Encodes a cell (RFC 4180). */
export function csvCell(value: Cell): string {
  const inert = typeof value === 'string' ? marked(value) : value === null ? '' : String(value);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
