import type { Clock } from '#domain/clock.ts';

/**
 * Lets at most `limit` jobs run at once. The others wait in the order of their coming, and where they name who they are for,
 * each of those has its turn before one of them has the next: a thousand peers of one address keep nobody else waiting.
 */
export class Admission {
  private running = 0;
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly limit: number;
  private readonly hold: { clock: Clock; ms: number } | null;

  /** `hold`: a job keeps its place so long at most, and then goes on without one. */
  constructor(limit: number, hold: { clock: Clock; ms: number } | null = null) {
    this.limit = limit;
    this.hold = hold;
  }

  async run<T>(job: () => Promise<T>, of = ''): Promise<T> {
    if (this.running >= this.limit) await this.turn(of);
    else this.running += 1;
    let holds = true;
    const leave = () => {
      if (holds) this.leave();
      holds = false;
    };
    const stop = this.hold?.clock.after(this.hold.ms, leave);
    try {
      return await job();
    } finally {
      stop?.();
      leave();
    }
  }

  get length(): number {
    let length = 0;
    for (const { length: some } of this.waiting.values()) length += some;
    return length;
  }

  private turn(of: string): Promise<void> {
    return new Promise((go) => {
      const line = this.waiting.get(of);
      if (line) line.push(go);
      else this.waiting.set(of, [go]);
    });
  }

  /** The place passes straight to the next in line, so that no other job slips in between. */
  private leave(): void {
    for (const [of, line] of this.waiting) {
      const next = line.shift();
      // Behind all others now.
      this.waiting.delete(of);
      if (line.length > 0) this.waiting.set(of, line);
      if (!next) continue;
      next();
      return;
    }
    this.running -= 1;
  }
}

/** Runs the jobs of one key one after another, those of different keys side by side; keeps nothing of an idle key. */
export class SerialLanes {
  private readonly tails = new Map<string, Promise<void>>();

  /** True when the job ran and did not fail; never rejects. */
  run(key: string, job: () => Promise<void>, failed: (error: unknown) => void): Promise<boolean> {
    const before = this.tails.get(key);
    const result = (before ? before.then(job) : startNow(job)).then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
    const tail = result.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    this.tails.set(key, tail);
    return result;
  }
}

/** A job that throws instead of rejecting counts as rejected. */
async function startNow(job: () => Promise<void>): Promise<void> {
  await job();
}
