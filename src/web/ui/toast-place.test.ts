import { expect, test } from 'vitest';
import { placeIn } from './toast-place.ts';

test('takes no place that is too narrow for a title', () => {
  expect(placeIn(580, 303)).toBeNull();
});

test('keeps a distance to the controls on both sides', () => {
  expect(placeIn(580, 304)).toEqual({ left: 592, width: 280 });
});

test('takes the right end of a wide space, no wider than a line is read', () => {
  // given 1,000 px between 600 and 1,600
  // then it ends a gap before 1,600
  expect(placeIn(600, 1000)).toEqual({ left: 1148, width: 440 });
});
