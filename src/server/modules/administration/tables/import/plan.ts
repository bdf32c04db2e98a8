import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import type { components } from '#api/admin.d.ts';
import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { ImportedRow, ImportRefusal } from '../../../resource/import.ts';
import { cellValue } from './cells.ts';

export type PlannedRow = components['schemas']['ImportedRow'];

/** Rows of a file at most, its head aside. */
export const mostRows = 5_000;

/** A row of the file; `refusals`: what is wrong with its cells. */
export interface ReadRow {
  line: number;
  id: string;
  values: Record<string, unknown>;
  refusals: { field: string | null; message: string }[];
}

const refused = (message: string) => new ApiError('custom', { message });

/** Reads a file whose first line names fields of the table. Columns that are only read are skipped: an export can be imported. */
export function readRows(table: ReferenceTable, csv: string): ReadRow[] {
  const [head, ...lines] = recordsOf(csv);
  if (!head) throw refused('The file is empty. Its first line names the columns.');
  const columns = head.cells.map((cell) => cell.trim());
  const fields = columns.map((name) => table.fields.find((field) => field.name === name));
  const unknown = columns.filter((_, index) => fields[index] === undefined);
  if (unknown.length > 0) throw refused(`The table has no column ${unknown.join(', ')}.`);
  if (new Set(columns).size < columns.length) throw refused('A column stands in the file twice.');
  if (!columns.includes(table.id)) throw refused(`The file has no column ${table.id}.`);
  if (lines.length > mostRows)
    throw refused(`A file has ${mostRows} rows at most; this one has ${lines.length}.`);
  const seen = new Set<string>();
  return lines.map(({ cells, line }) => {
    const row = rowOf(table, fields, cells, line);
    if (seen.has(row.id)) row.refusals.push({ field: table.id, message: 'stands in the file twice' });
    seen.add(row.id);
    return row;
  });
}

function recordsOf(csv: string): { cells: string[]; line: number }[] {
  if (csv.includes('\0')) throw refused('The file is no text.');
  try {
    const ends: number[] = [];
    const records = parse(csv, {
      bom: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        ends.push(lines);
        return record;
      },
    });
    return records.map((cells, index) => ({ cells, line: ends[index] ?? 0 }));
  } catch (error) {
    if (error instanceof CsvError) throw refused(`The file is no CSV: ${error.message}`);
    throw error;
  }
}

function rowOf(
  table: ReferenceTable,
  fields: readonly (TableField | undefined)[],
  cells: readonly string[],
  line: number,
): ReadRow {
  const row: ReadRow = { line, id: '', values: {}, refusals: [] };
  for (const [index, field] of fields.entries()) {
    if (!field || !(field.creates || field.changes)) continue;
    const cell = cellValue(field, table.limits[field.name] ?? {}, cells[index] ?? '');
    if ('value' in cell) row.values[field.name] = cell.value;
    else row.refusals.push({ field: field.name, message: cell.message });
  }
  row.id = String(row.values[table.id] ?? cells[fields.findIndex((field) => field?.name === table.id)] ?? '');
  return row;
}

/** Each row against the one that is there: new, changed with what changes, unchanged, or refused with the reason. */
export function planOf(
  table: ReferenceTable,
  rows: readonly ReadRow[],
  existing: ReadonlyMap<string, Record<string, unknown>>,
): PlannedRow[] {
  return rows.map((row) => {
    const before = existing.get(row.id);
    const missing = before
      ? []
      : table.fields.filter(
          ({ name, creates }) =>
            creates &&
            table.limits[name]?.required &&
            !(name in row.values) &&
            !row.refusals.some(({ field }) => field === name),
        );
    const refusals = [
      ...row.refusals,
      ...missing.map(({ name }) => ({ field: name, message: 'is required for a new row' })),
    ];
    const changes = Object.entries(row.values)
      .filter(([name, to]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(to ?? null))
      .map(([field, to]) => ({ field, from: before?.[field] ?? null, to: to ?? null }));
    const verdict =
      refusals.length > 0 ? 'refused' : !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
    return { line: row.line, id: row.id, verdict, changes, refusals };
  });
}

/** What is to be written of a plan. */
export const writesOf = (
  plan: readonly PlannedRow[],
  existing: ReadonlyMap<string, Record<string, unknown>>,
): ImportedRow[] =>
  plan
    .filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
    .map(({ id, changes }) => ({
      id,
      values: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      before: existing.get(id) ?? null,
    }));

/** The plan with what the database refused of it. */
export const refusedBy = (plan: readonly PlannedRow[], refusals: readonly ImportRefusal[]): PlannedRow[] =>
  plan.map((row) => {
    const own = refusals.filter(({ id }) => id === row.id).map(({ id: _id, ...refusal }) => refusal);
    return own.length > 0 ? { ...row, verdict: 'refused', refusals: own } : row;
  });

/** Two plans are the same where they would do the same: an import is of the plan that was looked at. */
export const planId = (plan: readonly PlannedRow[]): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');
