import writeXlsx, { type SheetData } from 'write-excel-file/node';

type Cell = string | number | boolean | null;

/** CO-047. */
export type SheetFormat = 'csv' | 'xlsx';

const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows as a file; the first line names the columns. A CSV is written while its rows are read. */
export function sheetOf(
  format: SheetFormat,
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<object>,
) {
  return {
    fileName: `${name}.${format}`,
    mediaType: mediaTypes[format],
    lines: format === 'csv' ? csvLines(columns, rows) : xlsxBytes(columns, rows),
  };
}

async function* csvLines(columns: readonly string[], rows: AsyncIterable<object>): AsyncGenerator<string> {
  // Excel takes a CSV for UTF-8 only when it begins with this mark.
  yield `\uFEFF${columns.map(csvCell).join(',')}\r\n`;
  for await (const row of rows)
    yield `${columns.map((column) => csvCell(cellOf(row, column))).join(',')}\r\n`;
}

/** RFC 4180. Text that a spreadsheet would calculate is marked as text (OWASP, CSV injection). */
export function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value);
  const inert = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Cells have their type in the file, so that text is never calculated. */
async function* xlsxBytes(
  columns: readonly string[],
  rows: AsyncIterable<object>,
): AsyncGenerator<Uint8Array> {
  const data: SheetData = [columns.map((column) => ({ value: column, fontWeight: 'bold' }))];
  for await (const row of rows)
    data.push(
      columns.map((column) => {
        const value = cellOf(row, column);
        return typeof value === 'string' ? { value, type: String } : value;
      }),
    );
  yield await writeXlsx(data).toBuffer();
}

function cellOf(row: object, column: string): Cell {
  const value: unknown = Reflect.get(row, column);
  return value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
}
