/** Milliseconds after which counts are too old to be called live; they are read every 30 seconds. */
export const staleMs = 90_000;

export interface WallFacts {
  /** Reason for which the server does not answer; null: it does. */
  lost: 'offline' | 'unreachable' | null;
  /** Time of the counts on the wall, in milliseconds; null: none were read. */
  dataAt: number | null;
  /** Time at which the wall was opened. */
  openedAt: number;
  now: number;
}

export type Liveness = 'live' | 'loading' | 'offline' | 'unreachable' | 'stale';

/** Tells whether the wall shows the present; what it cannot prove to be fresh is not live. */
export function livenessOf({ lost, dataAt, openedAt, now }: WallFacts): Liveness {
  if (lost !== null) return lost;
  const age = now - (dataAt ?? openedAt);
  // A clock that was set back proves nothing about the data either.
  if (Math.abs(age) > staleMs) return 'stale';
  return dataAt === null ? 'loading' : 'live';
}
