import type { Band } from '../models.ts';

const low = Array.from({ length: 13 }, (_, at) => at + 1);
const mid = [36, 40, 44, 48, 52, 56, 60, 64, 100, 104, 108, 112, 116, 120, 124, 149, 153, 157, 161];
const high = Array.from({ length: 24 }, (_, at) => 1 + at * 4);

/** Channels of a band in the Korean regulatory domain. */
export function channelsOf(band: Band): readonly number[] {
  return band === '2.4GHz' ? low : band === '5GHz' ? mid : high;
}

/** Radar detection is asked for on these (5250 to 5725 MHz). */
export function needsDfs(band: Band, channel: number): boolean {
  return band === '5GHz' && channel >= 52 && channel <= 144;
}
