/** Bands in the spelling of TR-181. */
export const bands = ['2.4GHz', '5GHz', '6GHz'] as const;
export type Band = (typeof bands)[number];

export const bandOf = (text: string | null): Band | null => bands.find((band) => band === text) ?? null;

/** Frequencies in MHz that a network or a radio occupies. */
export interface Span {
  from: number;
  to: number;
}

const firstOfBlocks: Record<Exclude<Band, '2.4GHz'>, readonly number[]> = {
  '5GHz': [36, 100, 149],
  '6GHz': [1],
};

/** Returns the centre of a 20 MHz channel in MHz (IEEE 802.11 annex E). */
export function centreOf(band: Band, channel: number): number {
  if (band === '2.4GHz') return channel === 14 ? 2484 : 2407 + 5 * channel;
  return (band === '5GHz' ? 5000 : 5950) + 5 * channel;
}

/** Returns the MHz of `80MHz`; 20 for a text without a number, such as `Auto`. */
export const widthOf = (text: string | null): number => {
  const width = Number(/^(\d+)\s*MHz/i.exec(text ?? '')?.[1] ?? 20);
  return width >= 20 && width <= 320 ? width : 20;
};

/**
 * Returns the span of a network. Above 2.4 GHz a wide channel is the block that contains it. At 2.4 GHz a 40 MHz
 * network does not announce the side of its second channel: low ones have room above, high ones below.
 */
export function spanOf(band: Band, channel: number, width: number): Span {
  const centre = centreOf(band, channel);
  if (band === '2.4GHz') {
    if (width <= 20) return { from: centre - 10, to: centre + 10 };
    return channel <= 6 ? { from: centre - 10, to: centre + 30 } : { from: centre - 30, to: centre + 10 };
  }
  const bonded = width / 20;
  const first = firstOfBlocks[band].findLast((start) => start <= channel) ?? channel;
  const block = first + Math.floor((channel - first) / (bonded * 4)) * bonded * 4;
  const from = centreOf(band, block) - 10;
  return { from, to: from + width };
}

/** Returns the MHz that two spans share. */
export const overlapOf = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/**
 * Tells if radar has priority on the channel (5250 to 5725 MHz): a radio listens for a minute before it sends, and
 * leaves on radar.
 */
export const needsRadarCheck = (band: Band, channel: number, width = 20): boolean =>
  band === '5GHz' && overlapOf(spanOf(band, channel, width), { from: 5250, to: 5730 }) > 0;

/** Edges of the band's chart in MHz. */
export const edges: Record<Band, Span> = {
  '2.4GHz': { from: 2397, to: 2484 },
  '5GHz': { from: 5160, to: 5845 },
  '6GHz': { from: 5935, to: 7125 },
};

/** Channels that the axis labels. */
export const namedChannels: Record<Band, readonly number[]> = {
  '2.4GHz': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  // 001 §9: 36-64, 100-144, 149-161, 165
  '5GHz': [36, 44, 52, 60, 100, 108, 116, 124, 132, 140, 149, 157, 165],
  '6GHz': [1, 17, 33, 49, 65, 81, 97, 113, 129, 145, 161, 177, 193, 209, 225],
};
