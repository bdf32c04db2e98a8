import type { components } from '#api/main.d.ts';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { ApiError } from '#web/http/api-error.ts';

export type FileReading = components['schemas']['FileReading'];
export type FileColumn = FileReading['columns'][number];

/** Choices of a person about reading a file; absent ones are detected. */
export interface ReadingChoice {
  encoding?: FileEncoding;
  sheet?: string;
  columns?: { column: number; field: string | null }[];
}

/** A form that shows how a file is read, and changes it. */
export interface ReadingFormProps {
  reading: FileReading;
  choice: ReadingChoice;
  /** Fields of the table, by their names on the screen. */
  fields: readonly { field: string; label: string }[];
  /** Names of fields that no column has. */
  missing?: readonly string[];
  /** True where a person must decide about each column before the file is used. */
  mustDecide: boolean;
  onChoose: (choice: ReadingChoice) => void;
}

/** The meaning of one column; another column that had the same is asked about again. */
export function withColumn(choice: ReadingChoice, column: number, field: string | null): ReadingChoice {
  const others = (choice.columns ?? []).filter(
    (each) => each.column !== column && (field === null || each.field !== field),
  );
  return { ...choice, columns: [...others, { column, field }] };
}

/** The whole reading starts again: columns of another sheet or in another encoding are other columns. */
export const withSheet = ({ encoding }: ReadingChoice, sheet: string): ReadingChoice => ({
  ...(encoding && { encoding }),
  sheet,
});

/** Columns whose meaning a person must say. */
export const undecided = ({ columns }: FileReading): FileColumn[] =>
  columns.filter(({ state }) => state === 'unknown' || state === 'ambiguous');

/** Reading of a refused file: a choice of columns can make it a file of the table. */
export function readingIn(error: Error | null): FileReading | null {
  const details = error instanceof ApiError ? error.details : null;
  if (details === null || typeof details !== 'object') return null;
  const reading: unknown = Reflect.get(details, 'reading');
  return isReading(reading) ? reading : null;
}

const isReading = (value: unknown): value is FileReading =>
  value !== null && typeof value === 'object' && Array.isArray(Reflect.get(value, 'columns'));
