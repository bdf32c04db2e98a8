import { expect, test } from 'vitest';
import { startOfUpTime, withKnownStart } from './up-time.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 30, 12) + ms);

test('keeps the start of readings that arrive a little earlier or later', () => {
  let known = withKnownStart(null, { seconds: 60, readAt: at(0) });
  const start = startOfUpTime(known);
  for (const [seconds, readAt] of [
    [70, at(10_900)],
    [119, at(58_200)],
    [3660, at(3_604_000)],
  ] as const) {
    known = withKnownStart(known, { seconds, readAt });
    expect(startOfUpTime(known)).toEqual(start);
    expect(known.seconds).toBe(seconds);
  }
});

test('follows a restart, and a clock that is off by more than a reading can be', () => {
  const known = { seconds: 60, readAt: at(0) };
  const restarted = { seconds: 3, readAt: at(20_000) };
  expect(withKnownStart(known, restarted)).toEqual(restarted);
  const drifted = { seconds: 60, readAt: at(5_001) };
  expect(withKnownStart(known, drifted)).toEqual(drifted);
  expect(startOfUpTime(withKnownStart(known, { seconds: 60, readAt: at(5_000) }))).toEqual(
    startOfUpTime(known),
  );
});
