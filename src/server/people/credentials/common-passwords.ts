import list from './common-passwords.json' with { type: 'json' };

/** Passwords with their rank, 0 the most common. */
let ranks: ReadonlyMap<string, number> | null = null;

/** Characters that people, and attackers, use in place of letters. */
const instead: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Digits and signs around one of the first thousand, or around any of the list, that do not make it better. */
const decoration = { first: 6, any: 3 };
const first = 1_000;
/** Shorter words are in the list by the hundred. */
const shortestWord = 4;

/**
 * Tells if a password is one of the 10,000 most common, in capitals or not, with the usual signs for letters, or with a
 * few digits and signs around it, without spaces: in its plain form hardly one of the list has all classes, but common
 * variations do.
 */
export function isCommonPassword(password: string): boolean {
  ranks ??= new Map(list.passwords.split(' ').map((text, rank) => [text, rank]));
  const known = ranks;
  const text = password.toLowerCase().replaceAll(' ', '');
  return wordsIn(text).some((word) => {
    const rank = Math.min(known.get(word) ?? Infinity, known.get(lettersOf(word)) ?? Infinity);
    const around = text.length - word.length;
    return rank < Infinity && around <= (rank < first ? decoration.first : decoration.any);
  });
}

/** Returns the text itself, and the text without the digits and signs at its ends. */
function wordsIn(text: string): string[] {
  const [, bare = ''] = /^[^a-z]*(.*?)[^a-z]*$/.exec(text) ?? [];
  const [, begun = ''] = /^(.*?)[^a-z]*$/.exec(text) ?? [];
  return [text, ...[bare, begun].filter((word) => word.length >= shortestWord)];
}

const lettersOf = (text: string): string =>
  Array.from(text, (character) => instead[character] ?? character).join('');
