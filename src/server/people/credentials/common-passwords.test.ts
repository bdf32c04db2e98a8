import { expect, test } from 'vitest';
import list from './common-passwords.json' with { type: 'json' };
import { isCommonPassword } from './common-passwords.ts';

test('has the length and order that its header gives', () => {
  expect(new Set(list.passwords.split(' ')).size).toBe(10_000);
});

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd#24',
  '2024!Dragon',
  'Qwerty!1234',
  'Iloveyou#1',
  'Lantern#4',
  'pass word 1234',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Vq7#mRz2kT',
  'Password-of-a-lighthouse-7',
  'Abcdef1!',
  'correct-Horse7battery',
  'Lo1!Lo2?',
  'Lantern#4728',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
