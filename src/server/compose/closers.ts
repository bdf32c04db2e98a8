import type { Logger } from 'pino';

/** Functions that a server calls at its end, the last opened first; one that fails does not prevent the others. */
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
