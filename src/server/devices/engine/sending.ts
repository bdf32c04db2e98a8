import type { Turn } from '../gateway/port.ts';

/**
 * Session of its device in which each command was sent; the gateway numbers them. A restart always ends the session, so
 * a Boot! concerns only commands of an earlier session (ADR 007).
 */
export class Sessions {
  readonly #sentIn = new Map<string, number>();

  sent(taskId: string, session: number): void {
    this.#sentIn.set(taskId, session);
  }

  /** Tells if a task was sent before this session; one that an earlier process sent always was. */
  wasSentBefore(taskId: string, session: number): boolean {
    return (this.#sentIn.get(taskId) ?? 0) < session;
  }

  forget(taskId: string): void {
    this.#sentIn.delete(taskId);
  }
}

/**
 * Turns in device sessions that are reserved for tasks. A task is recorded as sent when it has its turn, so that it
 * leaves at once; the sender takes the turn from here. An unclaimed turn ends by itself (devices/gateway/turns.ts).
 */
export class TaskTurns {
  readonly #kept = new Map<string, Turn>();

  keep(taskId: string, turn: Turn): void {
    this.#kept.set(taskId, turn);
  }

  /** Takes the turn for the request that is sent now. */
  claim(taskId: string): Turn | undefined {
    const turn = this.#kept.get(taskId);
    this.#kept.delete(taskId);
    return turn;
  }

  /** Returns the turn, because no request is sent. */
  giveBack(taskId: string): void {
    this.claim(taskId)?.release();
  }
}
