import { decode } from 'iconv-lite';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { commonHangul, commonKanji, commonSimplified, commonTraditional } from './common-characters.ts';

/** Cost of bytes that are invalid in the encoding. */
const damaged = -60;
const control = -40;
/** Cost of an ASCII character: readings of the same bytes differ in their number. */
const ascii = -5;

interface Around {
  /** ASCII characters before and after the run. */
  before: string;
  after: string;
  run: readonly string[];
}

type Cost = (character: string, at: number, around: Around) => number;

/**
 * Computes how likely a person wrote this text in a language of the encoding, as a logarithm (base 2) for the whole
 * text, so that readings of the same bytes can be compared. Each character costs by its class: how often the language
 * uses the class, divided by its size.
 */
export function likelihood(text: string, encoding: FileEncoding): number {
  const costOf = costs[encoding] ?? unicode;
  let sum = 0;
  let others = 0;
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]+/g)) {
    const run = [...found];
    others += found.length;
    const around = { before: text[index - 1] ?? '', after: text[index + found.length] ?? '', run };
    for (const [at, character] of run.entries())
      sum += commonCost(character) ?? costOf(character, at, around);
  }
  return sum + ascii * (text.length - others);
}

function commonCost(character: string): number | null {
  if (character === '\uFFFD') return damaged;
  // Controls of ISO 6429 and private characters show that the bytes mean something else.
  return /[\u0080-\u009f\ue000-\uf8ff]/.test(character) ? control : null;
}

/** Ranges of common scripts: Latin, accents, Greek, Cyrillic, Hebrew, Arabic, and all from the Indic ones on. */
const usualRanges: readonly (readonly [number, number])[] = [
  [0xa0, 0x17f],
  [0x300, 0x36f],
  [0x386, 0x3ff],
  [0x400, 0x45f],
  [0x5d0, 0x64a],
  [0x900, 0x10ffff],
];

/** Cost of UTF-8: its rules are so strict that other texts are valid only by accident, and then as rare letters. */
const unicode: Cost = (character) => {
  const code = character.codePointAt(0) ?? 0;
  return usualRanges.some(([first, last]) => code >= first && code <= last) ? -8 : -20;
};

const isLatin = (character: string) => /[A-Za-z]/.test(character);

/** Cost of a lone wide character inside a Latin word: it is an accented letter of another encoding. */
const inLatinWord = ({ before, after, run }: Around): number =>
  run.length === 1 && (isLatin(before) || isLatin(after))
    ? isLatin(before) && isLatin(after)
      ? -14
      : -4
    : 0;

const isWidePunctuation = (character: string) => /[\u3000-\u3011\uff01-\uff5e·]/.test(character);

const korean: Cost = (character, _at, around) => {
  if (commonHangul.has(character)) return -9.3 + inLatinWord(around);
  if (/\p{Script=Hangul}/u.test(character)) return ksx1001().has(character) ? -14.5 : -21;
  if (/\p{Script=Han}/u.test(character)) return -20;
  return isWidePunctuation(character) ? -14 : -18;
};

/**
 * Cost of simplified Chinese. Rows 16 to 55 of GB 2312, level 1, are the characters in use; the others of GBK are rare.
 */
const simplifiedChinese: Cost = (character, _at, around) => {
  if (commonSimplified.has(character)) return -10 + inLatinWord(around);
  if (/\p{Script=Han}/u.test(character)) return gb2312LevelOne().has(character) ? -15.5 : -22;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(character))
    return -19;
  return isWidePunctuation(character) ? -10 : -18;
};

const traditionalChinese: Cost = (character, _at, around) => {
  if (commonTraditional.has(character)) return -10 + inLatinWord(around);
  if (/\p{Script=Han}/u.test(character)) return big5LevelOne().has(character) ? -15 : -21;
  return isWidePunctuation(character) ? -10 : -18;
};

const japanese: Cost = (character, _at, around) => {
  if (/[\uff61-\uff9f]/.test(character)) return halfWidthCost(character, around);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character)) return -8.2 + inLatinWord(around);
  if (commonKanji.has(character)) return -10.3 + inLatinWord(around);
  if (/\p{Script=Han}/u.test(character)) return jisLevelOne().has(character) ? -15.5 : -21;
  return isWidePunctuation(character) ? -10 : -18;
};

/** Cost of half-width katakana: they are single bytes, which other texts decode to; people write them in runs. */
const halfWidthCost = (_character: string, { run }: Around): number =>
  run.every((each) => /[\uff61-\uff9f]/.test(each)) ? -9 : -15;

/**
 * Cost of Latin text: words have one or two adjacent accented letters, while two bytes for each syllable make long
 * runs.
 */
const western: Cost = (character, at, { before, after }) => {
  const beside = at > 0 ? -7 : 0;
  const inWord = isLatin(before) || isLatin(after);
  if (/[äöüÄÖÜßéèêëàâçîïôûùáíóúñãõåæø]/.test(character)) return (inWord ? -5.5 : -8.5) + beside;
  if (/[€’‘“”„–—…·•°®©™«»´²³]/.test(character)) return -8 + beside;
  return (/\p{Script=Latin}/u.test(character) && inWord ? -9 : -12) + beside;
};

const cyrillic: Cost = (character, at, { before, after, run }) => {
  if (!/[А-яЁё№І-їҐґ]/.test(character)) return -12;
  const last = at > 0 ? run[at - 1] : undefined;
  const isCapital = /\p{Lu}/u.test(character);
  if (run.length === 1 && (isLatin(before) || isLatin(after))) return -20;
  // One-letter words are rare.
  if (run.length === 1) return isCapital ? -12 : -9;
  if (!isCapital) return -5.2;
  return last !== undefined && /\p{Ll}/u.test(last) ? -14 : -7.5;
};

const costs: Partial<Record<FileEncoding, Cost>> = {
  'euc-kr': korean,
  gb18030: simplifiedChinese,
  big5: traditionalChinese,
  shift_jis: japanese,
  'windows-1252': western,
  'windows-1251': cyrillic,
};

/** Reads the characters in rows of a double-byte set from its table, once. */
function rowsOf(
  table: string,
  [first, last]: [number, number],
  firstTrail: number,
): () => ReadonlySet<string> {
  let read: ReadonlySet<string> | null = null;
  return () => {
    if (read) return read;
    const bytes: number[] = [];
    for (let lead = first; lead <= last; lead++)
      for (let trail = firstTrail; trail <= 0xfe; trail++) if (trail !== 0x7f) bytes.push(lead, trail);
    read = new Set(decode(Uint8Array.from(bytes), table));
    return read;
  };
}

const ksx1001 = rowsOf('cp949', [0xb0, 0xc8], 0xa1);
const gb2312LevelOne = rowsOf('gb18030', [0xb0, 0xd7], 0xa1);
const big5LevelOne = rowsOf('big5', [0xa4, 0xc6], 0x40);
const jisLevelOne = rowsOf('shiftjis', [0x88, 0x97], 0x40);
