import { expect, test } from 'vitest';
import { membersOf, summaryOf } from './text.ts';

test('objects are opened, lists and empty ones stay', () => {
  expect(membersOf({ result: { rate: 3, hops: [1, 2], none: {} }, code: 'x', gone: null })).toEqual([
    ['result.rate', '3'],
    ['result.hops', '[1,2]'],
    ['result.none', '{}'],
    ['code', 'x'],
    ['gone', 'null'],
  ]);
});

test('a line says the members without their path and has an end', () => {
  expect(summaryOf({ sequence: 4, sample: { signal_strength: -58 } })).toBe(
    'sequence 4, signal_strength -58',
  );
  expect(summaryOf({ message: 'x'.repeat(500) })).toHaveLength(160);
  expect(summaryOf({})).toBe('');
});
