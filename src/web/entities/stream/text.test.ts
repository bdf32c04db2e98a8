import { expect, test } from 'vitest';
import { causeOf, formatSpan, membersOf, summaryOf } from './text.ts';

test('opens objects, joins lists of plain values, and keeps lists of objects and what is empty', () => {
  expect(
    membersOf({
      result: { rate: 3, hops: [1, 2], rows: [{ mac: 'a' }], left: [], none: {} },
      code: 'x',
      gone: null,
    }),
  ).toEqual([
    ['result.rate', '3'],
    ['result.hops', '1, 2'],
    ['result.rows', '[{"mac":"a"}]'],
    ['result.left', '[]'],
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

test('an event that another stream caused names its cause beside its details', () => {
  const data = { done: 3, cause: { reactor: 'bulkAction', pos: 412 } };
  expect(causeOf(data)).toEqual({ reactor: 'bulkAction', pos: 412 });
  expect(summaryOf(data)).toBe('done 3');
  // A member of that name with another meaning is data.
  expect(causeOf({ cause: 'power' })).toBeNull();
  expect(summaryOf({ cause: 'power' })).toBe('cause power');
});

test('a span has the units of the language', () => {
  const spans = [340, 4200, 17_000, 600_000, 185_000, 7_800_000];
  expect(spans.map((ms) => formatSpan(ms, 'en'))).toEqual([
    '340 ms',
    '4.2 s',
    '17 s',
    '10 min',
    '3 min 05 s',
    '2 h 10 min',
  ]);
  expect(spans.map((ms) => formatSpan(ms, 'ko'))).toEqual([
    '340ms',
    '4.2초',
    '17초',
    '10분',
    '3분 05초',
    '2시간 10분',
  ]);
});
