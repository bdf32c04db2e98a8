import { ProcessClock, WallClock } from '#tests/simulation/clock.ts';
import { Scheduler } from '#tests/simulation/scheduler.ts';

/** A stopped clock: time passes only when a test lets it. */
export function ownTime() {
  const scheduler = new Scheduler();
  const clock = new ProcessClock(new WallClock(scheduler), scheduler);
  return {
    clock,
    /** Passes milliseconds; 1 is enough for everything that only waits for its turn. */
    pass: async (ms = 1) => {
      // Calls made just now may not have scheduled anything yet.
      await new Promise((resolve) => setImmediate(resolve));
      await scheduler.runUntil(scheduler.now + ms);
    },
  };
}
