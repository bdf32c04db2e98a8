import { type Committed, pageSize } from '../log/log.ts';

/** Maximum number of events kept for a slow reader, and characters of their data; beyond, it reads the log. */
const kept = 5_000;
const keptSize = 2 * pageSize;

/** Newest events of the log as this process committed them: a gapless run, or none. */
export class CommittedTail {
  #events: Committed[] = [];
  #size = 0;

  /** Adds one committed group. If it does not follow on, another process has written in between. */
  add(events: readonly Committed[]): void {
    const last = this.#events.at(-1);
    const follows = last !== undefined && events[0]?.event.pos === last.event.pos + 1;
    const size = sizeOf(events);
    if (follows && this.#events.length + events.length <= kept && this.#size + size <= keptSize) {
      this.#events.push(...events);
      this.#size += size;
    } else this.#keep(size <= keptSize ? [...events] : []);
  }

  /** Returns events with pos > after, at most `limit`; null: the log must be read. Earlier events are dropped. */
  after(after: number, limit: number): Committed[] | null {
    const first = this.#events[0];
    if (!first || first.event.pos > after + 1) return null;
    this.#keep(this.#events.slice(after + 1 - first.event.pos));
    return this.#events.length === 0 ? null : this.#events.slice(0, limit);
  }

  #keep(events: Committed[]): void {
    this.#events = events;
    this.#size = sizeOf(events);
  }
}

const sizeOf = (events: readonly Committed[]): number => events.reduce((sum, { size }) => sum + size, 0);
