import { appCrashed } from '#domain/apps/change.ts';
import type { CargoEnd } from '../rollouts/cargo.ts';

const minute = 60_000;
const firstRetryMs = 10 * minute;
const mostRetryMs = 12 * 60 * minute;
/** Wait before a device that was away for a moment is tried again. */
const awayMs = minute;
/** Matches reasons that a second attempt cannot change. */
const isFinal =
  /space|resources|signature|signer|not valid|not supported|incompatible|^has |factory|7226|7227/i;
const isAway = /not connected|session closed|device restarted/i;

/** Returns the milliseconds before the next attempt; null: none. */
export function retryAfter(
  { outcome, reason }: CargoEnd,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (outcome !== 'failed' || reason === appCrashed || isFinal.test(reason)) return null;
  if (isAway.test(reason)) return awayMs;
  return Math.min(mostRetryMs, firstRetryMs * 2 ** (attempt - 1)) * (0.75 + random() / 2);
}
