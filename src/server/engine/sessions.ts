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
