import { expect, test } from 'vitest';
import { passwordStrength } from './strength.ts';

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
  ['Correct-horse-Battery-9', 'fair'],
  ['Correct-horse-Battery-staple-9', 'strong'],
] as const)('%s → %s (ASVS 2.1.8)', (password, strength) => {
  expect(passwordStrength(password, nora)).toBe(strength);
});

test('given a passphrase of his own name, then that part counts for nothing', () => {
  const phrase = 'Westerfield-Nora-1-West-Nora';
  expect(passwordStrength(phrase, { email: '', name: '' })).toBe('strong');
  expect(passwordStrength(phrase, nora)).toBe('weak');
});

test('given one repeats himself, then what is longer is not stronger', () => {
  expect(passwordStrength('Aa1!Aa1!Aa1!Aa1!Aa1!Aa1!', nora)).not.toBe('strong');
});
