import { expect, test } from 'vitest';
import { framesOf, speeds, stepOf } from './playback.ts';

const press = (key: string, held = {}) =>
  stepOf({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('four keys move, and with a modifier they are the browser’s', () => {
  expect(['Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowUp', 'a'].map((key) => press(key))).toEqual([
    'first',
    'back',
    'forward',
    'last',
    null,
    null,
  ]);
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('Home', { ctrlKey: true })).toBeNull();
});

test('every speed moves as many events a second as it says, and no faster than the screen', () => {
  for (const speed of speeds) {
    const { everyMs, events } = framesOf(speed);
    expect((events * 1000) / everyMs).toBeCloseTo(Number(speed), 0);
    expect(everyMs).toBeGreaterThanOrEqual(40);
  }
});
