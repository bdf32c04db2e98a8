/** Lets at most `limit` jobs run at once; the others wait in the order of their coming. */
export class Admission {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      return await job();
    } finally {
      // The place passes straight to the next in line, so that no other job slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  get length(): number {
    return this.waiting.length;
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
