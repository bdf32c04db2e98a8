import { expect, test } from 'vitest';
import { readReport } from '#domain/viewing/report.ts';
import { timedViews, withoutOverlaps } from '#domain/viewing/times.ts';
import { viewsOfDay } from './habits.ts';
import { type BoxTime, ViewingRecorder } from './recorder.ts';

const seed = 4711;
const day = 86_400;
const start = 20_700 * day;
const usual = { bootedAt: start - 100, skew: 0 };

/** Views as the server counts them, from all reports that the recorder has. */
function counted(recorder: ViewingRecorder, time: BoxTime) {
  const numbers: number[] = [];
  const views = [];
  for (let report = recorder.take(time); report; report = recorder.take(time)) {
    expect((report.Data ?? '').length).toBeLessThan(65_536);
    const read = readReport(report);
    if (!read) throw new Error('the report cannot be read');
    expect(read.unreadable).toEqual([]);
    numbers.push(...read.views.map(({ number }) => number));
    views.push(...timedViews(read, time.now).views);
  }
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const { counted: all, rejected } = withoutOverlaps(views);
  expect(rejected).toEqual([]);
  return all;
}

const planned = (from: number, to: number) =>
  Array.from({ length: (to - from) / day + 2 }, (_, index) => Math.floor(from / day) + index - 1)
    .flatMap((each) => viewsOfDay(seed, each))
    .filter((view) => view.to > from && view.to <= to);

test('reports a week exactly as the household watched, however often it is asked', () => {
  const end = start + 7 * day;
  const want = planned(start, end).map((view) => ({
    start: Math.max(view.from, start),
    seconds: view.to - Math.max(view.from, start),
  }));
  for (const every of [7 * day, 3600, 61]) {
    const recorder = new ViewingRecorder(seed, start);
    for (let now = start; now < end; now += every) recorder.advance({ ...usual, now }, true);
    recorder.advance({ ...usual, now: end }, true);
    const got = counted(recorder, { ...usual, now: end });
    expect(got.map((view) => ({ start: view.start, seconds: view.seconds }))).toEqual(want);
  }
});

test('does not record while the television is off, and cuts the view before', () => {
  const recorder = new ViewingRecorder(seed, start);
  const view = planned(start, start + day).find(({ from, to }) => to - from > 600);
  if (!view) throw new Error('no long view');
  recorder.cut({ ...usual, now: view.from + 300 });
  recorder.advance({ ...usual, now: view.from + 400 }, false);
  recorder.advance({ ...usual, now: view.to }, true);
  const got = counted(recorder, { ...usual, now: view.to }).filter((one) => one.start >= view.from);
  expect(got.map((one) => [one.start, one.seconds])).toEqual([
    [view.from, 300],
    [view.from + 400, view.to - view.from - 400],
  ]);
});

test('is timed right by the server though its clock is two hours ahead, before and after a restart', () => {
  const now = start + day;
  const skew = 7200;
  const recorder = new ViewingRecorder(seed, start);
  recorder.advance({ now: start + day / 2, bootedAt: start - 100 }, true);
  recorder.advance({ now, bootedAt: start + day / 2 }, true);
  const got = counted(recorder, { now, skew, bootedAt: start + day / 2 });
  expect(got.map((view) => view.start)).toEqual(planned(start, now).map(({ from }) => Math.max(from, start)));
});

test('counts what did not fit in its memory, and keeps the numbers', () => {
  const recorder = new ViewingRecorder(seed, start);
  const end = start + 600 * day;
  recorder.advance({ ...usual, now: end }, true);
  const report = recorder.take({ ...usual, now: end });
  expect(recorder.lost).toBeGreaterThan(0);
  expect(Number(report?.First)).toBe(recorder.lost + 1);
});

test('begins another sequence after a reset', () => {
  const recorder = new ViewingRecorder(seed, start);
  recorder.advance({ ...usual, now: start + day }, true);
  const before = recorder.logId;
  recorder.reset(start + day);
  expect(recorder.logId).not.toBe(before);
  expect(recorder.take({ ...usual, now: start + day })).toBeNull();
});
