import type { CargoEnd } from '../rollouts/cargo.ts';
import { keepsRestarting, missedWindow } from './upgrade-ends.ts';

const minute = 60_000;
const firstRetryMs = 10 * minute;
const mostRetryMs = 12 * 60 * minute;
/** Maximum number of maintenance windows tried for a device that was in use or whose user did not answer. */
const mostWindows = 3;
const nextWindowMs = 60 * minute;
/** Matches reasons from a device or task that a second attempt cannot change. */
const isFinal = /signature|space|is for |declined|not valid|second bank|firmware bank|free bank/i;
const isDigest = /digest|checksum/i;

/**
 * Returns the milliseconds before the next attempt; null: none. Line faults are retried with growing waits, a damaged
 * file once.
 */
export function retryAfter(
  { outcome, reason }: CargoEnd,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (missedWindow.test(reason)) return attempt < mostWindows ? nextWindowMs : null;
  if (outcome !== 'failed' || reason === keepsRestarting || isFinal.test(reason)) return null;
  if (isDigest.test(reason) && attempt > 1) return null;
  return Math.min(mostRetryMs, firstRetryMs * 2 ** (attempt - 1)) * (0.75 + random() / 2);
}
