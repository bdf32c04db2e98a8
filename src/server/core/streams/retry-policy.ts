import type { Clock } from '#domain/clock.ts';

const pauseMs = 1_000;
/** Five minutes: a database that fails over is back by then, and a fault that lasts longer needs a person. */
const mostTries = 300;

/**
 * For work that is not asked for twice: a connection that was opened, an answer that came, a command that is owed.
 * The storage may fail for a moment; then it is tried again until it is stored.
 */
export class RetryPolicy {
  readonly #clock: Clock;
  readonly #onFault: (where: string, error: unknown) => void;

  constructor(clock: Clock, onFault: (where: string, error: unknown) => void) {
    this.#clock = clock;
    this.#onFault = onFault;
  }

  async until<T>(where: string, work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        // What cannot be encoded will not be encodable later.
        if (error instanceof TypeError || tries === mostTries) throw error;
        this.#onFault(where, error);
        await this.pause();
      }
    }
  }

  pause(): Promise<void> {
    return new Promise((resolve) => this.#clock.after(pauseMs, resolve));
  }
}
