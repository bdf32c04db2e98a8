import { expect, test } from 'vitest';
import { nearestOf } from './nearest.ts';

const cities = [
  { name: 'Seoul', lat: 37.57, lng: 126.98 },
  { name: 'Seongnam', lat: 37.42, lng: 127.13 },
  { name: 'Tromsø', lat: 69.65, lng: 18.96 },
  { name: 'Taveuni', lat: -16.8, lng: -179.99 },
];

test.each([
  ['the nearer of two', 37.45, 127.1, 'Seongnam'],
  ['none beyond some 55 km', 36.9, 127, undefined],
  ['one that is many short degrees away', 69.65, 20.2, 'Tromsø'],
  ['one on the other side of the date line', -16.8, 179.9, 'Taveuni'],
])('finds %s', (_, lat, lng, name) => {
  expect(nearestOf(cities, { lat, lng })?.name).toBe(name);
});
