import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

export interface End<T> {
  message(message: T): void;
  closed(code: number): void;
}

/**
 * One WebSocket between two machines: each direction delivers in order. The network may be slow, stall, or be cut; each
 * side then notices at its own time, and messages in transit are lost.
 */
export class Link<Up, Down> {
  open = true;
  readonly #system: { scheduler: Scheduler; random: Random };
  readonly #ends: { server: End<Up>; peer: End<Down> };
  #stalledUntil = 0;
  /** Arrival of the last message in each direction: the next one cannot arrive before it. */
  readonly #arrival = { server: 0, peer: 0 };

  constructor(system: { scheduler: Scheduler; random: Random }, ends: { server: End<Up>; peer: End<Down> }) {
    this.#system = system;
    this.#ends = ends;
  }

  toServer(message: Up): void {
    this.#carry('server', () => this.#ends.server.message(message));
  }

  toPeer(message: Down): void {
    this.#carry('peer', () => this.#ends.peer.message(message));
  }

  /** Sends a close frame, which arrives after earlier messages. */
  close(by: 'server' | 'peer', code: number): void {
    const other = by === 'server' ? 'peer' : 'server';
    this.#carry(other, () => this.#end(code));
  }

  /** Cuts the connection; each side notices after a while. */
  cut(): void {
    this.#end(1006);
  }

  /** Stalls both directions for `ms`. */
  stall(ms: number): void {
    this.#stalledUntil = this.#system.scheduler.now + ms;
  }

  #end(code: number): void {
    if (!this.open) return;
    this.open = false;
    const { scheduler, random } = this.#system;
    scheduler.after(random.between(0, 40), () => this.#ends.server.closed(code));
    scheduler.after(random.between(0, 40), () => this.#ends.peer.closed(code));
  }

  #carry(to: 'server' | 'peer', arrive: () => void): void {
    if (!this.open) return;
    const { scheduler, random } = this.#system;
    const soonest = Math.max(scheduler.now + random.between(1, 20), this.#stalledUntil);
    const at = Math.max(this.#arrival[to], soonest);
    this.#arrival[to] = at;
    scheduler.after(at - scheduler.now, () => {
      if (this.open) arrive();
    });
  }
}
