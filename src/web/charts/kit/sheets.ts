import { csvLine, csvMark } from '#domain/sheet/csv.ts';
import { type Cell, workbookOf } from '#domain/sheet/workbook.ts';

/** Loaded when a file is asked for. */
export function csvOf(rows: readonly Cell[][]): Blob {
  return new Blob([csvMark, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' });
}

export async function xlsxOf(rows: readonly Cell[][]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  async function* lines() {
    yield* rows;
  }
  for await (const part of workbookOf(lines())) parts.push(new Uint8Array(part));
  return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
