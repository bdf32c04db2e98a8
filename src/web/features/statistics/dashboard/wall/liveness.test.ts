import { expect, test } from 'vitest';
import { livenessOf, staleMs, type WallFacts } from './liveness.ts';

const now = 1_000_000;
const of = (facts: Partial<WallFacts>) =>
  livenessOf({ lost: null, dataAt: now - 1_000, openedAt: now - 500_000, now, ...facts });

test('is live only with counts of the last 90 seconds', () => {
  expect(of({})).toBe('live');
  expect(of({ dataAt: now - staleMs })).toBe('live');
  expect(of({ dataAt: now - staleMs - 1 })).toBe('stale');
});

test('is not live while the server or the network is gone, however new its counts are', () => {
  expect(of({ lost: 'unreachable' })).toBe('unreachable');
  expect(of({ lost: 'offline' })).toBe('offline');
});

test('loads at first, and is stale if nothing comes', () => {
  expect(of({ dataAt: null, openedAt: now })).toBe('loading');
  expect(of({ dataAt: null, openedAt: now - staleMs - 1 })).toBe('stale');
});

test('does not trust counts that are later than the clock', () => {
  expect(of({ dataAt: now + staleMs + 1 })).toBe('stale');
});
