import { createHash } from 'node:crypto';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import {
  type DeviceField,
  deviceFields,
  fieldLabels,
  mostUploadBytes,
  mostUploadRows,
} from '#domain/inventory-rows.ts';
import type { UploadReading, UploadType } from '#machines/inventory-upload/events.ts';
import { folded } from '#server/core/files/table-file/clean.ts';
import { notesOf } from '#server/core/files/table-file/notes.ts';
import { readTableFile, type TableFile } from '#server/core/files/table-file/table-file.ts';
import { UnreadableFile } from '#server/core/files/table-file/unreadable-file.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { FileRow } from './queries/rows.ts';

export interface ReadFile {
  sha256: string;
  reading: UploadReading;
  rows: FileRow[];
}

const fieldOf = new Map<string, DeviceField>(
  deviceFields.flatMap((field) =>
    [field, ...fieldLabels[field]].map((name) => [folded(name), field] as const),
  ),
);
const names = deviceFields.flatMap((field) => [field, ...fieldLabels[field]]);

/** Columns without which no row of the type can be valid. */
const needed: Record<UploadType, readonly DeviceField[]> = {
  create: ['deviceSn', 'macAddr', 'modelName'],
  deploy: ['deviceSn', 'macAddr', 'modelName'],
  edit: ['endpointId'],
};

const refused = (reason: FileRefusal, params: RefusalParams = {}) =>
  new ApiError('custom', { message: filledIn(fileRefusals[reason], params), data: { reason, params } });

/** Reads a file of devices. Columns that the product does not have are ignored, and named. */
export function readDeviceFile(
  bytes: Uint8Array,
  type: UploadType,
  encoding: FileEncoding | undefined,
): ReadFile {
  if (bytes.length > mostUploadBytes) throw refused('tooLarge', { limit: mostUploadBytes / 2 ** 20 });
  const file = tableFile(bytes, encoding);
  const fields = file.columns.map((name) => fieldOf.get(folded(name)) ?? null);
  const known = fields.filter((field) => field !== null);
  if (new Set(known).size < known.length) throw refused('columnTwice');
  const missing = needed[type].filter((field) => !known.includes(field));
  if (missing.length > 0) throw refused('noColumns', { columns: missing.join(', ') });
  if (file.rows.length === 0) throw refused('noRows');
  if (file.rows.length > mostUploadRows)
    throw refused('tooManyRows', { limit: mostUploadRows, rows: file.rows.length });
  const ignored = file.columns.filter((_, index) => fields[index] === null && !isOwn(file.columns[index]));
  const texts = fields.flatMap((field, index) =>
    field === 'deviceSn' || field === 'zipCode' ? [index] : [],
  );
  const notes = notesOf(file, texts).map(({ code, params }) => ({ code, params }));
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    reading: { ignored, notes },
    rows: file.rows.map((row) => rowOf(row, fields, file.separator === ';')),
  };
}

/** The column that the product itself has added to a file of wrong rows. */
export const errorColumn = 'waymarkErrors';
const isOwn = (name: string | undefined) => name !== undefined && folded(name) === folded(errorColumn);

function tableFile(bytes: Uint8Array, encoding: FileEncoding | undefined): TableFile {
  try {
    return readTableFile(bytes, { names: [...names, errorColumn], encoding });
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.reason, error.params) : error;
  }
}

function rowOf(
  { line, cells, numbers, fault }: TableFile['rows'][number],
  fields: readonly (DeviceField | null)[],
  decimalComma: boolean,
): FileRow {
  const row: FileRow = { line, cells: {}, faults: [] };
  for (const [index, field] of fields.entries()) {
    const text = cells[index] ?? '';
    if (field === null || text === '') continue;
    row.cells[field] = isCoordinate(field) && decimalComma ? text.replace(',', '.') : text;
    // A spreadsheet holds 15 digits of a number.
    if (field === 'deviceSn' && numbers.has(index) && text.replace(/\D/g, '').length > 15)
      row.faults.push({ field, code: 'serialnumber-invalid', params: { value: text } });
  }
  if (fault) row.faults.push({ field: null, code: fault.code, params: { ...fault.params } });
  return row;
}

const isCoordinate = (field: DeviceField) => field === 'lat' || field === 'lng';
