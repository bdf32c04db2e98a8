import { describe, expect, test } from 'vitest';
import { accountRules } from './account-rules.ts';
import { passwordProblem } from './rules.ts';

const nora = { email: 'nora.west@northwind.example', name: 'Nora Westerfield' };
const { specified, strict } = accountRules;

describe('RU-005..RU-007, CO-070, CO-073, A-030, A-031: account passwords as specified', () => {
  test.each([
    ['Abcdef1!', null],
    ['Abc1!', 'length'],
    [`Abc1!${'xy'.repeat(7)}`, 'repeats'],
    ['Abcdefghijklmnopq12!', null],
    ['Abcdefghijklmnopq123!', 'length'],
    ['abcdef1!', 'classes'],
    ['ABCDEF1!', 'classes'],
    ['Abcdefg!', 'classes'],
    ['Abcdefg1', 'classes'],
    ['Aaaab1!x', null],
    ['Aaaaab1!', 'repeats'],
    ['Abc def1!', 'characters'],
    ['Passwört1!', 'characters'],
  ] as const)('%s → %s', (password, problem) => {
    expect(passwordProblem(password, nora, specified)).toBe(problem);
  });
});

describe('ASVS 2.1.1, 2.1.2, 2.1.4, 2.1.9: account passwords under the strict rules', () => {
  test.each([
    ['eleven char', 'length'],
    ['twelve chars', null],
    ['blue lamp over the harbour', null],
    ['열두글자보다조금긴비밀번호', null],
    ['비밀번호', 'length'],
    // Each of these is two UTF-16 units, and one character.
    ['🦊'.repeat(11), 'length'],
    ['🦊🐢🦉🐝🦀🐙🦔🐘🦒🐋🦜🐿', null],
    // This family emoji consists of symbols joined by an invisible one.
    ['👩‍👩‍👧 goes to sea', null],
    ['z'.repeat(129), 'length'],
    ['tab\tbetween words', 'characters'],
    ['half \ud83e a character', 'characters'],
  ] as const)('%j → %s', (password, problem) => {
    expect(passwordProblem(password, nora, strict)).toBe(problem);
  });

  test('treats other code points of the same look as the same password', () => {
    const [composed, decomposed] = ['é한글'.normalize('NFC'), 'é한글'.normalize('NFD')];
    expect(composed).not.toBe(decomposed);
    const rest = ' sixteen';
    expect(passwordProblem(composed + rest, nora, strict)).toBe('length');
    expect(passwordProblem(decomposed + rest, nora, strict)).toBe('length');
  });
});

describe('words that others know about the owner', () => {
  test.each([
    ['xx-NORA.west-99', 'personal'],
    ['Westerfield#24', 'personal'],
    ['Nora#2044xx', 'personal'],
    ['Northern#2044xx', null],
  ] as const)('%s → %s', (password, problem) => {
    expect(passwordProblem(password, nora, specified)).toBe(problem);
  });

  test('include a first name of three letters, or of two syllables', () => {
    const rules = strict;
    expect(passwordProblem('Sam#2044xx eats', { email: 'p@x.example', name: 'Sam Porter' }, rules)).toBe(
      'personal',
    );
    expect(passwordProblem('우리집 민준 2044 비밀', { email: 'p@x.example', name: '김 민준' }, rules)).toBe(
      'personal',
    );
    expect(passwordProblem('Bo#2044xx eats x', { email: 'p@x.example', name: 'Bo Li' }, rules)).toBe(null);
  });

  test('are empty for an owner without a name', () => {
    expect(passwordProblem('Abcdef1!', { email: '', name: '' }, specified)).toBe(null);
  });

  test('are refused under the strict rules too', () => {
    expect(passwordProblem('westerfield 24', nora, strict)).toBe('personal');
    expect(passwordProblem('my dog Nora eats 3 bones', nora, strict)).toBe(null);
  });
});

test('checks the list of common passwords last, and only if there is one', () => {
  expect(passwordProblem('Password1!', nora, specified, () => true)).toBe('common');
  expect(passwordProblem('password', nora, specified, () => true)).toBe('classes');
  expect(passwordProblem('Password1!', nora, specified)).toBe(null);
});
