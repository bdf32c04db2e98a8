import { readXml } from './read-xml.ts';

/** Display format of a number cell. */
export interface NumberFormat {
  /** Minimum number of digits shown: `00000` adds zeros that the number does not have. */
  digits: number;
  isDate: boolean;
}

const plain: NumberFormat = { digits: 0, isDate: false };

/**
 * Tells by number if a built-in format of workbooks is a date or time (ECMA-376, 18.8.30), including those of East
 * Asian languages.
 */
const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Returns cell formats by style number. */
export function numberFormatsOf(styles: string): NumberFormat[] {
  const own = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  readXml(styles, {
    open(element, { numFmtId = '0', formatCode = '' }) {
      if (element === 'numFmt') own.set(numFmtId, formatOf(formatCode));
      if (element === 'cellXfs') inCells = true;
      if (element === 'xf' && inCells)
        formats.push(own.get(numFmtId) ?? { ...plain, isDate: isDateNumber(Number(numFmtId)) });
    },
    close(element) {
      if (element === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

function formatOf(code: string): NumberFormat {
  if (/^0{2,}$/.test(code)) return { digits: code.length, isDate: false };
  // Texts, colours and languages are not parts of a date.
  const parts = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return { digits: 0, isDate: /[ymdhs]/i.test(parts) };
}

/** Formats a number as its cell shows it, in one form for all languages. */
export function numberText(value: string, { digits, isDate }: NumberFormat = plain): string {
  const number = Number(value);
  // A number of more than fifteen digits stays unchanged, and its row is refused as shortened.
  if (value === '' || !Number.isFinite(number) || Math.abs(number) >= 1e15) return value;
  if (isDate) return dateText(number) ?? value;
  // Excel writes 1.1 as 1.1000000000000001, and shows fifteen digits.
  return String(Number(number.toPrecision(15))).padStart(digits, '0');
}

const dayMs = 86_400_000;
/** Day 0 of Excel; its 29 February 1900 does not exist, so earlier days are off. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDay = 61;
const lastDay = 2_958_465;

function dateText(days: number): string | null {
  if (days < firstDay || days > lastDay + 1) return null;
  const time = new Date(dayZero + Math.round(days * 86_400) * 1_000);
  const text = time.toISOString();
  return time.getTime() % dayMs === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
