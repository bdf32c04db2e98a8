import { DatabaseError } from '../errors.ts';

/** Milliseconds that a statement waits for the transactions before it; as long as for a connection of PostgreSQL. */
const usualWaitMs = 10_000;

interface Waiting {
  /** Begins a transaction, so what follows waits for its end. */
  isTransaction: boolean;
  begin(): void;
}

/** Who may use the one connection of the embedded database: one transaction, or statements of anyone, in order. */
export class Turns {
  readonly #waitMs: number;
  readonly #queue = new Set<Waiting>();
  #isTaken = false;

  constructor(waitMs = usualWaitMs) {
    this.#waitMs = waitMs;
  }

  /** For a transaction: settles when it may begin. `give` ends it. */
  take(): Promise<void> {
    return this.#inTurn(true, () => Promise.resolve());
  }

  give(): void {
    this.#isTaken = false;
    for (const waiting of this.#queue) {
      this.#queue.delete(waiting);
      waiting.begin();
      if (waiting.isTransaction) return;
    }
  }

  /** Runs it where no transaction is open: `ask` must put its question before it returns. */
  between<T>(ask: () => Promise<T>): Promise<T> {
    return this.#inTurn(false, ask);
  }

  #inTurn<T>(isTransaction: boolean, run: () => Promise<T>): Promise<T> {
    const begin = () => {
      if (isTransaction) this.#isTaken = true;
      return run();
    };
    if (!this.#isTaken) return begin();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        isTransaction,
        begin: () => {
          clearTimeout(late);
          resolve(begin());
        },
      };
      const late = setTimeout(() => {
        this.#queue.delete(waiting);
        reject(new DatabaseError('the embedded database is busy', '53300'));
      }, this.#waitMs);
      this.#queue.add(waiting);
    });
  }
}
