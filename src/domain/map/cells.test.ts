import { expect, test } from 'vitest';
import { cellLevels, cellOf, cellsIn } from './cells.ts';

const seoul = { lat: 37.5665, lng: 126.978 };

test('given a place, then its tile is the one of web maps, and each level halves the tile', () => {
  // Tile servers use the same numbers: https://tile.example/10/873/396.png shows Seoul.
  expect(cellOf(seoul, 10)).toEqual({ x: 873, y: 396 });
  for (const level of cellLevels) {
    const { x, y } = cellOf(seoul, level);
    expect(cellOf(seoul, level - 1)).toEqual({ x: x >> 1, y: y >> 1 });
  }
});

test('given places at the poles and the date line, then they are in the first and last tiles', () => {
  expect(cellOf({ lat: 90, lng: -180 }, 6)).toEqual({ x: 0, y: 0 });
  expect(cellOf({ lat: -90, lng: 180 }, 6)).toEqual({ x: 63, y: 63 });
});

test('given an area, then all places in it are between its first and last tile', () => {
  const area = { west: 124, south: 33, east: 132, north: 39 };
  const { fromX, toX, fromY, toY } = cellsIn(area, 12);
  const { x, y } = cellOf(seoul, 12);
  expect(fromX <= x && x <= toX && fromY <= y && y <= toY).toBe(true);
  expect(cellsIn({ west: -180, south: -90, east: 180, north: 90 }, 6)).toEqual({
    fromX: 0,
    toX: 63,
    fromY: 0,
    toY: 63,
  });
});
