import { type ChildProcess, fork } from 'node:child_process';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind, TaskLane } from '#machines/task/kinds.ts';
import { compileCache } from '#tests/support/compile-cache.ts';
import { testProgram } from '#tests/support/test-program.ts';
import type { CrashPoint } from './crashing-storage.ts';

export type MiddleCall =
  | { name: 'arm'; point: CrashPoint | null }
  | { name: 'request'; kind: TaskKind; endpointIds: string[]; params: JsonObject; lane: TaskLane }
  | { name: 'cancel'; taskId: string }
  | { name: 'startPlaybook'; endpointId: string }
  | { name: 'endPlaybook'; runId: string }
  /** Readings of the CPU, one minute after another. */
  | { name: 'readCpu'; endpointId: string; from: number; values: number[] }
  | { name: 'silence'; alarmId: string; ms: number }
  | { name: 'openAdmission'; endpointIds: string[] }
  | { name: 'admits'; endpointId: string }
  | { name: 'closeAdmission'; id: string }
  | { name: 'connected'; endpointId: string }
  | { name: 'after'; ms: number }
  | { name: 'log'; after: number }
  | { name: 'faults' };
export type MiddleAnswer = string | string[] | boolean | null | LoggedEvent[];

/** The process of middle-child.ts, which dies at the point that a test sets and is restarted. */
export class Middle {
  readonly #url: string;
  readonly #port: number;
  readonly #waiting = new Map<number, (answer: MiddleAnswer | undefined) => void>();
  #child: ChildProcess | null = null;
  #nextId = 1;
  /** Settles with the signal that ended the process. */
  died: Promise<NodeJS.Signals | null> = Promise.resolve(null);

  /** `url`: address of its database. */
  constructor(url: string, port: number) {
    this.#url = url;
    this.#port = port;
  }

  /** Settles when it has resumed the work of an earlier process and listens. */
  async start(): Promise<void> {
    const program = await testProgram(new URL('./middle-child.ts', import.meta.url));
    const child = fork(program, [this.#url, String(this.#port)], {
      env: { ...process.env, ...compileCache },
    });
    this.#child = child;
    this.died = new Promise((resolve) => {
      child.once('exit', (_, signal) => {
        for (const answer of this.#waiting.values()) answer(undefined);
        this.#waiting.clear();
        resolve(signal);
      });
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server did not start')));
      child.on('message', (message: { ready?: true; id?: number; answer?: MiddleAnswer }) => {
        if (message.ready) resolve();
        else if (message.id !== undefined) {
          this.#waiting.get(message.id)?.(message.answer);
          this.#waiting.delete(message.id);
        }
      });
    });
  }

  /** `undefined`: the process died before it answered. */
  call(call: MiddleCall): Promise<MiddleAnswer | undefined> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child?.send({ id, call }, (error) => error && resolve(undefined));
    });
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.died;
  }
}
