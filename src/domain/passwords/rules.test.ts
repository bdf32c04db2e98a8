import { describe, expect, test } from 'vitest';
import { passwordProblem } from './rules.ts';

const nora = { email: 'nora.west@northwind.example', name: 'Nora Westerfield' };

describe('RU-005..RU-007, CO-070, CO-073, A-030, A-031: account passwords', () => {
  test.each([
    ['Abcdef1!', null],
    ['Abc1!', 'length'],
    [`Abc1!${'xy'.repeat(7)}`, 'repeats'],
    [`Abc1!${'xy'.repeat(61)}z`, null],
    [`Abc1!${'xy'.repeat(62)}`, 'length'],
    ['abcdef1!', 'classes'],
    ['ABCDEF1!', 'classes'],
    ['Abcdefg!', 'classes'],
    ['Abcdefg1', 'classes'],
    ['Aaaab1!x', null],
    ['Aaaaab1!', 'repeats'],
    ['Abc def1!', 'characters'],
    ['Passwört1!', 'characters'],
  ] as const)('%s → %s', (password, problem) => {
    expect(passwordProblem(password, nora)).toBe(problem);
  });
});

describe('what strangers know of its owner', () => {
  test.each([
    ['xx-NORA.west-99', 'personal'],
    ['Westerfield#24', 'personal'],
    ['Nora#2044xx', 'personal'],
    ['Northern#2044xx', null],
    ['my dog Nora eats 3 bones'.replaceAll(' ', '-'), null],
  ] as const)('%s → %s', (password, problem) => {
    expect(passwordProblem(password, nora)).toBe(problem);
  });

  test('an owner without a name takes nothing away', () => {
    expect(passwordProblem('Abcdef1!', { email: '', name: '' })).toBe(null);
  });
});

test('what is common is asked last, and only where somebody knows', () => {
  expect(passwordProblem('Password1!', nora, () => true)).toBe('common');
  expect(passwordProblem('password', nora, () => true)).toBe('classes');
  expect(passwordProblem('Password1!', nora)).toBe(null);
});
