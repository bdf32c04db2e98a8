import type { Clock } from '#domain/clock.ts';

/**
 * Bulk commands on their way at once. Everything on the way goes ahead of a ping that comes now: behind a thousand
 * restarts its p95 was 713 and 816 ms (embedded, PostgreSQL) with 64, 190 and 116 ms with 8, one run each. The
 * restarts took 12 instead of 8 s on the one, 5 instead of 6 s on the other (docs/performance.md).
 */
const placesAtRest = 8;
/**
 * The same while users are at work: their requests go ahead, and so do their next ones. A ping then takes
 * 2.4 and 1.9 times as long as alone (p95), with two places 2.9 times; five thousand restarts take 59 and 39 s instead of
 * 22 and 16 while a user pings without a pause.
 */
const placesBesideUrgent = 1;
/** So long after a user asked for a task; a diagnosis of minutes does not hold bulk work back for minutes. */
const urgentMs = 500;
/** A device that does not answer keeps its place so long, not until its deadline: eight of them would stop the rest. */
const longestStayMs = 1_000;

/**
 * The places on the way to devices that bulk work shares. A caller that finds none is called when one is free, in the order
 * in which they asked.
 */
export class BulkLimiter {
  readonly #clock: Clock;
  readonly #call: (endpointId: string) => void;
  readonly #taken = new Set<string>();
  /** Devices whose next task found all places taken, in order. */
  readonly #waiting = new Set<string>();
  /** On the monotonic clock: until then a user is at work. */
  #urgentUntil = 0;

  /** `call`: the device may ask again, and takes a place at once if it still has a use for one. */
  constructor(clock: Clock, call: (endpointId: string) => void) {
    this.#clock = clock;
    this.#call = call;
  }

  /** False: all are taken, and the device is called when one is free. */
  take(taskId: string, endpointId: string): boolean {
    if (this.#full) {
      this.#waiting.add(endpointId);
      return false;
    }
    this.#taken.add(taskId);
    return true;
  }

  /** The task was sent: its place is free when it is given back, and soon in any case. */
  sent(taskId: string): void {
    this.#clock.after(longestStayMs, () => this.give(taskId));
  }

  give(taskId: string): void {
    if (this.#taken.delete(taskId)) this.#refill();
  }

  /** A user has asked for a task and waits for it: bulk work makes way for a moment. */
  holdBack(): void {
    this.#urgentUntil = this.#clock.monotonic() + urgentMs;
    this.#clock.after(urgentMs, () => this.#refill());
  }

  get #full(): boolean {
    return (
      this.#taken.size >= (this.#clock.monotonic() < this.#urgentUntil ? placesBesideUrgent : placesAtRest)
    );
  }

  /** A device that has gone meanwhile takes nothing, so it is called until all are taken, not as often as one was free. */
  #refill(): void {
    for (const endpointId of this.#waiting) {
      if (this.#full) return;
      this.#waiting.delete(endpointId);
      this.#call(endpointId);
    }
  }
}
