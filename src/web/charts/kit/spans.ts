import { laneHeight, laneNameHeight, stripMargin as margin } from './margins.ts';
import type { Strip } from './types.ts';

/** Names of the lanes, in the order in which they first appear. */
export const lanesOf = ({ spans }: Strip): string[] => [...new Set(spans.map(({ lane }) => lane))];

export const stripHeight = (strip: Strip): number =>
  margin.top + lanesOf(strip).length * laneHeight + margin.bottom;

/** Pixels from the left edge of a point of the strip. */
export const placeIn = ({ length }: Strip, width: number, at: number): number =>
  margin.left + (at / Math.max(1, length)) * Math.max(0, width - margin.left - margin.right);

/** Pixels of a lane's bar from above. */
export const laneTop = (lane: number): number => margin.top + lane * laneHeight + laneNameHeight;

/** The index of the stretch at a point, or of the nearest one in its lane. */
export function spanAt(strip: Strip, width: number, x: number, y: number): number | null {
  const lanes = lanesOf(strip);
  const lane = lanes[Math.max(0, Math.min(lanes.length - 1, Math.floor((y - margin.top) / laneHeight)))];
  let nearest: { index: number; distance: number } | null = null;
  for (const [index, span] of strip.spans.entries()) {
    if (span.lane !== lane) continue;
    const [from, to] = [placeIn(strip, width, span.from), placeIn(strip, width, span.to)];
    const distance = Math.max(0, from - x, x - to);
    if (nearest === null || distance < nearest.distance) nearest = { index, distance };
  }
  return nearest?.index ?? null;
}
