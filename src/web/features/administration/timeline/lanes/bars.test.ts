import { expect, test } from 'vitest';
import { barsOf, placeWords } from './bars.ts';

const span = {
  name: 'delivery',
  ms: 60_000,
  setAt: 0,
  setBy: 1,
  endedAt: 0,
  endedBy: 2,
  passed: false,
};
const axis = { at: (ms: number) => Math.min(1, ms / 1000) };

test('a wait of no time is seen, one that still runs reaches to the end, and none leaves the axis', () => {
  expect(barsOf([span], axis, 400)).toMatchObject([{ from: 0, to: 2 }]);
  expect(barsOf([{ ...span, setAt: 500, endedAt: null, endedBy: null }], axis, 400)).toMatchObject([
    { from: 200, to: 400 },
  ]);
  expect(barsOf([{ ...span, setAt: 1000, endedAt: 1000 }], axis, 400)).toMatchObject([
    { from: 398, to: 400 },
  ]);
});

test('words stand after the last bar, before it where there is no room, and never on another one', () => {
  expect(placeWords([{ from: 0, to: 100 }], 80, 400)).toEqual({ x: 106, anchor: 'start' });
  expect(placeWords([{ from: 200, to: 400 }], 80, 400)).toEqual({ x: 194, anchor: 'end' });
  expect(placeWords([{ from: 20, to: 400 }], 80, 400)).toBeNull();
  expect(
    placeWords(
      [
        { from: 0, to: 150 },
        { from: 200, to: 400 },
      ],
      80,
      400,
    ),
  ).toBeNull();
  expect(placeWords([], 80, 400)).toBeNull();
});
