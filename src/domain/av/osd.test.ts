import { expect, test } from 'vitest';
import { longestOsdText, osdProblem, osdTextOf } from './osd.ts';

test('breaks of lines and other spaces become one space each', () => {
  expect(osdTextOf('  Please\n\n call\tus  ')).toBe('Please call us');
});

test.each([
  ['Please call us.', null],
  ['안녕하세요, 고객님', null],
  ['مرحبا', null],
  ['', 'empty'],
  ['😀'.repeat(longestOsdText), null],
  ['😀'.repeat(longestOsdText + 1), 'tooLong'],
  ['Pay \u202E now', 'controls'],
  ['bell \u0007', 'controls'],
])('%j: %s', (text, problem) => {
  expect(osdProblem(text)).toBe(problem);
});
