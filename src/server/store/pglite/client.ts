import { Worker } from 'node:worker_threads';
import { DatabaseError, StartError } from '../errors.ts';

/** What passes between the server's thread and the database's worker thread. */
export type WorkerRequest =
  | { id: number; op: 'query'; text: string; params: unknown[]; name?: string }
  | { id: number; op: 'script'; text: string }
  | { id: number; op: 'close' };

export type WorkerResponse =
  | { id: number; ok: true; rows: Record<string, unknown>[]; affected: number }
  | { id: number; ok: false; message: string; code?: string };

/** `image`: a data directory as one file, with which a database in memory begins. */
export type WorkerStart = { directory: string | null; image?: string };
/** First message of the worker: open, or why not. */
export type WorkerReady = { ready: true } | { ready: false; message: string };

export interface QueryRows {
  rows: Record<string, unknown>[];
  affected: number;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The worker thread's side of the embedded database, as calls that settle. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(rows: QueryRows): void; reject(error: Error): void }>();
  #nextId = 1;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (response: WorkerResponse) => this.#settle(response));
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the embedded database has stopped')));
  }

  static async open(start: WorkerStart): Promise<PgliteClient> {
    // Type stripping runs worker.ts itself; the bundle holds it as a file of its own beside main.js.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './pglite-worker.js';
    const worker = new Worker(new URL(file, import.meta.url), { workerData: start });
    const ready = await new Promise<WorkerReady>((resolve, reject) => {
      // Under `node --watch` the runtime's own messages come this way too.
      worker.on('message', (message: object) => {
        if ('ready' in message) resolve(message as WorkerReady);
      });
      worker.once('error', reject);
    });
    if (!ready.ready) {
      await worker.terminate();
      throw new StartError(`the embedded database could not be opened: ${ready.message}`);
    }
    return new PgliteClient(worker);
  }

  /** `name`: the statement is prepared under it the first time. */
  query(text: string, params: unknown[], name?: string): Promise<QueryRows> {
    return this.#ask({ op: 'query', text, params, ...(name === undefined ? {} : { name }) });
  }

  async script(text: string): Promise<void> {
    await this.#ask({ op: 'script', text });
  }

  async close(): Promise<void> {
    await this.#ask({ op: 'close' });
    await this.#worker.terminate();
  }

  #ask(request: Unnumbered<WorkerRequest>): Promise<QueryRows> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #settle(response: WorkerResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    this.#waiting.delete(response.id);
    if (response.ok) waiting.resolve(response);
    else waiting.reject(new DatabaseError(response.message, response.code));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
