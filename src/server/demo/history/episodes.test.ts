import { expect, test } from 'vitest';
import { pastReadings, valuesOfAlarms } from './episodes.ts';
import { devicesWithPast } from './story.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const minuteMs = 60_000;

/** Alarm levels that the demo uses: those of every new installation. */
const warning = 80;

test('samples after the readings of an open alarm are as bad as these: otherwise it would have ended', () => {
  const open = [10, 15];
  for (const index of open) {
    const memory = Array.from(
      { length: 60 },
      (_, nth) => valuesOfAlarms(index, now - nth * minuteMs, now).memory,
    );
    expect(memory.filter((value) => value === undefined || value < warning)).toEqual([]);
  }
});

test('every reading is also the value of a sample at its time, and no other device has one', () => {
  const samples = new Set(
    Array.from({ length: devicesWithPast }, (_, index) => index).flatMap((index) =>
      pastReadings(now).flatMap(({ at, values }) => {
        const same = valuesOfAlarms(index, at, now);
        return (['cpu', 'memory', 'temperature'] as const).some(
          (metric) => values[metric] !== undefined && values[metric] === same[metric],
        )
          ? [at]
          : [];
      }),
    ),
  );
  expect(pastReadings(now).filter(({ at }) => !samples.has(at))).toEqual([]);
  expect(valuesOfAlarms(0, now, now)).toEqual({});
});
