import type { LoggedEvent } from '#domain/logged-event.ts';
import type { EventLog } from '../store/log.ts';
import { deviceMessage, taskMessage, type Unsent } from './messages.ts';
import type { TaskStates } from './task-states.ts';

/** One position of the log as the sockets see it: its message, or null where it has none. */
export interface Told {
  pos: number;
  message: Unsent | null;
}

const kept = 5_000;
const pageSize = 500;

/**
 * The newest part of the log as messages, kept in memory so that a thousand sockets at the head cost one reading.
 * Always a gapless run of positions: events from this process's commits join only where they fit on, everything else
 * is read by position.
 */
export class RecentMessages {
  readonly #log: EventLog;
  readonly #states: TaskStates;
  #told: Told[] = [];
  #head: number;

  constructor(log: EventLog, states: TaskStates, head: number) {
    this.#log = log;
    this.#states = states;
    this.#head = head;
  }

  get head(): number {
    return this.#head;
  }

  /** Takes what was just committed here; false where it does not fit on and `catchUp` must read. */
  async join(events: LoggedEvent[]): Promise<boolean> {
    if (events[0]?.pos !== this.#head + 1) return false;
    await this.#add(events);
    return true;
  }

  /** Reads up to the head of the log. */
  async catchUp(): Promise<void> {
    for (;;) {
      const events = await this.#log.read(this.#head, pageSize);
      await this.#add(events);
      if (events.length < pageSize) return;
    }
  }

  /** Positions after `cursor`, at most 500; null where memory does not reach back that far. */
  since(cursor: number): Told[] | null {
    const first = this.#told[0];
    if (cursor >= this.#head) return [];
    if (!first || cursor + 1 < first.pos) return null;
    const from = cursor + 1 - first.pos;
    return this.#told.slice(from, from + pageSize);
  }

  /** The same from the log itself, for those far behind. */
  async read(cursor: number): Promise<Told[]> {
    const events = await this.#log.read(cursor, pageSize);
    return Promise.all(events.filter(({ pos }) => pos <= this.#head).map((event) => this.#tell(event)));
  }

  async #add(events: LoggedEvent[]): Promise<void> {
    for (const event of events) {
      if (event.pos !== this.#head + 1) continue;
      this.#told.push(await this.#tell(event));
      this.#head = event.pos;
    }
    if (this.#told.length > kept * 2) this.#told = this.#told.slice(-kept);
  }

  async #tell(event: LoggedEvent): Promise<Told> {
    if (event.streamId.startsWith('task:')) {
      return { pos: event.pos, message: taskMessage(event, await this.#states.step(event)) };
    }
    return { pos: event.pos, message: event.streamId.startsWith('device:') ? deviceMessage(event) : null };
  }
}
