/** Positions of a range, inclusive, widened to whole seals at both ends where there are seals. */
export interface Range {
  from: number;
  to: number;
}

/** A range that is being read: from `next` on, events are still to come. */
export interface Reading {
  next: number;
  to: number;
}

/**
 * Keeps the erasing of events and the reading of ranges apart in this process. A range shows each event as it is when it is
 * read: with some events of a statement whole and others erased, it would prove nothing.
 */
export class RangeReads {
  readonly #readings = new Set<Reading>();
  #erasing: Promise<unknown> = Promise.resolve();

  /** Settles when nothing is being erased. */
  async begin({ from, to }: Range): Promise<Reading> {
    for (let seen: Promise<unknown> | null = null; seen !== this.#erasing; ) {
      seen = this.#erasing;
      await seen.catch(() => {});
    }
    const reading = { next: from, to };
    this.#readings.add(reading);
    return reading;
  }

  end(reading: Reading): void {
    this.#readings.delete(reading);
  }

  /** Whether a range that is being read has yet to come to this position. */
  awaits(pos: number): boolean {
    for (const { next, to } of this.#readings) if (pos >= next && pos <= to) return true;
    return false;
  }

  /** Ranges that begin meanwhile wait for its end. */
  erase<T>(work: () => Promise<T>): Promise<T> {
    const erasing = work();
    this.#erasing = erasing;
    return erasing;
  }
}
