export const startStops = ['start', 'stop', 'restart', 'forceStop'] as const;
export type StartStop = (typeof startStops)[number];

/** What is done to an app whose state is known: a running one is restarted, and stopped for good (RU-068, TN-098..TN-100). */
export function startStopOf(state: string | null, wanted: StartStop): StartStop {
  if (state !== 'Active') return wanted;
  return wanted === 'start' ? 'restart' : wanted === 'stop' ? 'forceStop' : wanted;
}
