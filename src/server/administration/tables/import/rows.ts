import type { components } from '#api/admin.d.ts';
import type { FieldLimits } from '#api/limits.gen.ts';
import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import type { FileColumn } from '#server/core/files/table-file/file-columns.ts';
import { type CellKind, Changes, mended } from '#server/core/files/table-file/made-by-program.ts';
import { noteOf, remarksOf } from '#server/core/files/table-file/notes.ts';
import { letterOf } from '#server/core/files/table-file/places.ts';
import { type FileRow, type ReadingChoice, readTableFile } from '#server/core/files/table-file/table-file.ts';
import type { Language } from '#server/core/http/api-error.ts';
import { presentReading, readOrRefused, refusedFile } from '#server/core/resource/file-reading.ts';
import { type WrongField, wrongField } from '#server/core/resource/row-refusal.ts';
import { cellValue } from './cells.ts';

/** Maximum number of rows in a file, without its head. */
export const mostRows = 5_000;

/** Row of the file; `refusals`: errors in its cells. */
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

/** Reads a file of the table. Read-only columns are skipped, so that an export can be imported. */
export function readRows(
  table: ReferenceTable,
  bytes: Uint8Array,
  choice: ReadingChoice,
  language: Language,
): ReadFile {
  const names = table.fields.map(({ name }) => name);
  const file = readOrRefused(() => readTableFile(bytes, { ...choice, known: { fields: names } }));
  const heads = (state: FileColumn['state']) =>
    file.columns.filter((each) => each.state === state).map(({ head, column }) => head || letterOf(column));
  // Unlike a list of devices, a table refuses unknown columns: it may be the file of another table.
  const unknown = file.columns.filter(({ state, head }) => state === 'unknown' && head !== '');
  if (unknown.length > 0)
    throw refusedFile('unknownColumns', { columns: unknown.map(({ head }) => head).join(', ') }, file);
  if (heads('ambiguous').length > 0)
    throw refusedFile('columnTwice', { columns: heads('ambiguous').join(', ') }, file);
  if (!file.columns.some(({ field }) => field === table.id))
    throw refusedFile('noId', { column: table.id }, file, language);
  if (file.rows.length > mostRows)
    throw refusedFile('tooManyRows', { limit: mostRows, rows: file.rows.length });
  const fields = file.columns.map(({ field }) => table.fields.find(({ name }) => name === field));
  const changes = new Changes();
  const seen = new Set<string>();
  const read = file.rows.map((row) => {
    const result = rowOf(table, fields, row, { decimalComma: file.separator === ';', changes });
    if (seen.has(result.id) && result.id !== '') result.refusals.push(wrongField(table.id, 'twice'));
    seen.add(result.id);
    return result;
  });
  const texts = table.fields.flatMap(({ name, kind, creates, changes: isChanged }) =>
    kind === 'text' && (creates || isChanged) ? [name] : [],
  );
  return {
    rows: read,
    file: presentReading(file),
    notes: [...remarksOf(file, texts), ...changes.remarks()].map(noteOf),
  };
}

function rowOf(
  table: ReferenceTable,
  fields: readonly (TableField | undefined)[],
  { line, cells, numbers, dates, fault }: FileRow,
  { decimalComma, changes }: { decimalComma: boolean; changes: Changes },
): ReadRow {
  const id = cells[fields.findIndex((field) => field?.name === table.id)] ?? '';
  const row: ReadRow = { line, id, values: {}, refusals: [] };
  if (fault) {
    row.refusals.push(wrongField(null, fault.code, fault.params));
    return row;
  }
  for (const [index, field] of fields.entries()) {
    if (!field || !(field.creates || field.changes)) continue;
    const limits = table.limits[field.name] ?? {};
    const isNumber = numbers.has(index);
    const whole = mended({
      text: cells[index] ?? '',
      kind: kindOf(field, table, limits),
      isNumber,
      isDate: dates.has(index),
      isNeeded: field.name === table.id,
      isByHand: false,
    });
    changes.add(field.name, line, whole.changes);
    if (whole.fault) {
      row.refusals.push(wrongField(field.name, whole.fault, { value: whole.text }));
      continue;
    }
    const read = cellValue(field, limits, { text: whole.text, isNumber, decimalComma });
    if ('value' in read) row.values[field.name] = read.value;
    else row.refusals.push(wrongField(field.name, read.code, read.params));
  }
  row.id = String(row.values[table.id] ?? id);
  return row;
}

/** Returns the kind of a column's cells: ids and texts of a fixed form are codes, whose digits are not numbers. */
function kindOf({ name, kind }: TableField, { id }: ReferenceTable, { pattern }: FieldLimits): CellKind {
  if (kind !== 'text') return 'number';
  return name === id || pattern !== undefined ? 'code' : 'text';
}
