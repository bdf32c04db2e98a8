/** Token bucket: burst, then rate per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * Token bucket of one user of a shared resource. A large cost may overdraw it; then nothing more is granted until it
 * has refilled.
 */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  /** Time of the last refill, in milliseconds of the monotonic clock. */
  #filledAt: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#filledAt = now;
  }

  /** Takes the cost, and returns the milliseconds for which the caller must then wait. */
  take(cost: number, now: number): number {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#filledAt) / 1000) * perSecond) - cost;
    this.#filledAt = now;
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left / perSecond) * 1000);
  }
}
