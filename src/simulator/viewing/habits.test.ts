import { expect, test } from 'vitest';
import { dayOf, viewsOfDay } from './habits.ts';

const days = Array.from({ length: 60 }, (_, index) => 20_700 + index);
const boxes = Array.from({ length: 20 }, (_, index) => 1000 + index);

test('a box shows one thing at a time, whole seconds, and each view is within its programme', () => {
  for (const seed of boxes) {
    const views = days.flatMap((day) => viewsOfDay(seed, day));
    for (const [index, view] of views.entries()) {
      expect(view.to).toBeGreaterThan(view.from);
      expect(Number.isInteger(view.from) && Number.isInteger(view.to)).toBe(true);
      expect(view.from).toBeGreaterThanOrEqual(views[index - 1]?.to ?? 0);
      expect(view.service.id).not.toBe('');
    }
  }
});

test('the same box and day give the same views, and households differ', () => {
  expect(viewsOfDay(1001, 20_710)).toEqual(viewsOfDay(1001, 20_710));
  expect(viewsOfDay(1001, 20_710)).not.toEqual(viewsOfDay(1002, 20_710));
});

test('households watch some hours a day, most in the evening, and zap', () => {
  const views = boxes.flatMap((seed) => days.flatMap((day) => viewsOfDay(seed, day)));
  const seconds = views.reduce((sum, { from, to }) => sum + to - from, 0);
  const hours = seconds / 3600 / boxes.length / days.length;
  expect(hours).toBeGreaterThan(1.5);
  expect(hours).toBeLessThan(5);
  const inTheEvening = views.filter(({ from }) => ((from + 9 * 3600) % 86_400) / 3600 >= 18);
  expect(inTheEvening.length / views.length).toBeGreaterThan(0.5);
  expect(views.filter(({ from, to }) => to - from < 60).length / views.length).toBeGreaterThan(0.3);
  expect(new Set(views.map(({ kind }) => kind))).toEqual(new Set(['linear', 'online', 'vod']));
  expect(dayOf(views[0]?.from ?? 0)).toBe(days[0]);
});
