import type { FieldLimits } from '#api/limits.gen.ts';
import type { TableField } from '#api/tables.gen.ts';
import type { RefusalParams, RowRefusal } from '#domain/import-refusals.ts';
import { unmarked } from '#domain/sheet/formula-mark.ts';

/** Cell of a file as a value of the API, or the reason that it is wrong. */
export type CellValue = { value: unknown } | Reason;

interface Reason {
  code: RowRefusal;
  params?: RefusalParams;
}

/** Cell of the file, with the file's number format. */
export interface Cell {
  text: string;
  /** True: the workbook holds it as a number. */
  isNumber: boolean;
  /** True: the file writes numbers as 3,14. */
  decimalComma: boolean;
}

/** Reads a cell; an empty one has no value. Several values are separated as in an export, or by semicolons. */
export function cellValue(field: TableField, limits: FieldLimits, cell: Cell): CellValue {
  const text = unmarked(cell.text.trim());
  const lost = lostIn(text);
  if (lost) return { code: lost, params: { value: text } };
  if (field.kind === 'choices' || field.kind === 'words') return severalOf(field, text);
  if (text === '') {
    if (field.nullable) return { value: null };
    const mayBeEmpty = field.kind === 'text' && !limits.minLength && limits.pattern === undefined;
    return limits.required && !mayBeEmpty ? { code: 'required' } : { value: '' };
  }
  if (field.kind === 'boolean') return booleanOf(text);
  if (isShortened(field, cell, text)) return { code: 'shortened', params: { value: text } };
  if (field.kind === 'number') return numberOf(limits, cell.decimalComma ? withPoint(text) : text);
  if (field.kind === 'choice' && !field.choices.includes(text))
    return { code: 'choice', params: { value: text, choices: field.choices.join(', ') } };
  return textOf(limits, text);
}

/** Detects a value that another program has destroyed. */
function lostIn(text: string): 'damaged' | 'sheetError' | null {
  if (text.includes('\uFFFD')) return 'damaged';
  return /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|N\/V|BEZUG!|WERT!)$/.test(text) ? 'sheetError' : null;
}

/** Detects a shortened number: a spreadsheet shows `123456789012` as `1.23457E+11`, and holds 15 digits of a number. */
function isShortened({ kind }: TableField, { isNumber }: Cell, text: string): boolean {
  const isExponent = /^[+-]?\d([.,]\d+)?E\+\d{1,3}$/i.test(text);
  if (kind === 'number') return isExponent && !isNumber;
  return isExponent || (isNumber && text.replace(/\D/g, '').length > 15);
}

/** Converts `1 234,5` to `1234.5`; other spellings stay, and are refused. */
const withPoint = (text: string) =>
  /^-?\d{1,3}( \d{3})*(,\d+)?$|^-?\d+,\d+$/.test(text) ? text.replaceAll(' ', '').replace(',', '.') : text;

/** Parses a boolean, also in German, as German spreadsheets write it. */
function booleanOf(text: string): CellValue {
  const lower = text.toLowerCase();
  if (lower === 'true' || lower === 'wahr') return { value: true };
  return lower === 'false' || lower === 'falsch' ? { value: false } : { code: 'boolean' };
}

function numberOf({ minimum, maximum }: FieldLimits, text: string): CellValue {
  const value = Number(text);
  if (!Number.isFinite(value)) return { code: 'number' };
  if (minimum !== undefined && value < minimum) return { code: 'atLeast', params: { limit: minimum } };
  if (maximum !== undefined && value > maximum) return { code: 'atMost', params: { limit: maximum } };
  return { value };
}

function textOf(limits: FieldLimits, text: string): CellValue {
  const refusal = refusalOf(limits, text);
  if (!refusal) return { value: text };
  const padded = /^\d+$/.test(text) ? paddedFor(limits, text) : null;
  return padded === null ? refusal : { code: 'lostZeros', params: { value: text, padded } };
}

const patterns = new Map<string, RegExp>();

/** Compiles a pattern once, because every row uses the same few. */
function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

function refusalOf({ minLength = 0, maxLength, pattern }: FieldLimits, text: string): Reason | null {
  const length = [...text].length;
  if (length < minLength) return { code: 'shortest', params: { limit: minLength } };
  if (maxLength !== undefined && length > maxLength) return { code: 'longest', params: { limit: maxLength } };
  if (pattern !== undefined && !compiled(pattern).test(text)) return { code: 'pattern', params: { pattern } };
  return null;
}

/** Maximum number of leading zeros that a spreadsheet may have removed. */
const mostZeros = 8;

/** Adds the leading zeros that make a number valid; null: none do. */
function paddedFor(limits: FieldLimits, text: string): string | null {
  for (let zeros = 1; zeros <= mostZeros; zeros++) {
    const padded = '0'.repeat(zeros) + text;
    if (refusalOf(limits, padded) === null) return padded;
  }
  return null;
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
    // The text was written by hand, so it is not JSON.
  }
  return text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
