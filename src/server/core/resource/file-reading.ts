import type { components } from '#api/main.d.ts';
import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import { screenName } from '#domain/sheet/column-names.ts';
import type { TableFile } from '#server/core/files/table-file/table-file.ts';
import { UnreadableFile } from '#server/core/files/table-file/unreadable-file.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';

export type FileReading = components['schemas']['FileReading'];

/** Presents how a file was read, and the alternatives that a person may choose. */
export const presentReading = ({
  format,
  encoding,
  alternatives,
  separator,
  sheet,
  sheets,
  columns,
}: TableFile): FileReading => ({ format, encoding, alternatives, separator, sheet, sheets, columns });

/** Builds the refusal of a file; includes how it was read, if choosing columns would help. */
export function refusedFile(
  reason: FileRefusal,
  params: RefusalParams = {},
  file: TableFile | null = null,
  language: Language = 'en',
): ApiError {
  const named = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, shown(name, value, language)]),
  );
  return new ApiError('custom', {
    message: filledIn(fileRefusals[reason], named),
    data: { reason, params, ...(file && { reading: presentReading(file) }) },
  });
}

/** Replaces fields by their names on the screen. */
const shown = (name: string, value: string | number, language: Language): string | number =>
  name === 'column' || name === 'columns'
    ? String(value)
        .split(', ')
        .map((field) => screenName(field, language))
        .join(', ')
    : value;

/** Reads a file, or refuses it with the reason. */
export function readOrRefused(read: () => TableFile): TableFile {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableFile ? refusedFile(error.reason, error.params) : error;
  }
}
