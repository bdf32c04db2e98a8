import { Worker } from 'node:worker_threads';
import { StartError } from '#server/core/start-error.ts';
import { DatabaseError } from '../errors.ts';
import type { QueryRows, Question, WorkerReady, WorkerResponse, WorkerStart } from './messages.ts';
import { checkRoom } from './room.ts';

/** Milliseconds after which a silent thread is checked, and after which it is given up. */
export interface ThreadLimits {
  /** To open; a log that must be recovered is read meanwhile. */
  open: number;
  /** A statement that takes so long may be stuck: if the disk takes nothing more, it is. */
  suspect: number;
  /** No statement of the server takes so long. Scripts, which are migrations, may. */
  statement: number;
}

export const usualLimits: ThreadLimits = { open: 120_000, suspect: 10_000, statement: 120_000 };

interface Waiting {
  resolve(rows: QueryRows): void;
  reject(error: Error): void;
  since: number;
  limit: number;
}

/**
 * One worker thread with the embedded database. A database that panics, as it does when its log cannot be written, never
 * answers again: the thread then ends, and everything that waits for it is rejected.
 */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #directory: string | null;
  readonly #limits: ThreadLimits;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watch: NodeJS.Timeout;
  #nextId = 1;
  #looking = false;
  #lookedAt = 0;
  #answeredAt = 0;
  #ended: Error | null = null;
  #gone: Promise<unknown> = Promise.resolve();
  /** Hears once why the thread has ended, unless it was closed. */
  onEnd: (cause: Error) => void = () => {};

  private constructor(worker: Worker, directory: string | null, limits: ThreadLimits) {
    this.#worker = worker;
    this.#directory = directory;
    this.#limits = limits;
    worker.on('message', (response: WorkerResponse) => this.#settle(response));
    worker.on('error', (error: Error) => this.#end(dead(error.message)));
    worker.on('exit', () => this.#end(dead('it has stopped')));
    this.#watch = setInterval(() => void this.#look(), Math.min(1_000, limits.suspect / 4));
    this.#watch.unref();
  }

  static async open(start: WorkerStart, limits: ThreadLimits): Promise<PgliteThread> {
    // Type stripping runs worker.ts itself; the bundle holds it as a file of its own beside main.js.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './pglite-worker.js';
    const worker = new Worker(new URL(file, import.meta.url), { workerData: start });
    try {
      await isReady(worker, limits.open);
    } catch (error) {
      await worker.terminate();
      if (start.directory !== null) await checkRoom(start.directory).catch(refuseStart);
      return refuseStart(error);
    }
    return new PgliteThread(worker, start.directory, limits);
  }

  ask(question: Question): Promise<QueryRows> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#nextId++;
    const limit = question.op === 'script' ? Number.POSITIVE_INFINITY : this.#limits.statement;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, since: performance.now(), limit });
      this.#worker.postMessage({ ...question, id });
    });
  }

  async close(): Promise<void> {
    this.onEnd = () => {};
    // One that ends meanwhile need not be closed.
    await this.ask({ op: 'close' }).catch(() => {});
    await this.#worker.terminate();
  }

  /** Settles when a thread that ended touches its files no more. */
  async gone(): Promise<void> {
    await this.#gone;
  }

  #settle(response: WorkerResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    this.#waiting.delete(response.id);
    this.#answeredAt = performance.now();
    if (response.ok) {
      waiting.resolve(response);
      return;
    }
    const { message, code } = response;
    const error = response.dead ? dead(message, code) : new DatabaseError(message, code);
    waiting.reject(error);
    if (response.dead) this.#end(error);
  }

  /** Of the statement that is under way, which is the first of those that wait. */
  async #look(): Promise<void> {
    const [first] = this.#waiting;
    if (!first || this.#looking) return;
    const [id, { since, limit }] = first;
    const now = performance.now();
    // It began when the one before it was answered: a long queue is no statement that takes long.
    const waited = now - Math.max(since, this.#answeredAt);
    if (Math.min(waited, now - this.#lookedAt) < this.#limits.suspect) return;
    this.#looking = true;
    this.#lookedAt = now;
    try {
      if (this.#directory !== null) await checkRoom(this.#directory);
      // Its answer may have come while this thread was busy itself.
      if (waited > limit && this.#waiting.has(id))
        this.#end(dead(`a statement was not answered in ${Math.round(waited / 1_000)} s`));
    } catch (error) {
      if (this.#waiting.has(id)) this.#end(error instanceof Error ? error : dead(String(error)));
    } finally {
      this.#looking = false;
    }
  }

  #end(cause: Error): void {
    if (this.#ended) return;
    this.#ended = cause;
    clearInterval(this.#watch);
    this.#gone = this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
    this.onEnd(cause);
  }
}

/** 57P02: as PostgreSQL says of a server that crashed; a full disk keeps its own code. */
const dead = (message: string, code?: string): DatabaseError =>
  new DatabaseError(`the embedded database has ended: ${message}`, code === '53100' ? code : '57P02');

function isReady(worker: Worker, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not open after ${limitMs / 1_000} s`)), limitMs);
    const settled = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    // Under `node --watch` the runtime's own messages come this way too.
    worker.on('message', (message: WorkerReady | object) => {
      if (!('ready' in message)) return;
      settled(() => (message.ready ? resolve() : reject(new Error(message.message))));
    });
    worker.once('error', (error) => settled(() => reject(error)));
    worker.once('exit', () => settled(() => reject(new Error('it has stopped'))));
  });
}

function refuseStart(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`the embedded database could not be opened: ${reason}`);
}
