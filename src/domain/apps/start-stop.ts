export const startStops = ['start', 'stop', 'restart', 'forceStop'] as const;
export type StartStop = (typeof startStops)[number];

/**
 * Returns the action for an app in a known state: a running one is restarted, or stopped for good (RU-068,
 * TN-098..TN-100).
 */
export function startStopOf(state: string | null, wanted: StartStop): StartStop {
  if (state !== 'Active') return wanted;
  return wanted === 'start' ? 'restart' : wanted === 'stop' ? 'forceStop' : wanted;
}
