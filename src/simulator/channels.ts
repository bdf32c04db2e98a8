import type { Band } from './models.ts';

const low = Array.from({ length: 13 }, (_, at) => at + 1);
const mid = [36, 40, 44, 48, 52, 56, 60, 64, 100, 104, 108, 112, 116, 120, 124, 149, 153, 157, 161];
const high = Array.from({ length: 24 }, (_, at) => 1 + at * 4);

/** Returns the channels of a band in the Korean regulatory domain. */
export function channelsOf(band: Band): readonly number[] {
  return band === '2.4GHz' ? low : band === '5GHz' ? mid : high;
}

/** Tells if the channel requires radar detection (5250 to 5725 MHz). */
export function needsDfs(band: Band, channel: number): boolean {
  return band === '5GHz' && channel >= 52 && channel <= 144;
}

export const standardWidth: Record<Band, string> = { '2.4GHz': '20MHz', '5GHz': '80MHz', '6GHz': '160MHz' };

/** Returns the widths of a radio with these standards: only Wi-Fi 6 hardware of this range has 160 MHz. */
export function widthsOf(band: Band, standards: string): string[] {
  const known = standards.split(',');
  const wide = band !== '2.4GHz' && known.some((one) => one === 'ac' || one === 'ax');
  const widest = wide && known.includes('ax') ? ['80MHz', '160MHz'] : wide ? ['80MHz'] : [];
  return ['20MHz', '40MHz', ...widest, 'Auto'];
}

/** First channels of the ranges that are divided into bonded blocks. */
const firstOfBlocks: Record<Band, readonly number[]> = { '2.4GHz': [1], '5GHz': [36, 100, 149], '6GHz': [1] };

/** Tells if the channel's whole block is allowed at this width. */
export function fits(band: Band, channel: number, width: string): boolean {
  const bonded = { '40MHz': 2, '80MHz': 4, '160MHz': 8 }[width] ?? 1;
  if (band === '2.4GHz' || bonded === 1) return true;
  const first = firstOfBlocks[band].findLast((start) => start <= channel) ?? channel;
  const block = first + Math.floor((channel - first) / (bonded * 4)) * bonded * 4;
  return Array.from({ length: bonded }, (_, at) => block + at * 4).every((one) =>
    channelsOf(band).includes(one),
  );
}
