import type { Clock } from '#domain/clock.ts';
import type { Scheduler } from './scheduler.ts';

/** Time at the start of a run; the day has no meaning. */
export const startOfTime = Date.UTC(2026, 0, 1);

/** The wall clock of the server's machine, which an administrator may set. */
export class WallClock {
  /** Milliseconds that the clock was set forward. */
  step = 0;
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  now(): number {
    return Math.floor(startOfTime + this.#scheduler.now + this.step);
  }
}

/** Clock of one process. Its timers do not depend on the wall clock, and end when it is killed. */
export class ProcessClock implements Clock {
  #alive = true;
  readonly #wall: WallClock;
  readonly #scheduler: Scheduler;

  constructor(wall: WallClock, scheduler: Scheduler) {
    this.#wall = wall;
    this.#scheduler = scheduler;
  }

  now(): number {
    return this.#wall.now();
  }

  monotonic(): number {
    return this.#scheduler.now;
  }

  after(ms: number, run: () => void): () => void {
    return this.#scheduler.after(ms, () => {
      if (this.#alive) run();
    });
  }

  soon(run: () => void): void {
    this.after(0, run);
  }

  kill(): void {
    this.#alive = false;
  }
}
