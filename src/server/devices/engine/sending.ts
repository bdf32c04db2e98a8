import type { Turn } from '../gateway/port.ts';

/**
 * In which session of its device each command went out; the gateway counts them. A device cannot restart without losing
 * its session, so a Boot! concerns only commands of an earlier session (ADR 007).
 */
export class Sessions {
  readonly #sentIn = new Map<string, number>();

  sent(taskId: string, session: number): void {
    this.#sentIn.set(taskId, session);
  }

  /** A task that an earlier process sent counts as sent before every session of this one. */
  wasSentBefore(taskId: string, session: number): boolean {
    return (this.#sentIn.get(taskId) ?? 0) < session;
  }

  forget(taskId: string): void {
    this.#sentIn.delete(taskId);
  }
}

/**
 * Turns on devices' sessions that were taken for tasks. A task is written down as sent when it has its turn, so that it
 * leaves at once; the sending takes the turn from here. One that is not fetched ends by itself (devices/gateway/turns.ts).
 */
export class TaskTurns {
  readonly #kept = new Map<string, Turn>();

  keep(taskId: string, turn: Turn): void {
    this.#kept.set(taskId, turn);
  }

  /** For the request that is made now. */
  claim(taskId: string): Turn | undefined {
    const turn = this.#kept.get(taskId);
    this.#kept.delete(taskId);
    return turn;
  }

  /** No request is made. */
  giveBack(taskId: string): void {
    this.claim(taskId)?.release();
  }
}
