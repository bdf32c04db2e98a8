import { expect, test } from 'vitest';
import { placesOf } from './wave-places.ts';

test('an event of a wave names the places of its devices, in a list, by their ends, or one alone', () => {
  expect(placesOf({ data: { ordinals: [3, 1] } })).toEqual([3, 1]);
  expect(placesOf({ data: { ended: [{ ordinal: 4, outcome: 'failed' }], again: [2, 4] } })).toEqual([2, 4]);
  expect(placesOf({ data: { ordinal: 7, from: 'lost', to: 'succeeded' } })).toEqual([7]);
  expect(placesOf({ data: { size: 20, failPercent: 5 } })).toEqual([]);
  // A redacted field holds no list.
  expect(placesOf({ data: { ordinals: 'a digest' } })).toEqual([]);
});
