import { expect, test } from 'vitest';
import { differenceOf, measuresOf } from './measures.ts';

const ping = (average: number, failures: number) => ({
  average_response_time: average,
  minimum_response_time: 10,
  maximum_response_time: null,
  success_count: 10 - failures,
  failure_count: failures,
});
const compare = (...[kind, before, after]: [Parameters<typeof measuresOf>[0], object, object]) => {
  const later = measuresOf(kind, JSON.parse(JSON.stringify(after)));
  return measuresOf(kind, JSON.parse(JSON.stringify(before))).map((measure, index) => {
    const other = later[index];
    return other ? (differenceOf(measure, other)?.verdict ?? null) : null;
  });
};

test('a shorter time is better, a lower success rate is worse, what was not measured is neither', () => {
  expect(compare('PingTest', ping(20, 0), ping(12, 2))).toEqual(['better', 'same', null, 'worse']);
});

test('a difference within the usual fluctuation is similar, not worse', () => {
  expect(compare('PingTest', ping(36, 0), ping(38, 0))[0]).toBe('similar');
  expect(compare('PingTest', ping(36, 0), ping(41, 0))[0]).toBe('similar');
  expect(compare('PingTest', ping(36, 0), ping(42, 0))[0]).toBe('worse');
  // One echo of ten that was lost is no fluctuation.
  expect(compare('PingTest', ping(36, 0), ping(36, 1)).at(-1)).toBe('worse');
});

test('a stronger signal is nearer to zero', () => {
  const at = (dbm: number) => ({ average_signal_strength: dbm, minimum_signal_strength: -80 });
  expect(compare('WifiSignalStrength', at(-70), at(-60))).toEqual(['better', 'same', null]);
});

test('another number of hops is only another way', () => {
  const route = (hops: number) => ({ hops: Array.from({ length: hops }, () => ({ rt_times: '3,4,5' })) });
  expect(compare('TraceRoute', route(4), route(5))).toEqual(['other', 'same']);
});

test('a difference that rounding hides is none', () => {
  expect(compare('DownloadSpeed', { download_speed: 90_010_000 }, { download_speed: 90_020_000 })).toEqual([
    'same',
    null,
  ]);
});
