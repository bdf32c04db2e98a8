import type { MessagePort, Worker } from 'node:worker_threads';

/** Functions of one side, by name. */
// biome-ignore lint/suspicious/noExplicitAny: only `any` fits the parameters of every function.
type Functions<F> = { [Name in keyof F]: (...given: any[]) => unknown };

interface Call {
  /** Number of the call; null: no answer is expected. */
  call: number | null;
  name: string;
  given: unknown[];
}
type Message = Call | { answered: number; value: unknown } | { failed: number; reason: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Channel between two threads: each calls functions of the other side by name. */
export class ThreadChannel<Theirs extends Functions<Theirs>, Ours extends Functions<Ours>> {
  readonly #port: Pick<Worker | MessagePort, 'postMessage'>;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;

  constructor(port: Worker | MessagePort, ours: Ours, onFault: (error: unknown) => void) {
    this.#port = port;
    port.on('message', (message: Message | object) => {
      if ('answered' in message) this.#settle(message.answered)?.resolve(message.value);
      else if ('failed' in message) this.#settle(message.failed)?.reject(new Error(message.reason));
      // Under `node --watch` the runtime's own messages come this way too.
      else if ('call' in message) void this.#answer(message, ours, onFault);
    });
  }

  call<Name extends keyof Theirs & string>(
    name: Name,
    ...given: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#port.postMessage({ call: id, name, given } satisfies Message);
    });
  }

  /** Calls a function without waiting for an answer. */
  tell<Name extends keyof Theirs & string>(name: Name, ...given: Parameters<Theirs[Name]>): void {
    this.#port.postMessage({ call: null, name, given } satisfies Message);
  }

  /** Rejects all open calls after the other side has ended. */
  end(cause: Error): void {
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  async #answer({ call, name, given }: Call, ours: Ours, onFault: (error: unknown) => void): Promise<void> {
    try {
      const value = await ours[name as keyof Ours](...given);
      if (call !== null) this.#port.postMessage({ answered: call, value } satisfies Message);
    } catch (error) {
      if (call === null) return onFault(error);
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#port.postMessage({ failed: call, reason } satisfies Message);
    }
  }
}
