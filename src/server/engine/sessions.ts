/**
 * Sessions of each device counted since this process started, and in which one each command went out. A device cannot
 * restart without losing its session, so a Boot! concerns only commands of an earlier session.
 */
export class Sessions {
  readonly #opened = new Map<string, number>();
  readonly #sentIn = new Map<string, number>();

  opened(endpointId: string): number {
    const count = this.current(endpointId) + 1;
    this.#opened.set(endpointId, count);
    return count;
  }

  current(endpointId: string): number {
    return this.#opened.get(endpointId) ?? 0;
  }

  sent(taskId: string, endpointId: string): void {
    this.#sentIn.set(taskId, this.current(endpointId));
  }

  /** A task that an earlier process sent counts as sent before every session of this one. */
  wasSentBefore(taskId: string, endpointId: string): boolean {
    return (this.#sentIn.get(taskId) ?? 0) < this.current(endpointId);
  }

  forget(taskId: string): void {
    this.#sentIn.delete(taskId);
  }
}
