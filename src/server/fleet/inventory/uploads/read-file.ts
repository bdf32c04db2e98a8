import { createHash } from 'node:crypto';
import {
  type DeviceField,
  deviceFields,
  isDeviceField,
  mostUploadBytes,
  mostUploadRows,
  type RowError,
} from '#domain/inventory-rows.ts';
import type { UploadReading, UploadType } from '#machines/inventory-upload/events.ts';
import { Changes } from '#server/core/files/table-file/made-by-program.ts';
import { remarksOf } from '#server/core/files/table-file/notes.ts';
import { letterOf } from '#server/core/files/table-file/places.ts';
import type { ReadingChoice, TableFile } from '#server/core/files/table-file/table-file.ts';
import {
  type FileReading,
  presentReading,
  readOrRefused,
  refusedFile,
} from '#server/core/resource/file-reading.ts';
import { codeFields, mendedCell, readDeviceTable } from '../rows/device-file.ts';
import type { FileRow } from './queries/rows.ts';

export interface ReadFile {
  sha256: string;
  reading: UploadReading;
  rows: FileRow[];
}

/** Columns without which no row of the type can be valid. */
const needed: Record<UploadType, readonly DeviceField[]> = {
  create: ['deviceSn', 'macAddr', 'modelName'],
  deploy: ['deviceSn', 'customerId', 'address'],
  edit: ['endpointId'],
};

/** Preview of how a file would be read, so that a person can choose where it is unclear. */
export interface DeviceFileReading {
  file: FileReading;
  /** Fields that the type needs but no column has. */
  missing: DeviceField[];
  rows: number;
}

export function readingOfDeviceFile(
  bytes: Uint8Array,
  type: UploadType,
  choice: ReadingChoice,
): DeviceFileReading {
  const file = deviceTable(bytes, choice);
  return { file: presentReading(file), missing: missingIn(file, type), rows: file.rows.length };
}

/** Reads a file of devices. Unknown columns are left out and named. */
export function readDeviceFile(bytes: Uint8Array, type: UploadType, choice: ReadingChoice): ReadFile {
  const file = deviceTable(bytes, choice);
  const ambiguous = file.columns.filter(({ state }) => state === 'ambiguous');
  if (ambiguous.length > 0)
    throw refusedFile('columnTwice', { columns: ambiguous.map(({ head }) => head).join(', ') }, file);
  const missing = missingIn(file, type);
  if (missing.length > 0) throw refusedFile('noColumns', { columns: missing.join(', ') }, file);
  if (file.rows.length === 0) throw refusedFile('noRows');
  const changes = new Changes();
  const rows = file.rows.map((row) => rowOf(row, file, needed[type], changes));
  const remarks = [...remarksOf(file, codeFields), ...changes.remarks()];
  const ignored = file.columns.filter(({ state }) => state === 'unknown' || state === 'ignored');
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    reading: {
      ignored: ignored.map(({ head, column }) => head || letterOf(column)),
      notes: remarks.filter(({ code }) => code !== 'ignored'),
    },
    rows,
  };
}

function deviceTable(bytes: Uint8Array, choice: ReadingChoice): TableFile {
  if (bytes.length > mostUploadBytes) throw refusedFile('tooLarge', { limit: mostUploadBytes / 2 ** 20 });
  const file = readOrRefused(() => readDeviceTable(bytes, deviceFields, choice));
  if (file.rows.length > mostUploadRows)
    throw refusedFile('tooManyRows', { limit: mostUploadRows, rows: file.rows.length });
  return file;
}

function missingIn({ columns }: TableFile, type: UploadType): DeviceField[] {
  const fields = new Set(columns.map(({ field }) => field));
  // Any identifier of an existing device is enough to deploy it.
  const names = type === 'deploy' && (fields.has('macAddr') || fields.has('endpointId'));
  return needed[type].filter((field) => !fields.has(field) && !(names && field === 'deviceSn'));
}

function rowOf(
  row: TableFile['rows'][number],
  { columns, separator }: TableFile,
  required: readonly DeviceField[],
  changes: Changes,
): FileRow {
  const read: FileRow = { line: row.line, cells: {}, faults: [] };
  for (const [index, { field }] of columns.entries()) {
    if (field === null || !isDeviceField(field) || (row.cells[index] ?? '') === '') continue;
    const { text, fault } = mendedCell(row, index, field, required, changes);
    if (text !== '')
      read.cells[field] = isCoordinate(field) && separator === ';' ? text.replace(',', '.') : text;
    if (fault) read.faults.push(faultOf(field, fault, text));
  }
  if (row.fault) read.faults.push({ field: null, code: row.fault.code, params: { ...row.fault.params } });
  return read;
}

const faultOf = (field: DeviceField, code: RowError['code'], value: string): RowError => ({
  field,
  code,
  params: code === 'lostZeros' ? { value, digits: value.length } : { value },
});

const isCoordinate = (field: DeviceField) => field === 'lat' || field === 'lng';
