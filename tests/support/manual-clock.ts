import type { Clock } from '#domain/clock.ts';

/** A clock that advances only when a test moves it. */
export class ManualClock implements Clock {
  private time = 0;
  private wall = 1_800_000_000_000;
  private timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.wall + this.time;
  }

  monotonic(): number {
    return this.time;
  }

  /** Sets the wall clock without passing time. */
  setForward(ms: number): void {
    this.wall += ms;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  soon(run: () => void): void {
    queueMicrotask(run);
  }

  /** Runs the timers that fall due, in order. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
