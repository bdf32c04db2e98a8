import type { FileNote } from '#domain/import-refusals.ts';
import { listed } from './places.ts';
import type { Remark } from './remark.ts';

/**
 * Detects changes that programs make to entered values: a serial number becomes a number, a date, or text with a mark.
 * A reversible change is undone and noted; if digits are lost the value is refused. A leading apostrophe keeps a value
 * unchanged.
 */

/**
 * `code`: digits that are not a number, such as serial numbers. `word`: one of a few texts, such as models. `text`: any
 * text.
 */
export type CellKind = 'code' | 'mac' | 'word' | 'text' | 'number';

export type CellFault = 'shortened' | 'madeDate' | 'placeholder' | 'lostZeros';

export interface MendedCell {
  text: string;
  /** Changes made to the text. */
  changes: readonly FileNote[];
  /** Reason that it cannot be used; null: none. */
  fault: CellFault | null;
}

interface Cell {
  text: string;
  kind: CellKind;
  /** True: the workbook holds it as a number, or as a date. */
  isNumber: boolean;
  isDate: boolean;
  /** True: a row without the value is invalid. */
  isNeeded: boolean;
  /** True: people fill in the column, and write words for "none". */
  isByHand: boolean;
}

/** Words that programs write for an empty cell, and words that people write; `NA` is Namibia, so it is no such word. */
const ofPrograms = /^(nan|nat|n\/a|<na>|null|undefined|\((blank|empty|null|none)\))$/iu;
const ofPeople = /^(none|nil|tbd|-{1,3}|—|–|\?+|없음|해당 ?없음|미정|无|無|なし|keine|k\. ?a\.)$/iu;
/** Matches a number in a spreadsheet's exponent form, for example `1.23457E+11`. */
const exponent = /^[+-]?\d([.,]\d+)?E\+\d{1,3}$/i;
const withZeroFraction = /^(\d+)[.,]0+$/;
const grouped = /^(\d{1,3}([.,'’ ])\d{3}(?:\2\d{3})+)(?:[.,]0+)?$/;
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mrz|mai|okt|dez|janv|févr|avr|juil|août|déc)[a-zé]*\\.?';
const dates = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?)?$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4}( \d{1,2}:\d{2}(:\d{2})?)?$/,
  new RegExp(`^\\d{1,2}[-. ]${month}([-. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${month}[-. ]\\d{2,4}$`, 'i'),
  /^(\d{4}[년年] ?)?\d{1,2}[월月][ -]?(\d{1,2}[일日]?)?$/u,
];
const prefixes = {
  code: /^(?:s\s*\/?\s*n|serial(?:\s*(?:no|nr|number|num|#))?|시리얼(?:\s*번호)?|일련번호|序列号|序列號|シリアル(?:番号)?)\.?\s*[:：#=]\s*/iu,
  mac: /^(?:(?:mac|ethernet|wan|eth)(?:[\s-]*(?:address|addr|id|주소|地址|アドレス))?\.?\s*[:：#=]?\s*)?(?:0x)?(?=[0-9a-f])/iu,
};
const none: readonly FileNote[] = [];
const fullWidth = /[\uff01-\uff5e]/u;
/** Digits of a number that a spreadsheet can hold. */
const mostDigits = 15;

/** Matches values without any trace of a program, which are nearly all of a file. */
const untouched: Record<CellKind, RegExp> = {
  code: new RegExp(`^(?=.{0,20}\\d)(?!\\d+-)(?!${month}-)[A-Za-z0-9-]+$`, 'i'),
  mac: /^(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}$/,
  word: /^(?=.{0,20}\d)[A-Za-z0-9 -]+$/,
  text: /^[^\r\n]{16,}$/,
  number: /^-?[\d.]+$/,
};

export function mended({ text: written, kind, isNumber, isDate, isNeeded, isByHand }: Cell): MendedCell {
  if (!isNumber && !isDate && untouched[kind].test(written))
    return { text: written, changes: none, fault: null };
  const changes: FileNote[] = [];
  let text = written;
  const change = (code: FileNote, to: string) => {
    if (to === text) return;
    text = to;
    changes.push(code);
  };
  if (/[\r\n]/.test(text)) change('lineBreaks', text.replace(/\s*[\r\n]+\s*/g, ' ').trim());
  if (kind !== 'text' && fullWidth.test(text)) change('fullWidth', text.normalize('NFKC'));
  const isCode = kind === 'code' || kind === 'mac';
  if (isCode && /^['’‘]/.test(text)) {
    change('apostrophes', text.slice(1).trim());
    return { text, changes, fault: null };
  }
  const isNothing = ofPrograms.test(text) || (isByHand && ofPeople.test(text));
  if (isNothing) {
    if (isNeeded) return { text, changes, fault: 'placeholder' };
    change('placeholders', '');
    return { text, changes, fault: null };
  }
  if (!isCode) return { text, changes, fault: null };
  const withPrefix = text.replace(prefixes[kind], '');
  if (withPrefix !== '') change('prefixes', withPrefix);
  if (exponent.test(text) || (isNumber && text.replace(/\D/g, '').length > mostDigits))
    return { text, changes, fault: 'shortened' };
  if (kind === 'mac') return { text, changes, fault: /^\d{1,11}$/.test(text) ? 'lostZeros' : null };
  if (isDate || dates.some((date) => date.test(text))) return { text, changes, fault: 'madeDate' };
  const [, digits] = withZeroFraction.exec(text) ?? [];
  if (digits !== undefined) {
    // A program that holds it as a number with a fraction has lost the digits beyond.
    if (digits.length > mostDigits) return { text, changes, fault: 'shortened' };
    change('floats', digits);
  }
  const [, groups] = grouped.exec(text) ?? [];
  if (groups !== undefined) change('thousands', groups.replace(/\D/g, ''));
  return { text, changes, fault: null };
}

/** Collects changed cells of a file as notes on its columns. */
export class Changes {
  readonly #lines = new Map<string, { code: FileNote; column: string; lines: number[] }>();

  add(column: string, line: number, codes: readonly FileNote[]): void {
    for (const code of codes) {
      const key = `${code} ${column}`;
      const noted = this.#lines.get(key) ?? { code, column, lines: [] };
      noted.lines.push(line);
      this.#lines.set(key, noted);
    }
  }

  remarks(): Remark[] {
    return [...this.#lines.values()].map(({ code, column, lines }) => ({
      code,
      params: { column, lines: listed(lines) },
    }));
  }
}
