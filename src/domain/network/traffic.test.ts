import { expect, test } from 'vitest';
import { type TrafficSample, trafficHistory } from './traffic.ts';

const minute = 60_000;
const start = Date.parse('2026-11-23T00:00:00Z');
/** Returns a sample `minutes` after the start, of a device that has long been up. */
const sample = (minutes: number, received: number, more: Partial<TrafficSample> = {}): TrafficSample => ({
  at: start + minutes * minute,
  upTime: 86_400 + minutes * 60,
  counters: { wan: [received, 0] },
  ...more,
});
/** Returns the received bits per second of each five minutes. */
const received = (samples: TrafficSample[], minutes = 15) =>
  trafficHistory(samples, { from: start, to: start + minutes * minute, stepMs: 5 * minute })
    .find(({ section }) => section === 'wan')
    ?.points.map((point) => point.received);

test('given samples, then each step has the mean rate of its period', () => {
  expect(received([sample(0, 0), sample(5, 300), sample(10, 300), sample(15, 900)])).toEqual([8, 0, 16]);
  // Half of the bytes belong to the next step.
  expect(received([sample(0, 0), sample(10, 600)], 15)).toEqual([8, 8, null]);
  expect(received([sample(0, 0), sample(2.5, 0), sample(5, 300)], 5)).toEqual([8]);
});

test('given fewer than two samples, then nothing is known', () => {
  expect(received([])).toBeUndefined();
  expect(received([sample(0, 5)])).toEqual([null, null, null]);
});

test('given a device that was offline for long, then there is a gap, but not for one missed sample', () => {
  const far = [sample(0, 0), sample(5, 300), sample(95, 9_000), sample(100, 9_300)];
  const rates = received(far, 100) ?? [];
  expect([rates[0], rates[19]]).toEqual([8, 8]);
  expect(rates.slice(1, 19).every((rate) => rate === null)).toBe(true);
  expect(received([sample(0, 0), sample(5, 300), sample(15, 900)])).toEqual([8, 8, 8]);
});

test('given hourly samples, then there are no gaps', () => {
  const hourly = [0, 60, 120, 180].map((minutes) => sample(minutes, minutes * 60));
  const since = (first: number) =>
    Array.from({ length: 48 * 12 }, (_, at) => sample(first + at * 5, (first + at * 5) * 60));
  const rates = received([...hourly, ...since(240)], 240 + 48 * 60) ?? [];
  expect(rates.slice(0, -1).every((rate) => rate === 8)).toBe(true);
});

test('given a restart, then its period is unknown, even if the counter is higher afterwards', () => {
  const up = (minutes: number, bytes: number, upTime: number) => sample(minutes, bytes, { upTime });
  expect(received([up(0, 600, 9_000), up(5, 900, 9_300), up(10, 30, 100), up(15, 330, 400)])).toEqual([
    8,
    null,
    8,
  ]);
  expect(received([up(0, 0, 9_000), up(5, 300, 9_300), up(10, 5_000, 100)])).toEqual([8, null, null]);
  // An uptime of twenty days after five minutes: another device uses this ID, or its clock was set.
  expect(received([up(0, 0, 100), up(5, 300, 400), up(10, 5_000_000, 1_800_000)])).toEqual([8, null, null]);
});

test.each([
  ['of 32 bits that passed its end', 2 ** 32 - 100, 200, 8],
  ['of 64 bits that passed its end', 2 ** 64 - 2 ** 20, 2 ** 20, (2 ** 21 * 8) / 300],
  ['that was set back', 1_000_000, 0, null],
  ['that was set back from far above', 2 ** 40, 0, null],
  ['that jumped further than any line carries', 0, 2 ** 52, null],
])('given a counter %s, then the rate is right or not known', (_, was, is, rate) => {
  const long = { upTime: null };
  expect(received([sample(0, was, long), sample(5, is, long)], 5)).toEqual([rate]);
});

test('lists the sections that a device has, in order, and omits those without counters', () => {
  const both: TrafficSample['counters'] = { wifi5: [0, null], wan: [0, 0] };
  const history = trafficHistory([sample(0, 0, { counters: both }), sample(5, 0, { counters: both })], {
    from: start,
    to: start + 5 * minute,
    stepMs: 5 * minute,
  });
  expect(history).toEqual([
    { section: 'wan', points: [{ at: start, received: 0, sent: 0 }] },
    { section: 'wifi5', points: [{ at: start, received: 0, sent: null }] },
  ]);
});

test('given a counter that falls without a restart, then it was reset, unless it falls by about its earlier growth', () => {
  const [before, after] = [3_000_000_000, 3_010_000_000];
  const rates = received([
    sample(0, before),
    sample(5, after),
    sample(10, 1_000_000),
    sample(15, 11_000_000),
  ]);
  expect(rates).toEqual([expect.closeTo(266_667, 0), null, expect.closeTo(266_667, 0)]);
  const end = 2 ** 32;
  expect(received([sample(0, end - 15e6), sample(5, end - 5e6), sample(10, 5e6)], 10)).toEqual([
    expect.closeTo(266_667, 0),
    expect.closeTo(266_667, 0),
  ]);
  // Without an earlier rate, only a counter near its maximum has wrapped.
  expect(received([sample(0, end - 15e6), sample(5, 5e6)], 5)).toEqual([expect.closeTo(533_333, 0)]);
  expect(received([sample(0, before), sample(5, 5e6)], 5)).toEqual([null]);
});
