/**
 * Levels of the Web Mercator tiles in which devices are counted; a level has twice as many tiles per side as the one
 * before.
 */
export const cellLevels: readonly number[] = [6, 8, 10, 12, 14];
/** Returns the coarsest counted level that is at least as fine, or the finest one. */
export const levelFor = (level: number): number => cellLevels.find((one) => one >= level) ?? 14;

/** Latitude limit of the projection. */
const mostLatitude = 85.05;

const rowOf = (lat: number, level: number): number => {
  const radians = (Math.max(-mostLatitude, Math.min(mostLatitude, lat)) * Math.PI) / 180;
  return inside((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2, level);
};
const columnOf = (lng: number, level: number): number => inside((lng + 180) / 360, level);
const inside = (share: number, level: number): number =>
  Math.max(0, Math.min(2 ** level - 1, Math.floor(share * 2 ** level)));

/** Returns the tile of a position in degrees at a level. */
export const cellOf = ({ lat, lng }: { lat: number; lng: number }, level: number) => ({
  x: columnOf(lng, level),
  y: rowOf(lat, level),
});

/** Area in degrees; `west` is left of `east`. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Returns the first and last tile of an area at a level. */
export const cellsIn = ({ west, south, east, north }: Area, level: number) => ({
  fromX: columnOf(west, level),
  toX: columnOf(east, level),
  fromY: rowOf(north, level),
  toY: rowOf(south, level),
});
