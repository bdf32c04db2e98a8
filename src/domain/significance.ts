/** Margins within which readings of one quantity differ by chance. */
export interface Fluctuation {
  /** Difference in the unit of the quantity up to which it is insignificant. */
  noise: number;
  /** The same as a share of the earlier reading, for quantities that fluctuate in proportion, such as rates. */
  share: number;
}

/**
 * Tells if a difference is more than chance: of 300 Mbit/s five are nothing, of 20 they are. Each comparison of two
 * measurements asks here, so that one difference has one verdict.
 */
export const isSignificant = (before: number, after: number, { noise, share }: Fluctuation): boolean =>
  Math.abs(after - before) > Math.max(noise, share * Math.abs(before));
