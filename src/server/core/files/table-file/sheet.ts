import type { FileLine } from './csv.ts';
import { type NumberFormat, numberText } from './number-format.ts';
import { readXml } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Bounds of what a sheet becomes, which a small file can make large: cells repeat a shared text, and a cell at the end of a row
 * makes all before it.
 */
const most = { lines: 50_000, columns: 128, characters: 24_000_000 };

/** Collects the text of `t` elements, but for how it is read aloud (phonetic runs of East Asian Excel). */
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
}

/** Lines of a sheet that hold something. `formats`: of numbers, by style. */
export function linesOf(
  part: string,
  shared: readonly string[],
  formats: readonly NumberFormat[],
): FileLine[] {
  const lines: FileLine[] = [];
  const inline = textReader();
  let row: Required<FileLine> & { cells: string[]; numbers: Set<number> } = {
    line: 0,
    cells: [],
    numbers: new Set(),
  };
  let cell: SheetCell = { column: 0, type: 'n', style: 0, value: '' };
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
    if (cell.type === 'n' && text !== '' && !format?.digits && !format?.isDate) row.numbers.add(cell.column);
  };
  const endRow = () => {
    if (row.cells.every((text) => text === '')) return;
    filled++;
    if (filled <= most.lines) lines.push(row);
  };

  readXml(part, {
    open(element, { r, t = 'n', s = '0' }) {
      if (element === 'row') row = { line: Number(r ?? row.line + 1), cells: [], numbers: new Set() };
      else if (element === 'c')
        cell = { column: columnOf(r) ?? row.cells.length, type: t, style: Number(s), value: '' };
      else if (element === 'v') readsValue = true;
      else inline.open(element);
    },
    text(text) {
      if (readsValue) cell.value += text;
      else inline.text(text);
    },
    close(element) {
      if (element === 'v') readsValue = false;
      else if (element === 'c') endCell();
      else if (element === 'row') endRow();
      else inline.close(element);
    },
  });
  if (filled > most.lines) throw new UnreadableFile('tooManyRows', { limit: most.lines, rows: filled });
  return lines;
}

function cellText(
  { type, value }: SheetCell,
  inline: string,
  shared: readonly string[],
  format: NumberFormat | undefined,
): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'inlineStr') return inline;
  if (type === 'b') return value === '1' ? 'true' : 'false';
  return type === 'n' ? numberText(value, format) : value;
}

/** Number of a column from the place of a cell: A is 0, AA is 26. Those beyond the bound count as the last one. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return Math.min(column, most.columns) - 1;
}
