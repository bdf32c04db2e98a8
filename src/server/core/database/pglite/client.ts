import { setTimeout as pause } from 'node:timers/promises';
import type { Availability } from '../availability.ts';
import { DatabaseError } from '../errors.ts';
import type { QueryRows, Question, WorkerStart } from './messages.ts';
import { checkRoom } from './room.ts';
import { PgliteThread, type ThreadLimits, usualLimits } from './thread.ts';

export interface ClientOptions {
  availability: Availability;
  limits?: ThreadLimits;
  /** Milliseconds between two looks whether a database that ended can be opened again. */
  reopenMs?: number;
}

/**
 * The embedded database as calls that settle. A thread that ended is replaced by a new one on the same directory as soon as
 * the disk takes writes again: that recovers what was committed, as after a killed process. Until then calls are rejected.
 */
export class PgliteClient {
  readonly #start: WorkerStart;
  readonly #options: Required<ClientOptions>;
  #thread: PgliteThread;
  #away: Error | null = null;
  readonly #closing = new AbortController();
  #reopening: Promise<void> = Promise.resolve();
  /** Raised with each new thread: what a transaction began on one is not continued on another. */
  #generation = 1;

  private constructor(start: WorkerStart, thread: PgliteThread, options: Required<ClientOptions>) {
    this.#start = start;
    this.#options = options;
    this.#thread = this.#heard(thread);
  }

  static async open(start: WorkerStart, options: ClientOptions): Promise<PgliteClient> {
    const whole = { limits: usualLimits, reopenMs: 5_000, ...options };
    return new PgliteClient(start, await PgliteThread.open(start, whole.limits), whole);
  }

  get generation(): number {
    return this.#generation;
  }

  /** `name`: the statement is prepared under it the first time. `generation`: it is of a transaction that began there. */
  query(text: string, params: unknown[], name?: string, generation?: number): Promise<QueryRows> {
    return this.#ask({ op: 'query', text, params, ...(name === undefined ? {} : { name }) }, generation);
  }

  async script(text: string, generation?: number): Promise<void> {
    await this.#ask({ op: 'script', text }, generation);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    await this.#thread.close();
  }

  async #ask(question: Question, generation = this.#generation): Promise<QueryRows> {
    const { availability } = this.#options;
    if (this.#away) throw this.#away;
    if (generation !== this.#generation)
      throw new DatabaseError('the embedded database has ended under this transaction', '57P02');
    try {
      const rows = await this.#thread.ask(question);
      availability.answered();
      return rows;
    } catch (error) {
      availability.failed(error);
      throw error;
    }
  }

  #heard(thread: PgliteThread): PgliteThread {
    thread.onEnd = (cause) => {
      this.#away = cause;
      this.#options.availability.failed(cause);
      this.#reopening = this.#reopen();
    };
    return thread;
  }

  /** Settles when there is a thread again, or none is wanted. A database in memory is lost with its thread. */
  async #reopen(): Promise<void> {
    const { limits, reopenMs, availability } = this.#options;
    const { directory } = this.#start;
    const { signal } = this.#closing;
    await this.#thread.gone();
    while (directory !== null && !signal.aborted) {
      await pause(reopenMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await checkRoom(directory);
        this.#thread = this.#heard(await PgliteThread.open(this.#start, limits));
        this.#generation++;
        this.#away = null;
        availability.answered();
        return;
      } catch (error) {
        availability.failed(error);
      }
    }
  }
}
