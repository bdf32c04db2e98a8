import { csvLine, csvMark } from '#domain/sheet/csv.ts';
import { type Cell, workbookOf } from '#domain/sheet/workbook.ts';
import type { StreamedFile } from '#server/core/http/call.ts';

/** CO-047. */
export type SheetFormat = 'csv' | 'xlsx';

/** Maximum number of rows in a file (CO-046). */
export const sheetLimit = 20_000;

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Property of the rows, one of their times in a zone, which the head names, or a head with its own cells. */
export type SheetColumn = string | { time: string; zone: string } | { head: string; cell(row: object): Cell };

/** Returns the first known zone among these; CO-020 if none is. */
export function knownZone(...zones: (string | undefined)[]): string {
  const isKnown = (zone: string | undefined) => {
    try {
      return zone !== undefined && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
    } catch {
      return false;
    }
  };
  return zones.find(isKnown) ?? 'Asia/Seoul';
}

/** Rows of a file, and their total: those beyond the limit are reported, not dropped silently. */
export interface SheetRows {
  rows: Iterable<object> | AsyncIterable<object>;
  total: number;
  totalIsLowerBound: boolean;
}

/** Builds a file that is written while its rows are read; the first line names the columns. */
export function sheetOf(
  format: SheetFormat,
  name: string,
  columns: readonly SheetColumn[],
  { rows, total, totalIsLowerBound }: SheetRows,
): StreamedFile {
  const lines = linesOf(columns, rows);
  return {
    fileName: `${name}.${format}`,
    mediaType: mediaTypes[format],
    lines: format === 'csv' ? csvLines(lines) : workbookOf(lines),
    headers: {
      'x-rows-written': String(Math.min(total, sheetLimit)),
      'x-rows-total': `${total}${totalIsLowerBound ? '+' : ''}`,
    },
  };
}

async function* linesOf(columns: readonly SheetColumn[], rows: SheetRows['rows']): AsyncGenerator<Cell[]> {
  const shown = columns.map((column) =>
    typeof column === 'string'
      ? { head: column, cell: (row: object) => cellOf(row, column) }
      : 'head' in column
        ? column
        : { head: `${column.time} (${column.zone})`, cell: timeIn(column) },
  );
  yield shown.map(({ head }) => head);
  for await (const row of rows) yield shown.map(({ cell }) => cell(row));
}

/** Formats times as spreadsheets recognise them in any language: `2026-11-22 21:39:12`. */
function timeIn({ time, zone }: { time: string; zone: string }): (row: object) => Cell {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (row) => {
    const value = cellOf(row, time);
    return typeof value === 'string' ? format.format(new Date(value)) : value;
  };
}

async function* csvLines(lines: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  let mark = csvMark;
  for await (const cells of lines) {
    yield mark + csvLine(cells);
    mark = '';
  }
}

function cellOf(row: object, column: string): Cell {
  const value: unknown = Reflect.get(row, column);
  return value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
    ? value
    : value === undefined
      ? null
      : JSON.stringify(value);
}
