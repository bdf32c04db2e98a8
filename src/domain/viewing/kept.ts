import { dateAfter } from './slots.ts';

/** Days for which reports are kept, and days of which sums can be made again. */
export const reportDays = 92;
const summedDays = reportDays - 1;
/** Days for which the viewing of each box by day is kept. */
const boxDays = 400;
/** Days for which sums are kept: three years. */
const sumDays = 3 * 365 + 1;

const dateOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Returns the first date whose reports are kept. */
export const firstReported = (now: Date): string => dateAfter(dateOf(now), -reportDays);

/**
 * Returns the first date whose sums follow from its reports. The day before it is needed too, because a view may pass
 * midnight; an older day would lose what its deleted reports had brought.
 */
export const firstSummed = (now: Date): string => dateAfter(dateOf(now), -summedDays);

/** Returns the first date whose list of boxes is kept. */
export const firstOfBoxes = (now: Date): string => dateAfter(dateOf(now), -boxDays);

/** Returns the first date whose sums are kept. */
export const firstKept = (now: Date): string => dateAfter(dateOf(now), -sumDays);
