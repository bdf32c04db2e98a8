import { expect, test } from 'vitest';
import { cornersOf } from './corners.ts';

test('corners are lines of longitude and latitude; the first line that is none is named', () => {
  expect(cornersOf('16.2, -28.5\n\n 33;-22 \n26 -35\n')).toEqual({
    ring: [
      [16.2, -28.5],
      [33, -22],
      [26, -35],
    ],
  });
  expect(cornersOf('16.2, -28.5\n33')).toEqual({ wrongLine: 2 });
  expect(cornersOf('north, south')).toEqual({ wrongLine: 1 });
  expect(cornersOf('12, 91')).toEqual({ wrongLine: 1 });
});
