/** Clock of the server's parts. The running server uses the system's; tests and the simulation have their own. */
export interface Clock {
  /** Milliseconds since 1970, for stored times. The system clock may be set forward or back. */
  now(): number;
  /** Milliseconds of a clock that cannot be set, for durations within this process (docs/decisions/055). */
  monotonic(): number;
  /** Runs once after `ms`. The returned function cancels the timer. */
  after(ms: number, run: () => void): () => void;
  /** Runs after the present turn of the event loop. */
  soon(run: () => void): void;
}

/** Runs repeatedly until the returned function is called. */
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
