import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import type { components } from '#api/admin.d.ts';
import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { ImportedRow, ImportRefusal } from '#server/core/resource/import.ts';
import { type WrongField, wrongField, wrongFieldOf } from '#server/core/resource/row-refusal.ts';
import { cellValue } from './cells.ts';

export type PlannedRow = components['schemas']['ImportedRow'];

/** Rows of a file at most, its head aside. */
export const mostRows = 5_000;

/** A row of the file; `refusals`: what is wrong with its cells. */
export interface ReadRow {
  line: number;
  id: string;
  values: Record<string, unknown>;
  refusals: WrongField[];
}

const refused = (reason: FileRefusal, params: RefusalParams = {}) =>
  new ApiError('custom', { message: filledIn(fileRefusals[reason], params), data: { reason, params } });

/** Reads a file whose first line names fields of the table. Columns that are only read are skipped: an export can be imported. */
export function readRows(table: ReferenceTable, csv: string): ReadRow[] {
  const [head, ...lines] = recordsOf(csv);
  if (!head) throw refused('empty');
  const columns = head.cells.map((cell) => cell.trim());
  const fields = columns.map((name) => table.fields.find((field) => field.name === name));
  const unknown = columns.filter((_, index) => fields[index] === undefined);
  if (unknown.length > 0) throw refused('unknownColumns', { columns: unknown.join(', ') });
  if (new Set(columns).size < columns.length) throw refused('columnTwice');
  if (!columns.includes(table.id)) throw refused('noId', { column: table.id });
  if (lines.length > mostRows) throw refused('tooManyRows', { limit: mostRows, rows: lines.length });
  const seen = new Set<string>();
  return lines.map(({ cells, line }) => {
    const row = rowOf(table, fields, cells, line);
    if (seen.has(row.id)) row.refusals.push(wrongField(table.id, 'twice'));
    seen.add(row.id);
    return row;
  });
}

function recordsOf(csv: string): { cells: string[]; line: number }[] {
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
    if (error instanceof CsvError) throw refused('noCsv', { detail: error.message });
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
    else row.refusals.push(wrongField(field.name, cell.code, cell.params));
  }
  row.id = String(row.values[table.id] ?? cells[fields.findIndex((field) => field?.name === table.id)] ?? '');
  return row;
}

/** The rows that the contract would refuse one by one: what the limits of a field do not say, it does. */
export const checkedBy = (
  plan: readonly PlannedRow[],
  fields: readonly string[],
  accept: (verdict: 'new' | 'changed', values: Record<string, unknown>) => void,
): PlannedRow[] =>
  plan.map((row) => {
    if (row.verdict !== 'new' && row.verdict !== 'changed') return row;
    try {
      accept(row.verdict, Object.fromEntries(row.changes.map(({ field, to }) => [field, to])));
      return row;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...row, verdict: 'refused', refusals: [wrongFieldOf(error, fields, 'form')] };
    }
  });

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
    const refusals = [...row.refusals, ...missing.map(({ name }) => wrongField(name, 'required'))];
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

/** The plan with the rows that the database refused. */
export const refusedBy = (plan: readonly PlannedRow[], refusals: readonly ImportRefusal[]): PlannedRow[] =>
  plan.map((row) => {
    const own = refusals.filter(({ id }) => id === row.id).map(({ id: _id, ...refusal }) => refusal);
    return own.length > 0 ? { ...row, verdict: 'refused', refusals: own } : row;
  });

/** Two plans are the same if they would do the same: an import must match the plan that was previewed. */
export const planId = (plan: readonly PlannedRow[]): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');
