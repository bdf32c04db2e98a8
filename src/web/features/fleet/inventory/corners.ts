/** The corners of a text of lines `longitude, latitude`; the number of the first line that is none, from 1. */
export function cornersOf(text: string): { ring: number[][] } | { wrongLine: number } {
  const ring: number[][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parts = line.trim().split(/[,;\s]+/);
    const [lng, lat] = parts.map(Number);
    const isCorner =
      parts.length === 2 &&
      lng !== undefined &&
      lat !== undefined &&
      Math.abs(lng) <= 180 &&
      Math.abs(lat) <= 90;
    if (!isCorner) return { wrongLine: index + 1 };
    ring.push([lng, lat]);
  }
  return { ring };
}
