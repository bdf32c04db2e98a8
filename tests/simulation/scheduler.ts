interface Step {
  at: number;
  order: number;
  run: (() => void) | null;
}

/**
 * Virtual time: the future steps, in order. Between two steps all pending promises are completed, so a run depends only
 * on its seed.
 */
export class Scheduler {
  /** Milliseconds since the run began. */
  now = 0;
  steps = 0;
  readonly #heap: Step[] = [];
  #order = 0;

  /** Schedules a step; the returned function cancels it. */
  after(ms: number, run: () => void): () => void {
    const step: Step = { at: this.now + Math.max(0, ms), order: this.#order++, run };
    this.#push(step);
    return () => {
      step.run = null;
    };
  }

  /** Runs the steps up to `end`, or until `done` returns true. */
  runUntil(end: number, done: () => boolean = () => false): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = (): void => {
        try {
          if (this.#next(end, done)) void settled.then(whenNothingIsOwed);
          else resolve();
        } catch (error) {
          reject(error);
        }
      };
      // A tick requested by a microtask runs when no microtask is left, whatever the length of their chain.
      const whenNothingIsOwed = () => process.nextTick(goOn);
      goOn();
    });
  }

  /** Runs the next step; returns false if there is none. */
  #next(end: number, done: () => boolean): boolean {
    for (;;) {
      const ended = done();
      const next = this.#heap[0];
      if (ended || !next || next.at > end) {
        if (!ended) this.now = Math.max(this.now, end);
        return false;
      }
      this.#pop();
      if (!next.run) continue;
      this.now = next.at;
      this.steps++;
      next.run();
      return true;
    }
  }

  #push(step: Step): void {
    const heap = this.#heap;
    let index = heap.length;
    heap.push(step);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent];
      if (!above || goesFirst(above, step)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = step;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      const left = heap[index * 2 + 1];
      const right = heap[index * 2 + 2];
      if (!left) break;
      const goesRight = right !== undefined && goesFirst(right, left);
      const child = goesRight ? right : left;
      if (goesFirst(last, child)) break;
      heap[index] = child;
      index = index * 2 + (goesRight ? 2 : 1);
    }
    heap[index] = last;
  }
}

const goesFirst = (a: Step, b: Step): boolean => (a.at === b.at ? a.order < b.order : a.at < b.at);

const settled = Promise.resolve();
