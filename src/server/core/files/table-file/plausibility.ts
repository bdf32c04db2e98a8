import type { FileEncoding } from '#domain/file-encodings.ts';

/** The 2,350 syllables of KS X 1001: what Korean is written with. The other 8,822 of CP949 are rare. */
const commonHangul = new Set(
  new TextDecoder('euc-kr').decode(
    Uint8Array.from({ length: 25 * 94 * 2 }, (_, index) => {
      const syllable = Math.floor(index / 2);
      return index % 2 === 0 ? 0xb0 + Math.floor(syllable / 94) : 0xa1 + (syllable % 94);
    }),
  ),
);

const isBetweenLetters = (before: string | undefined, after: string | undefined) =>
  /[A-Za-z]/.test(before ?? '') && /[A-Za-z]/.test(after ?? '');

/** How much the text looks like one that a person wrote, for each character outside of ASCII: 1 is certain, less than 0 is impossible. */
export function plausibility(text: string, encoding: FileEncoding): number {
  let sum = 0;
  let count = 0;
  for (const { 0: run, index } of text.matchAll(/[^\0-\x7f]+/g)) {
    const between = isBetweenLetters(text[index - 1], text[index + run.length]);
    const characters = [...run];
    for (const character of characters) sum += weightOf(character, characters.length, between, encoding);
    count += characters.length;
  }
  return count === 0 ? 1 : sum / count;
}

function weightOf(character: string, length: number, between: boolean, encoding: FileEncoding): number {
  if (character === '\uFFFD') return -2;
  // Controls of ISO 6429 and private characters: the bytes mean something else.
  if (/[\u0080-\u009f\ue000-\uf8ff]/.test(character)) return -1;
  if (encoding === 'utf-8') return 1;
  if (encoding === 'windows-1252') return latinWeight(character, length);
  // A lone ideograph or syllable inside a Latin word is an accented letter of another encoding.
  const weight = eastAsianWeight(character, encoding);
  return between && length === 1 ? weight / 3 : weight;
}

/** Words have one or two accented letters side by side; two bytes for each syllable make long runs of them. */
function latinWeight(character: string, length: number): number {
  const isLetter = /[\p{Script=Latin}]/u.test(character) && !/[ªº]/.test(character);
  if (isLetter) return length === 1 ? 1 : length === 2 ? 0.75 : 0.2;
  return length === 1 ? 0.7 : 0.3;
}

function eastAsianWeight(character: string, encoding: FileEncoding): number {
  const isKorean = encoding === 'euc-kr';
  if (/\p{Script=Hangul}/u.test(character)) return commonHangul.has(character) ? 1 : 0.5;
  // Half-width katakana are single bytes, which Korean and Latin text becomes.
  if (/[\uff61-\uff9f]/.test(character)) return 0.2;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character)) return isKorean ? 0.4 : 1;
  if (/\p{Script=Han}/u.test(character)) return isKorean ? 0.4 : 0.8;
  return 0.6;
}
