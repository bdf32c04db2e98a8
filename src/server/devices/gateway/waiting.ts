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
