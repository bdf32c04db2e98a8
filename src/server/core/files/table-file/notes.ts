import { type FileNote, fileNotes, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import type { FileRow, TableFile } from './table-file.ts';

export interface Note {
  code: FileNote;
  params: RefusalParams;
  message: string;
}

/** Lines that a note names. */
const mostLines = 10;

const noteOf = (code: FileNote, params: RefusalParams): Note => ({
  ...{ code, params },
  message: filledIn(fileNotes[code], params),
});

/** What a person should know of the file before it is imported. `texts`: the columns whose digits are no number. */
export function notesOf(file: TableFile, texts: readonly number[]): Note[] {
  const { title, sheet } = file;
  return [
    ...(title ? [noteOf('title', { lines: [...new Set(title.lines)].join('–'), text: title.text })] : []),
    ...(sheet === null ? [] : [noteOf('sheet', { sheet })]),
    ...texts.flatMap((index) => digitNotes(file.columns[index] ?? '', index, file.rows)),
  ];
}

function digitNotes(column: string, index: number, rows: readonly FileRow[]): Note[] {
  const digits = rows.filter(({ cells }) => /^\d+$/.test(cells[index] ?? ''));
  // Longer ones have lost digits for certain, and their rows are refused.
  const numbers = digits.filter((row) => row.numbers.has(index) && (row.cells[index]?.length ?? 0) <= 15);
  const others = digits.filter((row) => !row.numbers.has(index));
  const usual = usualLength(others.map(({ cells }) => cells[index]?.length ?? 0));
  const noted: Partial<Record<FileNote, FileRow[]>> = {
    numbers,
    shorter: others.filter(({ cells }) => (cells[index]?.length ?? 0) < usual),
    rounded: others.filter(({ cells }) => /^\d{15}0{2,}$/.test(cells[index] ?? '')),
  };
  return (['numbers', 'shorter', 'rounded'] as const).flatMap((code) => {
    const lines = noted[code]?.map(({ line }) => line) ?? [];
    return lines.length > 0 ? [noteOf(code, { column, lines: listed(lines) })] : [];
  });
}

/** The length of most numbers; 0 where they have no usual one. */
function usualLength(lengths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && lengths.length >= 3 && most[1] > lengths.length / 2 ? most[0] : 0;
}

const listed = (lines: readonly number[]): string =>
  lines.slice(0, mostLines).join(', ') + (lines.length > mostLines ? ' …' : '');
