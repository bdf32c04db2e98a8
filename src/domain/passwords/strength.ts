import {
  normalPassword,
  type PasswordOwner,
  type PasswordRules,
  passwordProblem,
  personalWords,
} from './rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Bits that a letter of a word bears, instead of the 4.7 of one by chance (Shannon 1951: English has 1 to 2.6). */
const bitsOfWordLetter = 2.5;
/** Of a character that goes on as the one before it let expect, and of a part that was there before. */
const bitsOfNext = 1;
/** Under 32 bits, and from 50. At 10 guesses a minute the first takes 800 years; the second is for a hash that was stolen. */
const fairFrom = 32;
const strongFrom = 50;

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/**
 * An estimate of how hard it is to guess, for who chooses it; what may be used is said by `passwordProblem`. It knows no
 * dictionary: four letters and more beside each other are taken for a word, and a name or address of the owner for nothing.
 */
export function passwordStrength(
  password: string,
  about: PasswordOwner,
  rules: PasswordRules,
): PasswordStrength {
  if (passwordProblem(password, about, rules) !== null) return 'weak';
  const bits = bitsOf(withoutWords(normalPassword(password).toLowerCase(), personalWords(about)));
  if (bits >= strongFrom) return 'strong';
  return bits >= fairFrom ? 'fair' : 'weak';
}

/** Fewer bits than a walk over the keyboard or the same part again and again has: what is tried right after the list of common ones. */
const leastBits = 20;

export const isTrivial = (password: string): boolean =>
  bitsOf(normalPassword(password).toLowerCase()) < leastBits;

/** A space where a word was, so that what stood beside it is not joined. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text);

function bitsOf(text: string): number {
  const known = new Set<string>();
  let bits = 0;
  for (const [part] of text.matchAll(/[a-z]+|[0-9]+|[^a-z0-9 ]/gu)) {
    bits += known.has(part) ? bitsOfNext : bitsOfPart(part);
    known.add(part);
  }
  return bits;
}

function bitsOfPart(part: string): number {
  const each = bitsOfCharacter(part);
  const known = new Set<string>();
  let bits = 0;
  for (const [index, character] of [...part].entries()) {
    const isNext = index > 0 && follows(part[index - 1] ?? '', character);
    const isRepeated = known.has(character) && each !== bitsOfWordLetter;
    bits += isNext || isRepeated ? bitsOfNext : each;
    known.add(character);
  }
  return bits;
}

function bitsOfCharacter(part: string): number {
  if (/[0-9]/.test(part)) return Math.log2(10);
  if (/[a-z]/.test(part)) return part.length >= 4 ? bitsOfWordLetter : Math.log2(26);
  return Math.log2(32);
}

/** The same once more, the one beside it in the alphabet, or on the keyboard. */
function follows(before: string, character: string): boolean {
  if (Math.abs(before.charCodeAt(0) - character.charCodeAt(0)) <= 1) return true;
  return keyboardRows.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(character)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}
