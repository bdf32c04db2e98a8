/** So much at once, and then so much a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * One caller's share of a common resource: a bucket that fills by itself. A cost may empty it further than to
 * nothing, and then nothing more is had until it is full enough again.
 */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  /** Milliseconds of the monotonic clock. */
  #filledAt: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#filledAt = now;
  }

  /** Takes it, and answers with the milliseconds in which nothing more is to be taken. */
  take(cost: number, now: number): number {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#filledAt) / 1000) * perSecond) - cost;
    this.#filledAt = now;
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left / perSecond) * 1000);
  }
}
