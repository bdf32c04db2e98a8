import type { FileEncoding } from '#domain/file-encodings.ts';
import { cleaned, folded } from './clean.ts';
import { type FileLine, headWithin, readCsv } from './csv.ts';
import { decoded, guessedEncoding } from './encoding.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { isArchive, isOldWorkbook, readWorkbook } from './workbook.ts';

/** Rows of a file that a person's program has saved, whatever the program. */
export interface TableFile {
  format: 'csv' | 'xlsx';
  /** Null: a workbook, which has none. */
  encoding: FileEncoding | null;
  separator: string | null;
  /** The sheet, where the workbook has several. */
  sheet: string | null;
  /** What the file calls its columns; those of the table by their own names. */
  columns: string[];
  rows: FileRow[];
  /** Lines before the names of the columns, which were skipped. */
  title: { text: string; lines: [number, number] } | null;
}

export interface FileRow {
  line: number;
  /** One for each column. */
  cells: string[];
  /** Columns of cells that a workbook holds as numbers. */
  numbers: ReadonlySet<number>;
  /** Why its cells cannot be assigned to columns. */
  fault: RowFault | null;
}

export type RowFault =
  | { code: 'short'; params: { cells: number; columns: number } }
  | { code: 'stray'; params: { column: string; value: string } };

interface Options {
  /** Names of the columns that the file may have. */
  names: readonly string[];
  /** Absent: it is guessed. */
  encoding?: FileEncoding | undefined;
}

const noNumbers: ReadonlySet<number> = new Set();

/** The one reader of files that people import. */
export function readTableFile(bytes: Uint8Array, { names, encoding }: Options): TableFile {
  const known = new Map(names.map((name) => [folded(name), name]));
  const isColumn = (name: string) => known.has(folded(name));
  if (isOldWorkbook(bytes)) throw new UnreadableFile('oldWorkbook');
  if (isArchive(bytes)) {
    const { lines, sheet } = readWorkbook(bytes);
    return {
      ...{ format: 'xlsx', encoding: null, separator: null, sheet },
      ...tableOf(lines, known, isColumn, false),
    };
  }
  const used = encoding ?? guessedEncoding(bytes);
  const text = decoded(bytes, used);
  if (text.includes('\0')) throw new UnreadableFile('notText');
  if (/^\s*<(!doctype|html|table|meta|\?xml)/i.test(text)) throw new UnreadableFile('webPage');
  const { separator, lines } = readCsv(text, isColumn);
  return {
    ...{ format: 'csv', encoding: used, separator, sheet: null },
    ...tableOf(lines, known, isColumn, true),
  };
}

/** `complete`: a line has a cell for each column, or was cut. */
function tableOf(
  lines: readonly FileLine[],
  known: ReadonlyMap<string, string>,
  isColumn: (name: string) => boolean,
  complete: boolean,
): Pick<TableFile, 'columns' | 'rows' | 'title'> {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cleaned(cell) !== ''));
  const at = headOf(filled, isColumn);
  const head = filled[at];
  if (!head) throw new UnreadableFile('empty');
  const named = head.cells
    .map((cell, index) => ({ index, name: known.get(folded(cell)) ?? cleaned(cell) }))
    .filter(({ name }) => name !== '');
  const places = named.map(({ index }) => index);
  return {
    columns: named.map(({ name }) => name),
    rows: filled.slice(at + 1).map((line) => rowOf(line, places, complete)),
    title: titleOf(filled.slice(0, at)),
  };
}

/** The line with the most names of columns; the first one where none has any. */
function headOf(lines: readonly FileLine[], isColumn: (name: string) => boolean): number {
  const counts = lines.slice(0, headWithin).map(({ cells }) => cells.filter(isColumn).length);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

function titleOf(lines: readonly FileLine[]): TableFile['title'] {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  const text = first.cells.map(cleaned).find((cell) => cell !== '') ?? '';
  return { text, lines: [first.line, last.line] };
}

function rowOf({ line, cells, numbers }: FileLine, places: readonly number[], complete: boolean): FileRow {
  const least = (places.at(-1) ?? 0) + 1;
  const row = places.map((place) => cleaned(cells[place] ?? ''));
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
  return {
    ...{ line, cells: row, fault },
    numbers: numbers
      ? new Set([...numbers].map((place) => places.indexOf(place)).filter((index) => index >= 0))
      : noNumbers,
  };
}

/** As spreadsheets name a column. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
