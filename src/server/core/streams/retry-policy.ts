import type { Clock } from '#domain/clock.ts';

const pauseMs = 1_000;
/**
 * Maximum number of tries, over five minutes: a database that fails over is back by then, and a longer fault needs a
 * person.
 */
const mostTries = 300;

/**
 * Policy for work that is never requested again: a new connection, an answer, a pending command. If the storage fails for
 * a moment, it is retried until it is stored.
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
        // A retry cannot help if a fact cannot be encoded.
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
