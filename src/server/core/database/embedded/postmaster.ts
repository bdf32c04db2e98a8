import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#server/core/start-error.ts';
import { pidFile, sendSignal } from './leftover.ts';
import { cannotRun, commandOf, lastLine, optionsOf, type ProgramContext } from './run.ts';
import type { Settings } from './settings.ts';

export interface PostmasterOptions {
  context: ProgramContext;
  /** File for PostgreSQL's messages. */
  log: string;
  settings: Settings;
  /** Milliseconds between an unexpected end and the next start. */
  restartMs?: number;
}

/** Milliseconds in which the server's connections end by themselves. */
const connectionLimit = 2_000;
/** Milliseconds for a start, which replays the log after a crash, and for a stop. */
const startLimit = 300_000;
const stopLimit = 60_000;
/** Milliseconds in which the connections of a killed postmaster end; a new one is refused until then. */
const predecessorLimit = 10_000;

/** PostgreSQL as a child process. It is restarted when it ends by itself, as it does on a full disk. */
export class Postmaster {
  readonly #options: PostmasterOptions;
  readonly #closing = new AbortController();
  #child: ChildProcess;
  #restarting: Promise<void> = Promise.resolve();
  /** Stops PostgreSQL if this process exits without `stop`. */
  readonly #onExit = () => void (this.#child.pid && sendSignal(this.#child.pid, 'SIGINT'));

  private constructor(options: PostmasterOptions, child: ChildProcess) {
    this.#options = options;
    this.#child = this.#watch(child);
    process.once('exit', this.#onExit);
  }

  /** Starts PostgreSQL. Rejects with `StartError`. */
  static async start(options: PostmasterOptions): Promise<Postmaster> {
    return new Postmaster(options, await startProcess(options));
  }

  /** Waits for connections that are closing, ends the others, writes a checkpoint, and settles when the process has ended. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#restarting;
    process.off('exit', this.#onExit);
    const child = this.#child;
    if (!isAlive(child)) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const slow = setTimeout(() => child.kill('SIGINT'), connectionLimit);
    const late = setTimeout(() => child.kill('SIGQUIT'), stopLimit);
    await gone;
    clearTimeout(slow);
    clearTimeout(late);
  }

  #watch(child: ChildProcess): ChildProcess {
    const onEnd = () => {
      if (!this.#closing.signal.aborted) this.#restarting = this.#restart();
    };
    if (isAlive(child)) child.once('exit', onEnd);
    else onEnd();
    return child;
  }

  async #restart(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await pause(this.#options.restartMs ?? 1_000, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const child = await startProcess(this.#options).catch(() => null);
      if (!child) continue;
      this.#child = this.#watch(child);
      return;
    }
  }
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Settles with a process that accepts connections. */
async function startProcess(options: PostmasterOptions): Promise<ChildProcess> {
  const until = performance.now() + predecessorLimit;
  for (;;) {
    const child = spawnPostmaster(options);
    if (await isReady(child, options)) return child;
    const messages = await readFile(options.log, 'utf8').catch(() => '');
    if (!messages.includes('is still in use') || performance.now() > until)
      throw new StartError(`the embedded database could not be opened: ${lastLine(messages)}`);
    await pause(100);
  }
}

/**
 * Starts the process as leader of its own group, so that Ctrl-C reaches the server alone, which stops PostgreSQL at the
 * end.
 */
function spawnPostmaster({ context, log, settings }: PostmasterOptions): ChildProcess {
  const [program, args] = commandOf(context, 'postgres', []);
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Messages go to a file, which outlives the server; with a pipe PostgreSQL would end with its reader.
  const messages = openSync(log, 'w', 0o600);
  try {
    return spawn(program, [...args, ...given], {
      ...optionsOf(context),
      detached: true,
      stdio: ['ignore', messages, messages],
    });
  } finally {
    closeSync(messages);
  }
}

/** Waits until the process is ready; false if it ended instead. */
async function isReady(child: ChildProcess, { context, log }: PostmasterOptions): Promise<boolean> {
  let failure: Error | null = null;
  child.once('error', (error: NodeJS.ErrnoException) => {
    failure = cannotRun(child.spawnfile, error);
  });
  const until = performance.now() + startLimit;
  while (performance.now() < until) {
    if (failure) throw failure;
    if (!isAlive(child)) return false;
    const lines = (await readFile(pidFile(context.cluster), 'utf8').catch(() => '')).split('\n');
    // The file of an earlier process may still be there.
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) return true;
    await pause(10);
  }
  child.kill('SIGQUIT');
  throw new StartError(`the embedded database was not open after ${startLimit / 1_000} s: see ${log}`);
}
