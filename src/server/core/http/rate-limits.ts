import { BoundedCache } from '#domain/bounded-cache.ts';

/** `burst` at once, and then one each `everyMs`. */
export interface RateLimit {
  key: string;
  burst: number;
  everyMs: number;
}

/** Use that was counted in advance: it stays counted unless one of these is called. */
interface Reservation {
  /** Clears the counts of these keys after a harmless call. */
  forget(keys: readonly string[]): void;
  /** Reverts the count of a use that did not happen. */
  giveBack(): void;
  /** Keys without any use left. */
  exhausted: readonly string[];
}

type Reserved = ({ retryAfter: 0 } & Reservation) | { retryAfter: number };

const keysLimit = 100_000;

/**
 * Leaky buckets by key, in the memory of this process. A use is counted before it begins, so that concurrent uses get
 * no more than consecutive ones. Nothing is ever refused for longer than `everyMs`.
 */
export class RateLimits {
  readonly #levels = new BoundedCache<string, { level: number; at: number }>(keysLimit);

  /** Counts one use for all keys, or for none: then `retryAfter` has the seconds to wait. */
  reserve(limits: readonly RateLimit[], at: number): Reserved {
    const waits = limits.map((limit) => (this.#level(limit, at) + 1 - limit.burst) * limit.everyMs);
    // Milliseconds are rounded, because fractions are rounding errors.
    const wait = Math.round(Math.max(...waits));
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
    for (const limit of limits) this.#levels.set(limit.key, { level: this.#level(limit, at) + 1, at });
    return {
      retryAfter: 0,
      exhausted: limits.filter((limit) => this.#level(limit, at) + 1 > limit.burst).map(({ key }) => key),
      forget: (keys) => {
        for (const key of keys) this.#levels.delete(key);
      },
      giveBack: () => {
        for (const { key } of limits) {
          const bucket = this.#levels.get(key);
          if (bucket) this.#levels.set(key, { ...bucket, level: Math.max(0, bucket.level - 1) });
        }
      },
    };
  }

  /** Computes a bucket's level. After a clock was set back nothing leaks, and no wait gets longer. */
  #level({ key, everyMs }: RateLimit, at: number): number {
    const bucket = this.#levels.get(key);
    return bucket ? Math.max(0, bucket.level - Math.max(0, at - bucket.at) / everyMs) : 0;
  }
}
