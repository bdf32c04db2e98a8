import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableFile } from './unreadable-file.ts';

/** Line of a file that is not empty. */
export interface FileLine {
  /** Its last line in the file, or its row in the sheet. */
  line: number;
  /** Its first line, if it spans several. */
  from?: number;
  cells: readonly string[];
  /** Columns of cells that a workbook holds as numbers, or as dates. */
  numbers?: ReadonlySet<number>;
  dates?: ReadonlySet<number>;
  /** True: the row is hidden, or filtered out. */
  hidden?: boolean;
}

/** Separators; at a tie the first one wins. */
const separators = [',', ';', '\t', '|'] as const;

/** Number of lines among which the head is searched. */
export const headWithin = 20;

/** Matches the line that Excel reads and writes before the others. */
const separatorLine = /^"?sep=(.)"?\r?\n?/i;

interface CsvFile {
  separator: string;
  lines: FileLine[];
  /** True: each line was quoted as if it were one cell, because a program took the lines of a CSV for texts. */
  quotedLines: boolean;
}

/**
 * Reads RFC 4180 with the deviations of common programs: other separators and line ends, quotes within a cell, lines of
 * any length.
 */
export function readCsv(text: string, isColumn: (name: string) => boolean): CsvFile {
  const declared = separatorLine.exec(text);
  const separator = declared?.[1] ?? likelySeparator(text, isColumn);
  const lines = declared
    ? linesOf(text.slice(declared[0].length), separator, { before: 1 })
    : linesOf(text, separator, {});
  const inner = declared ? null : unquoted(lines, isColumn);
  return inner ? { ...inner, quotedLines: true } : { separator, lines, quotedLines: false };
}

/** Reads the lines of a CSV whose lines are one quoted cell each; null for any other. */
function unquoted(
  lines: readonly FileLine[],
  isColumn: (name: string) => boolean,
): Pick<CsvFile, 'separator' | 'lines'> | null {
  const texts = lines.map(({ cells }) => cells[0] ?? '');
  const isOneCell =
    lines.length > 0 && lines.every(({ cells }) => cells.slice(1).every((cell) => cell === ''));
  if (!isOneCell || !texts.slice(0, headWithin).some((text) => /[,;\t|]/.test(text))) return null;
  const separator = likelySeparator(texts.join('\n'), isColumn);
  const read = texts.map((text) => linesOf(text, separator, {})[0]?.cells ?? []);
  const known = read.slice(0, headWithin).some((cells) => cells.filter(isColumn).length > 1);
  if (!known) return null;
  return { separator, lines: lines.map(({ line }, index) => ({ line, cells: read[index] ?? [] })) };
}

interface Extent {
  /** Number of lines that precede the text in the file. */
  before?: number;
  /** Maximum number of records to read; absent: all. */
  most?: number;
}

function linesOf(text: string, separator: string, { before = 0, most }: Extent): FileLine[] {
  const ends: number[] = [];
  try {
    const records = parse(text, {
      delimiter: separator,
      // Line ends may differ within a file, because scripts append lines with other ends than the program that began
      // it.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        ends.push(before + lines);
        return record;
      },
      ...(most === undefined ? {} : { to: most }),
    });
    return records.map((cells, index) => {
      const line = ends[index] ?? 0;
      // Most records have a line of their own.
      if (line - (index > 0 ? (ends[index - 1] ?? 0) : before) <= 1) return { line, cells };
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      return breaks === 0 ? { line, cells } : { line, from: line - breaks, cells };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? new UnreadableFile('openQuote', { line: (ends.at(-1) ?? before) + 1 })
      : new UnreadableFile('noCsv', { detail: error.message });
  }
}

/** Chooses the separator that yields the most known columns; in a file without any, the one with the most cells. */
function likelySeparator(text: string, isColumn: (name: string) => boolean): string {
  const beginning = text.slice(0, 65_536);
  const [best] = separators
    .map((separator) => {
      const lines = beginningOf(beginning, separator);
      return {
        separator,
        known: Math.max(0, ...lines.map(({ cells }) => cells.filter(isColumn).length)),
        cells: lines[0]?.cells.length ?? 0,
      };
    })
    .toSorted((a, b) => b.known - a.known || b.cells - a.cells);
  return best?.separator ?? ',';
}

function beginningOf(text: string, separator: string): FileLine[] {
  try {
    return linesOf(text, separator, { most: headWithin });
  } catch {
    // A quote may be open where the text was cut, or never closed.
    const lines = text.split(/\r\n|\r|\n/).slice(0, headWithin);
    return lines.map((line, index) => ({ line: index + 1, cells: line.split(separator) }));
  }
}
