import type { Clock } from '#domain/clock.ts';
import { FairQueue } from '#domain/fair-queue.ts';

/**
 * Log reads for sockets that are further behind than memory reaches: one at a time, accounts in turn, each followed by
 * a pause of its own length. However many reconnect at once, they use at most half of the database's time; ten that
 * were 50,000 positions behind delayed a list by eleven seconds.
 */
export class FarReads {
  readonly #clock: Clock;
  readonly #queue = new FairQueue({ atOnce: 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  run<T>(accountId: string, read: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // The place is kept until the pause is over, but the result is sent at once.
      void this.#queue.run(accountId, async () => {
        const begun = this.#clock.monotonic();
        await read().then(resolve, reject);
        const took = this.#clock.monotonic() - begun;
        if (took > 0) await new Promise<void>((rested) => this.#clock.after(took, rested));
      });
    });
  }
}
