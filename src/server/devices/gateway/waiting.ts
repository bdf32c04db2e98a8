/** Runs the jobs of one key one after another, and those of different keys concurrently; idle keys take no memory. */
export class SerialLanes {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs a job; true: it did not fail. Never rejects. */
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

/** Runs a job that may throw instead of rejecting; both count as rejected. */
async function startNow(job: () => Promise<void>): Promise<void> {
  await job();
}
