/** Time as the server's parts see it. The running server has the system's; tests and the simulation have their own. */
export interface Clock {
  /** Milliseconds since 1970, for what is written down. The system clock may be set forward or back. */
  now(): number;
  /** Milliseconds since a moment of this process's own, for durations: it cannot be set (docs/decisions/055). */
  monotonic(): number;
  /** The returned function forgets the timer. */
  after(ms: number, run: () => void): () => void;
  /** Runs after what is under way in this turn. */
  soon(run: () => void): void;
}

/** Again and again, until the returned function is called. */
export function every(clock: Clock, ms: number, run: () => void): () => void {
  let forget = () => {};
  const next = () => {
    forget = clock.after(ms, () => {
      next();
      run();
    });
  };
  next();
  return () => forget();
}
