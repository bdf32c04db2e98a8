import { expect, test } from 'vitest';
import { hasOuterBlanks, withVisibleBlanks } from './blanks.ts';

test('outer blanks become visible, inner ones stay', () => {
  expect(withVisibleBlanks('  my network ')).toBe('␣␣my network␣');
  expect([hasOuterBlanks('my network'), hasOuterBlanks('my network ')]).toEqual([false, true]);
  expect(withVisibleBlanks('   ')).toBe('␣␣␣');
});
