/** The only source of time in the gateway; tests put their own here. Times are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** The returned function forgets the timer. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    // The listener keeps the process alive; a timer that outlives it must not.
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
