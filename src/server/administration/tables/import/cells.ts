import type { FieldLimits } from '#api/limits.gen.ts';
import type { TableField } from '#api/tables.gen.ts';
import type { RefusalParams, RowRefusal } from '#domain/import-refusals.ts';

/** A cell of a file as the value that the API has for it, or what is wrong with it. */
export type CellValue = { value: unknown } | Reason;

interface Reason {
  code: RowRefusal;
  params?: RefusalParams;
}

/** Text that an export marked as no formula (sheet.ts). */
const unmarked = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** An empty cell is no value. Several values stand in one cell as an export writes them, or with semicolons between them. */
export function cellValue(field: TableField, limits: FieldLimits, cell: string): CellValue {
  const text = unmarked(cell.trim());
  if (field.kind === 'choices' || field.kind === 'words') return severalOf(field, text);
  if (text === '') {
    if (field.nullable) return { value: null };
    const mayBeEmpty = field.kind === 'text' && !limits.minLength && limits.pattern === undefined;
    return limits.required && !mayBeEmpty ? { code: 'required' } : { value: '' };
  }
  if (field.kind === 'boolean') return booleanOf(text);
  if (field.kind === 'number') return numberOf(limits, text);
  if (field.kind === 'choice' && !field.choices.includes(text))
    return { code: 'choice', params: { value: text, choices: field.choices.join(', ') } };
  return textOf(limits, text);
}

function booleanOf(text: string): CellValue {
  const lower = text.toLowerCase();
  return lower === 'true' || lower === 'false' ? { value: lower === 'true' } : { code: 'boolean' };
}

function numberOf({ minimum, maximum }: FieldLimits, text: string): CellValue {
  const value = Number(text);
  if (!Number.isFinite(value)) return { code: 'number' };
  if (minimum !== undefined && value < minimum) return { code: 'atLeast', params: { limit: minimum } };
  if (maximum !== undefined && value > maximum) return { code: 'atMost', params: { limit: maximum } };
  return { value };
}

function textOf({ minLength = 0, maxLength, pattern }: FieldLimits, text: string): CellValue {
  const length = [...text].length;
  if (length < minLength) return { code: 'shortest', params: { limit: minLength } };
  if (maxLength !== undefined && length > maxLength) return { code: 'longest', params: { limit: maxLength } };
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return { code: 'pattern', params: { pattern } };
  return { value: text };
}

function severalOf({ choices }: TableField, text: string): CellValue {
  const value = listOf(text);
  const stray = choices.length > 0 ? value.find((each) => !choices.includes(each)) : undefined;
  return stray === undefined
    ? { value }
    : { code: 'choice', params: { value: stray, choices: choices.join(', ') } };
}

function listOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list.map(String);
  } catch {
    // Written by hand.
  }
  return text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
