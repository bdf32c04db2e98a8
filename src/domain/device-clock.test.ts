import { expect, test } from 'vitest';
import { clockOf, isWrongClock } from './device-clock.ts';

const at = new Date('2026-11-26T06:00:00Z');

test('compares a clock in its own zone', () => {
  expect(clockOf('2026-11-26T15:00:01+09:00', at)).toMatchObject({ aheadSeconds: 1 });
  expect(clockOf('2026-11-26T04:00:00.000Z', at)).toEqual({
    device: '2026-11-26T04:00:00.000Z',
    server: at.toISOString(),
    aheadSeconds: -7200,
  });
  expect(clockOf('1970-01-01T00:05:00Z', at)?.aheadSeconds).toBeLessThan(-1e9);
});

test.each(['2026-11-26T15:00:00', '', 'Unknown'])('cannot compare %j', (reported) => {
  expect(clockOf(reported, at)).toBeNull();
});

test('treats a late answer as no wrong clock', () => {
  expect([isWrongClock(-60), isWrongClock(61), isWrongClock(-7200)]).toEqual([false, true, true]);
});
