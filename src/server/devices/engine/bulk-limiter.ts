import type { Clock } from '#domain/clock.ts';

/**
 * Maximum number of bulk commands in delivery at once. All of them delay a new ping: behind a thousand restarts its p95
 * was 713 and 816 ms (embedded, PostgreSQL) with 64, 190 and 116 ms with 8, one run each. The restarts took 12 instead
 * of 8 s on the one, 5 instead of 6 s on the other (docs/performance.md).
 */
const placesAtRest = 8;
/**
 * Maximum while users are at work: their present and next requests go first. A ping then takes 2.4 and 1.9 times as
 * long as alone (p95), with two places 2.9 times; five thousand restarts take 59 and 39 s instead of 22 and 16 while a
 * user pings without a pause.
 */
const placesBesideUrgent = 1;
/**
 * Milliseconds after a user's request in which the lower maximum applies; long diagnostics do not hold back bulk work
 * for minutes.
 */
const urgentMs = 500;
/**
 * Milliseconds for which a device that does not answer keeps its place. Until its deadline would be too long: eight
 * such devices would stop the rest.
 */
const longestStayMs = 1_000;

/** Delivery places that bulk work shares. A device that finds none is called when one is free, in order of request. */
export class BulkLimiter {
  readonly #clock: Clock;
  readonly #call: (endpointId: string) => void;
  readonly #taken = new Set<string>();
  /** Devices whose next task found all places taken, in order. */
  readonly #waiting = new Set<string>();
  /** End of the users' priority, on the monotonic clock. */
  #urgentUntil = 0;

  /** `call`: tells a device to ask again; it takes a place at once if it still needs one. */
  constructor(clock: Clock, call: (endpointId: string) => void) {
    this.#clock = clock;
    this.#call = call;
  }

  /** Takes a place; false: all are taken, and the device is called when one is free. */
  take(taskId: string, endpointId: string): boolean {
    if (this.#full) {
      this.#waiting.add(endpointId);
      return false;
    }
    this.#taken.add(taskId);
    return true;
  }

  /** Notes that the task was sent: its place is freed when it is returned, or soon in any case. */
  sent(taskId: string): void {
    this.#clock.after(longestStayMs, () => this.give(taskId));
  }

  give(taskId: string): void {
    if (this.#taken.delete(taskId)) this.#refill();
  }

  /** Holds back bulk work for a moment, because a user waits for a task. */
  holdBack(): void {
    this.#urgentUntil = this.#clock.monotonic() + urgentMs;
    this.#clock.after(urgentMs, () => this.#refill());
  }

  get #full(): boolean {
    return (
      this.#taken.size >= (this.#clock.monotonic() < this.#urgentUntil ? placesBesideUrgent : placesAtRest)
    );
  }

  /**
   * Calls devices until all places are taken. A device that has gone takes none, so one call for each free place would
   * not be enough.
   */
  #refill(): void {
    for (const endpointId of this.#waiting) {
      if (this.#full) return;
      this.#waiting.delete(endpointId);
      this.#call(endpointId);
    }
  }
}
