import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import type { TableRow } from './queries.ts';

/** Values of the form's fields: choices and words as lists of text; typed words are one on each line. */
export type RowForm = Record<string, string | number | boolean | string[] | null>;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function shownValue({ kind }: TableField, value: unknown): RowForm[string] {
  if (kind === 'choices') return textsOf(value);
  if (kind === 'words') return textsOf(value).join('\n');
  if (kind === 'boolean') return value === true;
  if (kind === 'number') return typeof value === 'number' ? value : null;
  return typeof value === 'string' ? value : '';
}

/** A row as the form begins with it; null: a new one. */
export const formOf = (fields: readonly TableField[], row: TableRow | null): RowForm =>
  Object.fromEntries(fields.map((field) => [field.name, shownValue(field, row?.[field.name])]));

function sentValue({ kind, nullable }: TableField, value: RowForm[string] | undefined): unknown {
  if (kind === 'words' && typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' && nullable ? null : text;
}

/** All that a new row is made of. */
export const bodyOf = (fields: readonly TableField[], form: RowForm): TableRow =>
  Object.fromEntries(fields.map((field) => [field.name, sentValue(field, form[field.name])]));

/**
 * Returns the changes since the row was opened, with the state that it was seen in; null: nothing changed (TN-286,
 * RU-117).
 */
export function patchOf(table: ReferenceTable, row: TableRow, form: RowForm): TableRow | null {
  const body = bodyOf(
    table.fields.filter(({ changes }) => changes),
    form,
  );
  const changed = Object.entries(body).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name] ?? null),
  );
  if (changed.length === 0) return null;
  const seen = table.fields.filter(({ version }) => version).map(({ name }) => [name, row[name]]);
  return Object.fromEntries([...changed, ...seen]);
}
