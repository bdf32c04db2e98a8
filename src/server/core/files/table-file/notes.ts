import { type FileNote, fileNotes, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import { screenName } from '#domain/sheet/column-names.ts';
import { letterOf, listed } from './places.ts';
import type { Remark } from './remark.ts';
import type { FileRow, TableFile } from './table-file.ts';

export interface Note {
  code: FileNote;
  params: RefusalParams;
  message: string;
}

/** Builds a note in English, with the names on the screen. */
export const noteOf = ({ code, params }: Remark): Note => ({
  code,
  params,
  message: filledIn(fileNotes[code], named(params)),
});

const named = (params: RefusalParams): RefusalParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'column' ? screenName(String(value), 'en') : value,
    ]),
  );

/** Builds notes on the file, for a person to read before the import. `texts`: fields whose digits are not numbers. */
export function remarksOf(file: TableFile, texts: readonly string[]): Remark[] {
  const { columns, rows, remarks } = file;
  const headsOf = (state: string) =>
    columns.filter((each) => each.state === state).map(({ head, column }) => head || letterOf(column));
  const list = (code: 'ignored' | 'readOnly', heads: readonly string[]): Remark[] =>
    heads.length > 0 ? [{ code, params: { columns: heads.join(', ') } }] : [];
  return [
    ...remarks,
    ...columns.flatMap(({ state, field, head, column }): Remark[] =>
      state === 'chosen' && field !== null
        ? [{ code: 'chosen', params: { head: head || letterOf(column), column: field } }]
        : [],
    ),
    ...list('ignored', [...headsOf('unknown'), ...headsOf('ignored')]),
    ...list('readOnly', headsOf('own')),
    ...columns.flatMap(({ field }, index) =>
      field !== null && texts.includes(field) ? digitRemarks(field, index, rows) : [],
    ),
  ];
}

function digitRemarks(column: string, index: number, rows: readonly FileRow[]): Remark[] {
  const digits = rows.filter(({ cells }) => /^\d+$/.test(cells[index] ?? ''));
  // Longer ones have certainly lost digits, and their rows are refused.
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
    return lines.length > 0 ? [{ code, params: { column, lines: listed(lines) } }] : [];
  });
}

/** Returns the length of most numbers; 0 if there is none. */
function usualLength(lengths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && lengths.length >= 3 && most[1] > lengths.length / 2 ? most[0] : 0;
}
