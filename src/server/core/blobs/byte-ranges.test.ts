import { expect, test } from 'vitest';
import { rangeOf } from './byte-ranges.ts';

const file = { size: 100, etag: '"a"' };

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=9-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-1', 'whole'],
])('%s of 100 bytes is %j', (range, wanted) => {
  expect(rangeOf({ range }, file)).toEqual(wanted);
});

test('does not continue a part of another file', () => {
  expect(rangeOf({ range: 'bytes=10-', 'if-range': '"b"' }, file)).toBe('whole');
  expect(rangeOf({ range: 'bytes=10-', 'if-range': '"a"' }, file)).toEqual({ start: 10, end: 99 });
});
