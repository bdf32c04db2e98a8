/** Figures of television statistics (STATISTICS: definitions). Undefined ones are null and never 0. */

/** Divides 100.00 percent among the values, in hundredths, by the largest remainder; null: their sum is 0. */
export function sharesOf(values: readonly number[]): number[] | null {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return null;
  const exact = values.map((value) => (10_000 * value) / total);
  const shares = exact.map(Math.floor);
  const left = 10_000 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share / 100);
}

/** Rating in percent: viewed time of the time that the active boxes had; null: no box was active. */
export const ratingOf = (viewed: { seconds: number; available: number; boxes: number }): number | null =>
  viewed.boxes > 0 && viewed.available > 0
    ? hundredths((100 * viewed.seconds) / (viewed.available * viewed.boxes))
    : null;

/** Television rating in percent: average audience of the deployed boxes; null: none is deployed. */
export const televisionRatingOf = (viewed: {
  seconds: number;
  interval: number;
  deployed: number;
}): number | null =>
  viewed.deployed > 0 && viewed.interval > 0
    ? hundredths((100 * (viewed.seconds / viewed.interval)) / viewed.deployed)
    : null;

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** Series, season and episode of a broadcast identity. */
export interface Episode {
  title: string;
  season: number;
  episode: number;
}

/**
 * Reads `title_S1_E12`: three parts or more, the last but one `S` with 0 to 299, the last `E` with 0 to 499 (A-104, RU-127);
 * null: it is no episode.
 */
export function episodeOf(dvbId: string): Episode | null {
  const parts = dvbId.split('_');
  if (parts.length < 3) return null;
  const season = numberAfter('S', parts.at(-2) ?? '', 299);
  const episode = numberAfter('E', parts.at(-1) ?? '', 499);
  const title = parts.slice(0, -2).join('_');
  return season === null || episode === null || title === '' ? null : { title, season, episode };
}

function numberAfter(letter: string, text: string, most: number): number | null {
  if (!text.startsWith(letter) || !/^\d{1,3}$/.test(text.slice(1))) return null;
  const number = Number(text.slice(1));
  return number <= most ? number : null;
}
