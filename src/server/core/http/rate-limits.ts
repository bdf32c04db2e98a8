import { BoundedCache } from '#domain/bounded-cache.ts';

/** `burst` at once, and then one each `everyMs`. */
export interface RateLimit {
  key: string;
  burst: number;
  everyMs: number;
}

/** What was counted beforehand: it stays counted, unless one of these says otherwise. */
interface Reservation {
  /** The call was harmless: the counts of these keys are cleared. */
  forget(keys: readonly string[]): void;
  /** It did not happen. */
  giveBack(): void;
  /** Keys that have nothing left now. */
  exhausted: readonly string[];
}

type Reserved = ({ retryAfter: 0 } & Reservation) | { retryAfter: number };

const keysLimit = 100_000;

/**
 * Leaky buckets by key, in the memory of this process. A use is counted before it begins, so that any number of uses at
 * the same time get no more than one after another would. Nothing is ever refused for longer than `everyMs`.
 */
export class RateLimits {
  readonly #levels = new BoundedCache<string, { level: number; at: number }>(keysLimit);

  /** Counts one use for all keys, or for none: then `retryAfter` says in how many seconds it is worth another try. */
  reserve(limits: readonly RateLimit[], at: number): Reserved {
    const waits = limits.map((limit) => (this.#level(limit, at) + 1 - limit.burst) * limit.everyMs);
    // Whole milliseconds: a fraction of one is an error of rounding.
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

  /** A clock that was set back lets nothing leak, and holds nothing back for longer. */
  #level({ key, everyMs }: RateLimit, at: number): number {
    const bucket = this.#levels.get(key);
    return bucket ? Math.max(0, bucket.level - Math.max(0, at - bucket.at) / everyMs) : 0;
  }
}
