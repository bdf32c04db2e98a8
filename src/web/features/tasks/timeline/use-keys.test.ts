import { expect, test } from 'vitest';
import { stepOf } from './use-keys.ts';

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
