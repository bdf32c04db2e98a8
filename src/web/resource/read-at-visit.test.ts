import { expect, test } from 'vitest';
import { readAtVisit } from './read-at-visit.ts';

const readAgo = (ms: number, meta?: { keptFor: number }) =>
  readAtVisit.refetchOnMount({ meta, state: { dataUpdatedAt: Date.now() - ms } });

test('a list is read again at each visit', () => {
  expect(readAgo(10_000)).toBe('always');
});

test('is not read twice for one visit', () => {
  expect(readAgo(0)).toBe(true);
});

test('stays as it is while live messages keep it current', () => {
  expect(readAgo(10_000, { keptFor: 300_000 })).toBe(true);
});
