import { ProcessClock, WallClock } from '#tests/simulation/clock.ts';
import { Scheduler } from '#tests/simulation/scheduler.ts';

/** A clock that stands still until a test lets time pass. */
export function ownTime() {
  const scheduler = new Scheduler();
  const clock = new ProcessClock(new WallClock(scheduler), scheduler);
  return {
    clock,
    /** Milliseconds; 1 is enough for everything that waits for nothing but its turn. */
    pass: async (ms = 1) => {
      // What was called just now may owe something, and nothing of it stands in the scheduler yet.
      await new Promise((resolve) => setImmediate(resolve));
      await scheduler.runUntil(scheduler.now + ms);
    },
  };
}
