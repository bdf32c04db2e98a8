/**
 * Hangul in Latin letters, syllable by syllable: the letters of the Revised Romanization, without its sound changes.
 */

const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

function romanized(code: number): string {
  const place = code - firstSyllable;
  const final = place % finals.length;
  const vowel = Math.floor(place / finals.length) % vowels.length;
  const initial = Math.floor(place / (finals.length * vowels.length));
  return `${initials[initial] ?? ''}${vowels[vowel] ?? ''}${finals[final] ?? ''}`;
}

/** Converts a text to letters that the box can draw: accents are removed, and any other letter becomes a box. */
export function latin(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code >= firstSyllable && code <= lastSyllable) return romanized(code);
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[ -~]*$/.test(plain) ? plain : '\u25a1';
    })
    .join('');
}
