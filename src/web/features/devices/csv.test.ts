import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes what would break a row', () => {
  expect(csvOf(['a', 'b'], [{ a: 'x,y', b: 'say "no"\nnow' }])).toBe('a,b\r\n"x,y","say ""no""\nnow"');
});

test('disarms what a spreadsheet would run as a formula', () => {
  expect(csvOf(['a'], [{ a: '=1+1' }, { a: '@cmd' }, { a: '+82' }])).toBe("a\r\n'=1+1\r\n'@cmd\r\n'+82");
});

test('writes nothing for what is not known, and false as false', () => {
  expect(csvOf(['a', 'b', 'c'], [{ a: null, b: false }])).toBe('a,b,c\r\n,false,');
});
