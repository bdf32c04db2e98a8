import { expect, test } from 'vitest';
import { accountRules } from './account-rules.ts';
import { isTrivial, passwordStrength } from './strength.ts';

const { specified, strict } = accountRules;
const nora = { email: 'nora.west@northwind.example', name: 'Nora Westerfield' };

test.each([
  ['', 'weak'],
  ['k#9Qz!v', 'weak'],
  ['alllowercaseletters', 'weak'],
  ['Abcdef1!', 'weak'],
  ['Qwerty12!', 'weak'],
  ['Summer24!', 'weak'],
  ['Lantern#4728', 'fair'],
  ['k#9Qz!v2Lx', 'fair'],
  ['k#9Qz!v2LxT5', 'strong'],
] as const)('%s → %s (ASVS 2.1.8)', (password, strength) => {
  expect(passwordStrength(password, nora, specified)).toBe(strength);
});

test("given a passphrase with the owner's name, then that part adds nothing", () => {
  const phrase = 'Westerfield-Nora-1-West-Nora';
  expect(passwordStrength(phrase, { email: '', name: '' }, strict)).toBe('strong');
  expect(passwordStrength(phrase, nora, strict)).toBe('weak');
});

test('given a repetition, then the longer password is not stronger', () => {
  expect(passwordStrength('Aa1!Aa1!Aa1!Aa1!Aa1!Aa1!', nora, strict)).not.toBe('strong');
});

test.each([
  ['house of cards', 'fair'],
  ['Correct-horse-Battery-9', 'fair'],
  ['Correct-horse-Battery-staple-9', 'strong'],
  ['blue lamp over the harbour', 'strong'],
  ['파란 등불 너머로 항구가 보인다', 'strong'],
  ['🦊🐢🦉🐝🦀🐙🦔🐘🦒🐋🦜🐿', 'strong'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
] as const)('under the strict rules %s → %s', (password, strength) => {
  expect(passwordStrength(password, nora, strict)).toBe(strength);
});

test.each([
  ['aaaaaaaaaaaa', true],
  ['abcabcabcabc', true],
  ['123456789012', true],
  ['qwertyuiop asdf', true],
  ['blue lamp 12', false],
  ['가나다라마바사아자차카타', false],
] as const)('%s is trivial: %s', (password, trivial) => {
  expect(isTrivial(password)).toBe(trivial);
});
