import type { FileLine } from './csv.ts';
import { type NumberFormat, numberText } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Limits of an expanded sheet, because a small file can become large: cells repeat a shared text, and a cell at the end
 * of a row creates all before it.
 */
const most = { lines: 50_000, columns: 128, characters: 24_000_000, merges: 20_000, looked: 200_000 };

/** Creates a reader for `t` elements that skips phonetic runs of East Asian Excel. */
export function textReader() {
  let collected = '';
  let reads = false;
  let aloud = false;
  return {
    open(element: string) {
      if (element === 't') reads = true;
      if (element === 'rPh') aloud = true;
    },
    close(element: string) {
      if (element === 't') reads = false;
      if (element === 'rPh') aloud = false;
    },
    text(value: string) {
      if (reads && !aloud) collected += value;
    },
    taken() {
      const text = collected;
      collected = '';
      return text;
    },
  };
}

interface SheetCell {
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
}

/** Sheet as it is read. */
export interface Sheet {
  /** Lines with content. */
  lines: FileLine[];
  hiddenColumns: number[];
  /** Cells below the first of merged cells, which got its value. */
  merged: { line: number; column: number }[];
  /** Formula cells without a calculated value. */
  uncalculated: number[];
}

interface SheetRow {
  line: number;
  cells: string[];
  numbers: Set<number>;
  dates: Set<number>;
  hidden: boolean;
}

/** Reads a sheet. `formats`: of numbers, by style. `within`: lines after which reading ends; absent: all are read. */
export function readSheet(
  part: string,
  shared: readonly string[],
  formats: readonly NumberFormat[],
  within = Number.POSITIVE_INFINITY,
): Sheet {
  const lines: SheetRow[] = [];
  const ranges: string[] = [];
  const hiddenColumns: number[] = [];
  const uncalculated = new Set<number>();
  const inline = textReader();
  let row = rowAt(0);
  let cell: SheetCell = { column: 0, type: 'n', style: 0, value: '', isFormula: false };
  let readsValue = false;
  let filled = 0;
  let characters = 0;

  const endCell = () => {
    const format = formats[cell.style];
    const text = cellText(cell, inline.taken(), shared, format);
    characters += text.length;
    if (characters > most.characters) throw new UnreadableFile('noWorkbook');
    while (row.cells.length < cell.column) row.cells.push('');
    row.cells[cell.column] = text;
    if (cell.isFormula && text === '') uncalculated.add(row.line);
    if (text === '') return;
    if (cell.type === 'd' || (cell.type === 'n' && format?.isDate)) row.dates.add(cell.column);
    else if (cell.type === 'n' && !format?.digits) row.numbers.add(cell.column);
  };
  const endRow = () => {
    if (row.cells.every((text) => text === '')) return;
    filled++;
    if (filled <= most.lines) lines.push(row);
    return filled >= within;
  };

  readXml(part, {
    open(element, { r, t = 'n', s = '0', hidden, min, max, ref }) {
      if (element === 'row') row = rowAt(Number(r ?? row.line + 1), isTrue(hidden));
      else if (element === 'c')
        cell = {
          column: columnOf(r) ?? row.cells.length,
          type: t,
          style: Number(s),
          value: '',
          isFormula: false,
        };
      else if (element === 'v') readsValue = true;
      else if (element === 'f') cell.isFormula = true;
      else if (element === 'col' && isTrue(hidden)) hiddenColumns.push(...columnsBetween(min, max));
      else if (element === 'mergeCell' && ref && ranges.length < most.merges) ranges.push(ref);
      else inline.open(element);
    },
    text(text) {
      if (readsValue) cell.value += text;
      else inline.text(text);
    },
    close(element) {
      if (element === 'v') readsValue = false;
      else if (element === 'c') endCell();
      else if (element === 'row') return endRow();
      else inline.close(element);
    },
  });
  if (filled > most.lines) throw new UnreadableFile('tooManyRows', { limit: most.lines, rows: filled });
  return { lines, hiddenColumns, merged: filledDown(lines, ranges), uncalculated: [...uncalculated] };
}

const rowAt = (line: number, hidden = false): SheetRow => ({
  line,
  cells: [],
  numbers: new Set(),
  dates: new Set(),
  hidden,
});

const isTrue = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

function columnsBetween(min = '1', max = min): number[] {
  const first = Math.max(1, Number(min));
  const last = Math.min(most.columns, Number(max));
  return Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, index) => first - 1 + index);
}

/**
 * Fills merged cells downwards: a workbook keeps their value in the first one. Cells below it get the value, those
 * beside it do not: merging down means "the same for all", merging across makes a title.
 */
function filledDown(lines: readonly SheetRow[], ranges: readonly string[]): Sheet['merged'] {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const merged: Sheet['merged'] = [];
  let looked = 0;
  for (const range of ranges) {
    const [, letters = '', from = '', to = ''] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range) ?? [];
    const column = columnOf(letters);
    const first = byLine.get(Number(from));
    const value = column === null ? '' : (first?.cells[column] ?? '');
    if (column === null || value === '') continue;
    // Rows without any other content are not rows.
    for (let line = Number(from) + 1; line <= Math.min(Number(to), Number(from) + most.lines); line++) {
      if (++looked > most.looked) throw new UnreadableFile('noWorkbook');
      const below = byLine.get(line);
      if (!below || (below.cells[column] ?? '') !== '') continue;
      while (below.cells.length < column) below.cells.push('');
      below.cells[column] = value;
      merged.push({ line, column });
    }
  }
  return merged;
}

function cellText(
  { type, value }: SheetCell,
  inline: string,
  shared: readonly string[],
  format: NumberFormat | undefined,
): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr') return inline;
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ');
  if (type === 'b') return value === '1' ? 'true' : 'false';
  return type === 'n' ? numberText(value, format) : value;
}

/** Returns the column number of a cell reference: A is 0, AA is 26. Columns beyond the limit count as the last one. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return Math.min(column, most.columns) - 1;
}
