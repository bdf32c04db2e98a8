import list from './common-passwords.json' with { type: 'json' };

/** Each with its rank, 0 the commonest. */
let ranks: ReadonlyMap<string, number> | null = null;

/** What people write instead of a letter, and guessers too. */
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

/** So many digits and signs around one of the first thousand make it no better, and so many around any of the list. */
const decoration = { first: 6, any: 3 };
const first = 1_000;
/** Shorter words are in the list by the hundred. */
const shortestWord = 4;

/**
 * Whether it is one of the 10,000 commonest passwords, in capitals or not, with the usual signs for letters, or with a few digits
 * and signs around it, without spaces: in its plain form hardly one of the list has all classes, but common variations do.
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

/** The text itself, and the text without the digits and signs at its ends. */
function wordsIn(text: string): string[] {
  const [, bare = ''] = /^[^a-z]*(.*?)[^a-z]*$/.exec(text) ?? [];
  const [, begun = ''] = /^(.*?)[^a-z]*$/.exec(text) ?? [];
  return [text, ...[bare, begun].filter((word) => word.length >= shortestWord)];
}

const lettersOf = (text: string): string =>
  Array.from(text, (character) => instead[character] ?? character).join('');
