import type { components } from '#api/admin.d.ts';
import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import { notesOf } from '#server/core/files/table-file/notes.ts';
import { type FileRow, readTableFile, type TableFile } from '#server/core/files/table-file/table-file.ts';
import { UnreadableFile } from '#server/core/files/table-file/unreadable-file.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { type WrongField, wrongField } from '#server/core/resource/row-refusal.ts';
import { cellValue } from './cells.ts';

/** Rows of a file at most, its head aside. */
export const mostRows = 5_000;

/** A row of the file; `refusals`: what is wrong with its cells. */
export interface ReadRow {
  line: number;
  id: string;
  values: Record<string, unknown>;
  refusals: WrongField[];
}

type Plan = components['schemas']['ImportPlan'];

interface ReadFile extends Pick<Plan, 'file' | 'notes'> {
  rows: ReadRow[];
}

const refused = (reason: FileRefusal, params: RefusalParams = {}) =>
  new ApiError('custom', { message: filledIn(fileRefusals[reason], params), data: { reason, params } });

/** Reads a file of the table. Columns that are only read are skipped: an export can be imported. */
export function readRows(
  table: ReferenceTable,
  bytes: Uint8Array,
  encoding: FileEncoding | undefined,
): ReadFile {
  const file = fileOf(table, bytes, encoding);
  const fields = file.columns.map((name) => table.fields.find((field) => field.name === name));
  const unknown = file.columns.filter((_, index) => fields[index] === undefined);
  if (unknown.length > 0) throw refused('unknownColumns', { columns: unknown.join(', ') });
  if (new Set(file.columns).size < file.columns.length) throw refused('columnTwice');
  if (!file.columns.includes(table.id)) throw refused('noId', { column: table.id });
  if (file.rows.length > mostRows) throw refused('tooManyRows', { limit: mostRows, rows: file.rows.length });
  const seen = new Set<string>();
  const read = file.rows.map((row) => {
    const result = rowOf(table, fields, row, file.separator === ';');
    if (seen.has(result.id) && result.id !== '') result.refusals.push(wrongField(table.id, 'twice'));
    seen.add(result.id);
    return result;
  });
  const texts = fields.flatMap((field, index) =>
    field?.kind === 'text' && (field.creates || field.changes) ? [index] : [],
  );
  const { format, separator } = file;
  return {
    rows: read,
    file: { format, encoding: file.encoding, separator },
    notes: notesOf(file, texts),
  };
}

function fileOf(table: ReferenceTable, bytes: Uint8Array, encoding: FileEncoding | undefined): TableFile {
  try {
    return readTableFile(bytes, { names: table.fields.map(({ name }) => name), encoding });
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.reason, error.params) : error;
  }
}

function rowOf(
  table: ReferenceTable,
  fields: readonly (TableField | undefined)[],
  { line, cells, numbers, fault }: FileRow,
  decimalComma: boolean,
): ReadRow {
  const id = cells[fields.findIndex((field) => field?.name === table.id)] ?? '';
  const row: ReadRow = { line, id, values: {}, refusals: [] };
  if (fault) {
    row.refusals.push(wrongField(null, fault.code, fault.params));
    return row;
  }
  for (const [index, field] of fields.entries()) {
    if (!field || !(field.creates || field.changes)) continue;
    const cell = { text: cells[index] ?? '', isNumber: numbers.has(index), decimalComma };
    const read = cellValue(field, table.limits[field.name] ?? {}, cell);
    if ('value' in read) row.values[field.name] = read.value;
    else row.refusals.push(wrongField(field.name, read.code, read.params));
  }
  row.id = String(row.values[table.id] ?? id);
  return row;
}
