import { describe, expect, test } from 'vitest';
import { hopsOf, pingResult, ratingOf, scanResult, speedResult } from './results.ts';

describe('what a device left out is unknown, never 0', () => {
  test('ping', () => {
    expect(pingResult({ success_count: 14, failure_count: 1 })).toMatchObject({
      average: null,
      successRate: 14 / 15,
    });
    expect(pingResult(null).successRate).toBeNull();
    expect(pingResult({ success_count: 0, failure_count: 4 }).successRate).toBe(0);
  });
  test('speed', () => {
    expect(speedResult({ upload_speed: 5_000_000, client: { ip: '192.0.2.1' } })).toEqual({
      speed: 5_000_000,
      latency: null,
      bytes: null,
      clientIp: '192.0.2.1',
      clientIsp: null,
    });
  });
});

test('a hop has three times, whatever came (001§3)', () => {
  const [first, second] = hopsOf({ hops: [{ host: 'a.example', rt_times: '1,2' }, { rt_times: '' }] });
  expect(first).toMatchObject({ index: 1, host: 'a.example', times: ['1', '2', null] });
  expect(second).toMatchObject({ index: 2, host: null, times: [null, null, null] });
  // The number that the server read from the device is the one that is shown.
  expect(hopsOf({ hops: [{ hop: 7 }] })[0]?.index).toBe(7);
});

test.each([
  [-71, 'bad'],
  [-70, 'warning'],
  [-61, 'warning'],
  [-60, 'good'],
  [-30, 'good'],
] as const)('%i dBm is %s (CO-053..CO-055)', (dbm, rating) => {
  expect(ratingOf(dbm)).toBe(rating);
});

test('a scan without a result has an unknown number of networks, an empty one has 0', () => {
  expect(scanResult(null)).toEqual({ entries: [], found: null });
  expect(scanResult({ entries: [] })).toEqual({ entries: [], found: 0 });
  expect(scanResult({ entries: [{ channel: '6', ssid: 7 }], entry_count: 300 })).toMatchObject({
    entries: [{ channel: null, ssid: '', band: null }],
    found: 300,
  });
});
