import type { Clock } from './clock.ts';

/** There is no room to wait; the caller may come again. `lane`: the others still have some. */
export class QueueFull extends Error {
  override name = 'QueueFull';
  readonly lane: boolean;

  constructor(lane: boolean) {
    super('queue full');
    this.lane = lane;
  }
}

interface QueueLimits {
  /** Pieces of work done at the same time. */
  atOnce: number;
  /** Most that wait, of one lane and of all together; default: any number. */
  perLane?: number;
  waiting?: number;
  /** A piece of work keeps its place so long at most, and then goes on without one; default: to its end. */
  hold?: { clock: Clock; ms: number };
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * A queue with a lane for each caller: lanes take turns, so that one with a thousand pieces of work holds the others
 * back by one piece each. Where all room is taken, the longest lane gives up its last for a shorter one.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** The lane whose turn is next comes first. */
  readonly #lanes = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Rejects with `QueueFull` where there is no room. */
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

  /** How many wait. */
  get length(): number {
    return this.#waiting;
  }

  /** Settles with a place among those that run. */
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

  /** What runs next takes the place of what has ended. */
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
