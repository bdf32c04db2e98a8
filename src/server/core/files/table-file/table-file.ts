import type { FileEncoding } from '#domain/file-encodings.ts';
import type { FileNote, RefusalParams } from '#domain/import-refusals.ts';
import { rowsIn } from './blocks.ts';
import { cleaned, withCharacters } from './clean.ts';
import { type FileLine, headWithin, readCsv } from './csv.ts';
import { readText } from './encoding/read-text.ts';
import { type ColumnChoice, ColumnNames, type FileColumn, type KnownColumns } from './file-columns.ts';
import { otherFormat, otherTextFormat } from './other-formats.ts';
import { letterOf, listed } from './places.ts';
import type { Remark } from './remark.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { isArchive, readWorkbook, type SheetChoice } from './workbook.ts';

/** Rows of a file that a person saved with any program. */
export interface TableFile {
  format: 'csv' | 'xlsx';
  /** Detected or chosen encoding; null for a workbook. */
  encoding: FileEncoding | null;
  /** Encodings that are nearly as likely as the detected one, so that a person must choose. */
  alternatives: FileEncoding[];
  separator: string | null;
  /** Sheet that was read; the next field: all readable sheets. Null and none for a text file. */
  sheet: string | null;
  sheets: SheetChoice[];
  columns: FileColumn[];
  rows: FileRow[];
  /** Notes on how the file was read. */
  remarks: Remark[];
}

export interface FileRow {
  line: number;
  /** Cells, one for each column. */
  cells: string[];
  /** Columns of cells that a workbook holds as numbers, or as dates. */
  numbers: ReadonlySet<number>;
  dates: ReadonlySet<number>;
  /** Reason that its cells cannot be assigned to columns; null: none. */
  fault: RowFault | null;
}

export type RowFault =
  | { code: 'short'; params: { cells: number; columns: number } }
  | { code: 'stray'; params: { column: string; value: string } };

/** Person's choices for reading the file; absent ones are detected. */
export interface ReadingChoice {
  encoding?: FileEncoding | undefined;
  sheet?: string | undefined;
  columns?: readonly ColumnChoice[] | undefined;
}

interface Options extends ReadingChoice {
  known: KnownColumns;
  /** Tells if a line's values, by field, can be a row of the table. */
  isRow?: (cellOf: (field: string) => string) => boolean;
}

const none: ReadonlySet<number> = new Set();
const mostSamples = 3;
const longestSample = 40;

/** Reads any file that people import. */
export function readTableFile(bytes: Uint8Array, options: Options): TableFile {
  const names = new ColumnNames(options.known);
  const other = otherFormat(bytes);
  if (other) throw new UnreadableFile(other);
  if (isArchive(bytes)) {
    const { lines, sheet, sheets, ...found } = readWorkbook(bytes, names.isKnown, options.sheet);
    const table = tableOf(lines, names, options, false);
    const headOf = (column: number) => table.columns.find((each) => each.column === column);
    return {
      format: 'xlsx',
      encoding: null,
      alternatives: [],
      separator: null,
      sheet,
      sheets,
      columns: table.columns,
      rows: table.rows,
      remarks: [
        ...(sheets.length > 1 ? [remark('sheet', { sheet })] : []),
        ...table.remarks,
        ...lineRemark('hiddenRows', hiddenLines(lines, table.rows)),
        ...columnRemark(
          'hiddenColumns',
          found.hiddenColumns.flatMap((column) => headOf(column) ?? []),
        ),
        ...mergedRemarks(found.merged, table),
        ...lineRemark('uncalculated', found.uncalculated),
      ],
    };
  }
  const { text, encoding, alternatives, others } = readText(bytes, options.encoding);
  const otherText = otherTextFormat(text);
  if (otherText) throw new UnreadableFile(otherText);
  const { separator, lines, quotedLines } = readCsv(text, names.isKnown);
  const table = tableOf(lines, names, options, true);
  return {
    format: 'csv',
    encoding,
    alternatives,
    separator,
    sheet: null,
    sheets: [],
    columns: table.columns,
    rows: table.rows,
    remarks: [
      ...(alternatives.length > 0
        ? [remark('unsure', { encoding, alternatives: alternatives.join(', ') })]
        : /[^\0-\x7f]/.test(text) && !encoding.startsWith('utf')
          ? [remark('readAs', { encoding })]
          : []),
      ...(others ? [remark('mixed', { encoding: others.encoding, lines: listed(others.lines) })] : []),
      ...(quotedLines ? [remark('quotedLines', {})] : []),
      ...table.remarks,
    ],
  };
}

const remark = (code: FileNote, params: RefusalParams): Remark => ({ code, params });
const lineRemark = (code: FileNote, lines: readonly number[]): Remark[] =>
  lines.length > 0 ? [remark(code, { lines: listed(lines) })] : [];
const nameOf = ({ field, head, column }: FileColumn): string => field ?? (head || letterOf(column));
const columnRemark = (code: FileNote, columns: readonly FileColumn[]): Remark[] =>
  columns.length > 0 ? [remark(code, { columns: columns.map(nameOf).join(', ') })] : [];

function hiddenLines(lines: readonly FileLine[], rows: readonly FileRow[]): number[] {
  const read = new Set(rows.map(({ line }) => line));
  return lines.filter(({ line, hidden }) => hidden && read.has(line)).map(({ line }) => line);
}

function mergedRemarks(
  merged: readonly { line: number; column: number }[],
  { columns, rows }: Pick<TableFile, 'columns' | 'rows'>,
): Remark[] {
  const read = new Set(rows.map(({ line }) => line));
  return columns.flatMap((each) => {
    const lines = merged.filter(({ line, column }) => column === each.column && read.has(line));
    const numbers = lines.map(({ line }) => line);
    return lines.length > 0 ? [remark('merged', { column: nameOf(each), lines: listed(numbers) })] : [];
  });
}

/** Builds the table. `complete`: a line has a cell for each column, or was cut. */
function tableOf(
  lines: readonly FileLine[],
  names: ColumnNames,
  { columns: choices = [], isRow }: Options,
  complete: boolean,
): Pick<TableFile, 'columns' | 'rows' | 'remarks'> {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cleaned(cell) !== ''));
  const at = headOf(filled, names.isKnown);
  const head = filled[at];
  if (!head) throw new UnreadableFile('empty');
  const chosen = new Set(choices.map(({ column }) => column));
  const heads = head.cells
    .map((cell, column) => ({ column, head: cleaned(withCharacters(cell)).replace(/\s+/g, ' ') }))
    .filter((each) => each.head !== '');
  const unnamed = [...chosen].filter((column) => !heads.some((each) => each.column === column));
  const columns = names.columnsOf(
    [...heads, ...unnamed.map((column) => ({ column, head: '' }))].toSorted((a, b) => a.column - b.column),
    choices,
  );
  const places = columns.map(({ column }) => column);
  const fieldAt = new Map(columns.flatMap(({ field, column }) => (field === null ? [] : [[field, column]])));
  const found = rowsIn(filled.slice(at + 1), {
    head,
    places,
    isRow: isRow && (({ cells }) => isRow((field) => cleaned(cells[fieldAt.get(field) ?? -1] ?? ''))),
  });
  const rows = found.lines.map((line) => rowOf(line, places, complete));
  return {
    columns: [...columns, ...strayColumns(found.lines, places)].map((column) =>
      withSamples(column, found.lines),
    ),
    rows,
    remarks: [...titleRemark(filled.slice(0, at)), ...found.remarks],
  };
}

/** Finds the line with the most known column names; the first one if there are none. */
function headOf(lines: readonly FileLine[], isColumn: (name: string) => boolean): number {
  const counts = lines.slice(0, headWithin).map(({ cells }) => cells.filter(isColumn).length);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

function titleRemark(lines: readonly FileLine[]): Remark[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return [];
  const text = first.cells.map(cleaned).find((cell) => cell !== '') ?? '';
  return [remark('title', { lines: [...new Set([first.line, last.line])].join('–'), text })];
}

/** Finds columns with content but without a name, so that a person can assign them. */
function strayColumns(lines: readonly FileLine[], places: readonly number[]): FileColumn[] {
  const named = new Set(places);
  const stray = new Set<number>();
  for (const { cells } of lines)
    for (const [column, cell] of cells.entries())
      if (!named.has(column) && !stray.has(column) && cleaned(cell) !== '') stray.add(column);
  return [...stray]
    .toSorted((a, b) => a - b)
    .map((column) => ({ column, head: '', field: null, state: 'unknown', samples: [] }));
}

function withSamples(column: FileColumn, lines: readonly FileLine[]): FileColumn {
  const samples: string[] = [];
  for (const { cells } of lines) {
    const text = cleaned(cells[column.column] ?? '').slice(0, longestSample);
    if (text !== '' && !samples.includes(text)) samples.push(text);
    if (samples.length === mostSamples) break;
  }
  return { ...column, samples };
}

function rowOf(
  { line, cells, numbers = none, dates = none }: FileLine,
  places: readonly number[],
  complete: boolean,
): FileRow {
  const least = (places.at(-1) ?? 0) + 1;
  const row = places.map((place) => cleaned(withCharacters(cells[place] ?? '')));
  const stray =
    cells.length > places.length
      ? cells.findIndex((cell, place) => !places.includes(place) && cleaned(cell) !== '')
      : -1;
  const fault: RowFault | null =
    complete && cells.length < least
      ? { code: 'short', params: { cells: cells.length, columns: least } }
      : stray >= 0
        ? { code: 'stray', params: { column: letterOf(stray), value: cleaned(cells[stray] ?? '') } }
        : null;
  return { line, cells: row, fault, numbers: among(numbers, places), dates: among(dates, places) };
}

const among = (columns: ReadonlySet<number>, places: readonly number[]): ReadonlySet<number> =>
  columns.size === 0
    ? none
    : new Set([...columns].map((place) => places.indexOf(place)).filter((index) => index >= 0));
