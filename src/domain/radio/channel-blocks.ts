/** First and last 20 MHz channel of each range that is divided into wider channels (IEEE 802.11, annex E). */
const blocks5: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  40: [
    [36, 64],
    [100, 144],
    [149, 177],
  ],
  80: [
    [36, 64],
    [100, 144],
    [149, 177],
  ],
  160: [
    [36, 64],
    [100, 128],
    [149, 177],
  ],
};

const step = 4;
/** First channels of 320 MHz blocks at 6 GHz: there are two plans, offset by half a block. */
const begin320: Readonly<Record<string, readonly number[]>> = {
  '320MHz-1': [1, 65, 129],
  '320MHz-2': [33, 97, 161],
};
const channelsAt = (first: number, mhz: number): number[] =>
  Array.from({ length: mhz / 20 }, (_, at) => first + at * step);

/**
 * Returns the 20 MHz channels that a radio with this main channel occupies; null if this width is not possible there.
 * 2.4 GHz is excluded: its channels overlap, and the side of the second one is configurable.
 */
export function blockOf(band: '5GHz' | '6GHz', width: string, channel: number): number[] | null {
  const mhz = Number.parseInt(width, 10);
  if (!Number.isFinite(mhz) || mhz === 20) return [channel];
  if (band === '6GHz') {
    const begins = begin320[width];
    const first = begins
      ? begins.find((begin) => channel >= begin && channel < begin + (mhz / 20) * step)
      : 1 + Math.floor((channel - 1) / ((mhz / 20) * step)) * (mhz / 20) * step;
    if (first === undefined) return null;
    const block = channelsAt(first, mhz);
    return block.includes(channel) && (block.at(-1) ?? 0) <= 233 ? block : null;
  }
  for (const [first, last] of blocks5[mhz] ?? []) {
    if (channel < first || channel > last) continue;
    const size = (mhz / 20) * step;
    const block = channelsAt(first + Math.floor((channel - first) / size) * size, mhz);
    return block.includes(channel) && (block.at(-1) ?? 0) <= last ? block : null;
  }
  return null;
}
