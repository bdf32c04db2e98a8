import { cleaned } from './clean.ts';
import type { FileLine } from './csv.ts';
import { listed } from './places.ts';
import type { Remark } from './remark.ts';

interface Table {
  head: FileLine;
  /** Columns that have a name. */
  places: readonly number[];
  /** True for a line that can be a row of the table; absent: unknown. */
  isRow: ((line: FileLine) => boolean) | undefined;
}

/** Words that people use for the sum below a list. */
const total =
  /^(grand |sub)?(total|sum|count|summe|gesamt|anzahl|합계|총계|소계|총|계|合计|总计|小计|合計|総計|小計|総数|итого|всего)s?(\s*[:：=]?\s*[\d.,\s]*)?\s*(ea|대|개|台|pcs|devices)?$/iu;
const isNumber = (text: string) => /^[\d.,\s]+(ea|대|개|台|pcs)?$/iu.test(text);

/** Filters the lines below the head that are rows: without repeated heads, totals, and other tables after a gap. */
export function rowsIn(lines: readonly FileLine[], table: Table): { lines: FileLine[]; remarks: Remark[] } {
  const repeated = lines.filter((line) => isHead(line, table));
  const totals = lines.filter((line) => isTotal(line) && !table.isRow?.(line));
  const left = new Set([...repeated, ...totals]);
  const [first = [], ...blocks] = blocksOf(lines.filter((line) => !left.has(line)));
  const least = Math.min(...first.map(filledCells));
  const others = blocks.filter((block) => isOtherTable(block, least, table));
  const skipped = new Set(others.flat());
  return {
    lines: [first, ...blocks].flat().filter((line) => !skipped.has(line)),
    remarks: [
      ...remarkOf('headAgain', repeated),
      ...remarkOf('totals', totals),
      ...others.map((block): Remark => {
        const text = (block[0]?.cells ?? []).map(cleaned).find((cell) => cell !== '') ?? '';
        const lines = [...new Set([block[0]?.line ?? 0, block.at(-1)?.line ?? 0])].join('–');
        return { code: 'secondTable', params: { lines, text } };
      }),
    ],
  };
}

const remarkOf = (code: 'headAgain' | 'totals', lines: readonly FileLine[]): Remark[] =>
  lines.length > 0 ? [{ code, params: { lines: listed(lines.map(({ line }) => line)) } }] : [];

const filledCells = ({ cells }: FileLine): number => cells.filter((cell) => cleaned(cell) !== '').length;

/** Detects a repeated head, as a printed list has on each page. */
function isHead({ cells }: FileLine, { head, places }: Table): boolean {
  const isSame = (place: number) => foldedCase(cells[place]) === foldedCase(head.cells[place]);
  const filled = places.filter((place) => (cells[place] ?? '') !== '');
  return filled.length > 1 && filled.every(isSame);
}

const foldedCase = (cell = ''): string => cell.trim().toLowerCase();

function isTotal({ cells }: FileLine): boolean {
  const at = cells.findIndex((cell) => cleaned(cell) !== '');
  if (!total.test(cleaned(cells[at] ?? ''))) return false;
  const others = cells.slice(at + 1).map(cleaned);
  return others.every((cell) => cell === '' || isNumber(cell));
}

/** Splits lines into blocks at blank lines. */
function blocksOf(lines: readonly FileLine[]): FileLine[][] {
  const blocks: FileLine[][] = [];
  let last: FileLine | null = null;
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block && last && (line.from ?? line.line) - last.line <= 1) block.push(line);
    else blocks.push([line]);
    last = line;
  }
  return blocks;
}

/** Detects another table: it begins with fewer cells than a row has, and none of its lines can be a row. */
function isOtherTable(block: readonly FileLine[], least: number, { isRow }: Table): boolean {
  const [first] = block;
  return first !== undefined && filledCells(first) < least && !(isRow && block.some(isRow));
}
