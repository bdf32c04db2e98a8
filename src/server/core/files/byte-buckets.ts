/** Rate that several downloads share. The same key always means the same bucket. */
export interface ByteLimit {
  key: string;
  bytesPerSecond: number;
}

interface Bucket {
  bytesPerSecond: number;
  /** Time in milliseconds at which the taken bytes will have been sent at the rate. */
  freeAt: number;
  downloads: number;
}

/** Milliseconds of a limit that slow downloads may catch up at once. */
const burstMs = 250;
/**
 * Bytes of one slice. A download gets bytes about once a second, however many share its limit, so that it does not look
 * dead to its device.
 */
const slice = { least: 1_024, most: 65_536 };
const mostIdle = 1_000;

/** Share of one download in its limits. */
export interface ByteShare {
  /** Returns the bytes to send at once. */
  slice(): number;
  /** Takes bytes, and returns the milliseconds before they may be sent. */
  take(bytes: number): number;
  leave(): void;
}

/**
 * Token buckets for the bytes of downloads. Each download takes a slice, waits until it may be sent and takes the next
 * one afterwards, so downloads with the same limit get equal parts. The clock is passed in.
 */
export class ByteBuckets {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds a download. A changed rate applies to all that share it. */
  join(limits: readonly ByteLimit[]): ByteShare {
    if (this.#buckets.size > mostIdle) this.#forgetIdle();
    const joined = limits.map(({ key, bytesPerSecond }) => {
      const bucket = this.#buckets.get(key) ?? { bytesPerSecond, freeAt: 0, downloads: 0 };
      this.#buckets.set(key, bucket);
      bucket.bytesPerSecond = bytesPerSecond;
      bucket.downloads += 1;
      return bucket;
    });
    return {
      slice: () =>
        Math.max(
          slice.least,
          Math.floor(
            joined.reduce((least, one) => Math.min(least, one.bytesPerSecond / one.downloads), slice.most),
          ),
        ),
      take: (bytes) => {
        const now = this.#now();
        let wait = 0;
        for (const bucket of joined) {
          const from = Math.max(bucket.freeAt, now - burstMs);
          wait = Math.max(wait, from - now);
          bucket.freeAt = from + (bytes / bucket.bytesPerSecond) * 1_000;
        }
        return wait;
      },
      leave: () => {
        for (const bucket of joined) bucket.downloads -= 1;
      },
    };
  }

  /** Deletes buckets without debt, which a new one equals. */
  #forgetIdle(): void {
    const since = this.#now() - burstMs;
    for (const [key, { downloads, freeAt }] of this.#buckets)
      if (downloads === 0 && freeAt <= since) this.#buckets.delete(key);
  }
}
