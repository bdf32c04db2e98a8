/** Devices are counted in the tiles of the web's Mercator projection at these levels; a level has twice as many tiles a side as the one before. */
export const cellLevels: readonly number[] = [6, 8, 10, 12, 14];
/** The level that is counted which is as fine as this one, or the finest. */
export const levelFor = (level: number): number => cellLevels.find((one) => one >= level) ?? 14;

/** Beyond, the projection has no place. */
const mostLatitude = 85.05;

const rowOf = (lat: number, level: number): number => {
  const radians = (Math.max(-mostLatitude, Math.min(mostLatitude, lat)) * Math.PI) / 180;
  return inside((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2, level);
};
const columnOf = (lng: number, level: number): number => inside((lng + 180) / 360, level);
const inside = (share: number, level: number): number =>
  Math.max(0, Math.min(2 ** level - 1, Math.floor(share * 2 ** level)));

/** The tile of a place, degrees, at a level. */
export const cellOf = ({ lat, lng }: { lat: number; lng: number }, level: number) => ({
  x: columnOf(lng, level),
  y: rowOf(lat, level),
});

/** Degrees; `west` is left of `east`. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** First and last tile of an area at a level. */
export const cellsIn = ({ west, south, east, north }: Area, level: number) => ({
  fromX: columnOf(west, level),
  toX: columnOf(east, level),
  fromY: rowOf(north, level),
  toY: rowOf(south, level),
});
