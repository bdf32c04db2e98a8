import type { Logger } from 'pino';

/** What a server closes at its end, the last opened first; one that fails does not keep the others from closing. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(...closers: (() => unknown)[]): void {
    this.#closers.push(...closers);
  }

  async close(): Promise<void> {
    for (const closer of this.#closers.splice(0).reverse()) {
      try {
        await closer();
      } catch (error) {
        this.#logger.error({ err: error }, 'stop');
      }
    }
  }
}
