import { describe, expect, test } from 'vitest';
import { normalMac, passwordFlaws } from './validation.ts';

describe('RU-005..RU-007: account passwords', () => {
  test.each([
    ['Abcdef1!', []],
    ['Abc1!', ['length']],
    [`Abc1!${'xy'.repeat(7)}`, ['repeated']],
    [`Abc1!${'xy'.repeat(61)}z`, []],
    [`Abc1!${'xy'.repeat(62)}`, ['length']],
    ['abcdef1!', ['upperCase']],
    ['ABCDEF1!', ['lowerCase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['special']],
    ['Aaaaab1!', ['repeated']],
    ['Abc def1!', ['character']],
  ] as const)('%s → %j', (password, flaws) => {
    expect(passwordFlaws(password)).toEqual(flaws);
  });
});

test('RU-085: MAC addresses', () => {
  expect(normalMac('001a.2b3c.4d5e')).toBe('00:1A:2B:3C:4D:5E');
  expect(normalMac('001a')).toBe(null);
});
