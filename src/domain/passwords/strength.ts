import {
  normalPassword,
  type PasswordOwner,
  type PasswordRules,
  passwordProblem,
  personalWords,
} from './rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Bits of a letter within a word, instead of 4.7 for a random one (Shannon 1951: English has 1 to 2.6). */
const bitsOfWordLetter = 2.5;
/** Bits of a character that continues a sequence, and of a repeated part. */
const bitsOfNext = 1;
/**
 * Bits from which a password is fair or strong. At 10 guesses a minute, 32 bits take 800 years; 50 bits protect a
 * stolen hash.
 */
const fairFrom = 32;
const strongFrom = 50;

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/**
 * Estimates the strength of a password for its owner; `passwordProblem` decides if it is permitted. Without a
 * dictionary, four or more adjacent letters count as a word, and a name or address of the owner adds nothing.
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

/** Bits that a keyboard sequence or a repeated part stays below: attackers try these right after common passwords. */
const leastBits = 20;

export const isTrivial = (password: string): boolean =>
  bitsOf(normalPassword(password).toLowerCase()) < leastBits;

/** Replaces each word by a space, so that its neighbours are not joined. */
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

/** Tells if the character repeats the previous one, or follows it in the alphabet or on the keyboard. */
function follows(before: string, character: string): boolean {
  if (Math.abs(before.charCodeAt(0) - character.charCodeAt(0)) <= 1) return true;
  return keyboardRows.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(character)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}
