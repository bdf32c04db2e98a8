export const speeds = [1, 2, 4, 8, 16, 32, 64] as const;

/** Waiting for a device can take days: no wait is replayed for longer than this. */
const longestWaitMs = 3_000;
/** Below this a step cannot be seen; several events then pass in one. */
const shortestWaitMs = 30;

/**
 * Next position and the milliseconds until it, when the recorded times are replayed `speed` times as fast. Events that
 * follow faster than the eye pass together. Null at the end.
 */
export function nextStep(
  times: readonly number[],
  at: number,
  speed: number,
): { version: number; afterMs: number } | null {
  if (at >= times.length) return null;
  let waited = 0;
  for (let version = at + 1; ; version++) {
    const gap = Math.max(0, (times[version - 1] ?? 0) - (times[version - 2] ?? times[version - 1] ?? 0));
    waited += Math.min(gap, longestWaitMs) / speed;
    if (waited >= shortestWaitMs || version >= times.length)
      return { version, afterMs: Math.max(waited, shortestWaitMs) };
  }
}
