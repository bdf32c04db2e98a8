/** Positions of a range, inclusive, widened to whole seals at both ends if there are seals. */
export interface Range {
  from: number;
  to: number;
}

/** Range that is being read: the events from `next` on are still to be read. */
export interface Reading {
  next: number;
  to: number;
}

/**
 * Separates erasing events from reading ranges in this process. A range shows each event as it is when it is read: with
 * some events of a statement whole and others erased, it would prove nothing.
 */
export class RangeReads {
  readonly #readings = new Set<Reading>();
  #erasing: Promise<unknown> = Promise.resolve();

  /** Begins a read; settles when no erasing is running. */
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

  /** Tells if a running read has not reached this position yet. */
  awaits(pos: number): boolean {
    for (const { next, to } of this.#readings) if (pos >= next && pos <= to) return true;
    return false;
  }

  /** Runs an erasing; reads that begin meanwhile wait for its end. */
  erase<T>(work: () => Promise<T>): Promise<T> {
    const erasing = work();
    this.#erasing = erasing;
    return erasing;
  }
}
