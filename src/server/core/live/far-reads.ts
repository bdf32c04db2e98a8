import type { Clock } from '#domain/clock.ts';
import { FairQueue } from '#domain/fair-queue.ts';

/**
 * Readings of the log for sockets that are further behind than memory reaches: one at a time, each account in its turn, and
 * for as long as one took nothing is read for any of them. However many come back at once, they have half of the
 * database's time at most; ten that were 50,000 positions behind kept a list waiting for eleven seconds.
 */
export class FarReads {
  readonly #clock: Clock;
  readonly #queue = new FairQueue({ atOnce: 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  run<T>(accountId: string, read: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // The place is kept until the pause is over, what was read goes out at once.
      void this.#queue.run(accountId, async () => {
        const begun = this.#clock.monotonic();
        await read().then(resolve, reject);
        const took = this.#clock.monotonic() - begun;
        if (took > 0) await new Promise<void>((rested) => this.#clock.after(took, rested));
      });
    });
  }
}
