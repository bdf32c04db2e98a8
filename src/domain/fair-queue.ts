import type { Clock } from './clock.ts';

/** The queue is full; the caller may retry. `lane`: only this lane is full. */
export class QueueFull extends Error {
  override name = 'QueueFull';
  readonly lane: boolean;

  constructor(lane: boolean) {
    super('queue full');
    this.lane = lane;
  }
}

interface QueueLimits {
  /** Maximum concurrent work. */
  atOnce: number;
  /** Maximum waiting work per lane and in total; default: unlimited. */
  perLane?: number;
  waiting?: number;
  /** Maximum time that work holds its place; it then continues without one. Default: until it ends. */
  hold?: { clock: Clock; ms: number };
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * A queue with a lane for each caller: lanes take turns, so that one with a thousand items delays the others by one
 * item each. When full, the longest lane drops its last item for a shorter lane.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Lanes in order of their turns. */
  readonly #lanes = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs the work in its turn. Rejects with `QueueFull` if the queue is full. */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(lane);
    else this.#running++;
    let holds = true;
    const leave = () => {
      if (holds) this.#next();
      holds = false;
    };
    const { hold } = this.#limits;
    const stop = hold?.clock.after(hold.ms, leave);
    try {
      return await work();
    } finally {
      stop?.();
      leave();
    }
  }

  /** Number of waiting items. */
  get length(): number {
    return this.#waiting;
  }

  /** Settles when the caller has a place. */
  #wait(lane: string): Promise<void> {
    const mine = this.#lanes.get(lane) ?? [];
    const { perLane = Number.POSITIVE_INFINITY, waiting = Number.POSITIVE_INFINITY } = this.#limits;
    if (mine.length >= perLane) throw new QueueFull(true);
    if (this.#waiting >= waiting) this.#makeRoom(mine.length);
    this.#waiting++;
    this.#lanes.set(lane, mine);
    return new Promise((begin, reject) => mine.push({ begin, refuse: () => reject(new QueueFull(true)) }));
  }

  #makeRoom(length: number): void {
    const longest = [...this.#lanes.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= length + 1) throw new QueueFull(false);
    longest.pop()?.refuse();
    this.#waiting--;
  }

  /** Passes a freed place to the next item. */
  #next(): void {
    for (const [lane, waiting] of this.#lanes) {
      this.#lanes.delete(lane);
      const first = waiting.shift();
      if (waiting.length > 0) this.#lanes.set(lane, waiting);
      if (!first) continue;
      this.#waiting--;
      first.begin();
      return;
    }
    this.#running--;
  }
}
