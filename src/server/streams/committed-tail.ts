import type { Committed } from '../store/log.ts';

/** Events kept for a reader that is slow; beyond, it reads the log. */
const kept = 5_000;

/** The newest events of the log as this process committed them: a gapless run, or nothing. */
export class CommittedTail {
  #events: Committed[] = [];

  /** `events`: one group as it was committed. Where it does not follow on, another process has written in between. */
  add(events: readonly Committed[]): void {
    const last = this.#events.at(-1);
    const follows = last !== undefined && events[0]?.event.pos === last.event.pos + 1;
    if (follows && this.#events.length + events.length <= kept) this.#events.push(...events);
    else this.#events = [...events];
  }

  /** Events with pos > after, at most `limit`; null: the log must be read. What lies before is forgotten. */
  after(after: number, limit: number): Committed[] | null {
    const first = this.#events[0];
    if (!first || first.event.pos > after + 1) return null;
    this.#events = this.#events.slice(after + 1 - first.event.pos);
    return this.#events.length === 0 ? null : this.#events.slice(0, limit);
  }
}
