import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { expect } from 'vitest';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { pidFile } from '#server/core/database/embedded/leftover.ts';
import { openEmbedded } from '#server/core/database/embedded/open.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { compileCache } from '#tests/support/compile-cache.ts';
import { testProgram } from '#tests/support/test-program.ts';

const writers = 6;

/** A process that appends to the log of a data directory (embedded-child.ts). */
export class LogWriter {
  readonly #child: ChildProcess;
  readonly #acknowledged = new Map<number, number>();

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', ({ writer, n }: { writer: number; n: number }) => this.#acknowledged.set(writer, n));
  }

  static async start(directory: string): Promise<LogWriter> {
    const program = await testProgram(new URL('./embedded-child.ts', import.meta.url));
    const child = fork(program, [directory, String(writers)], {
      env: { ...process.env, ...compileCache },
    });
    const writer = new LogWriter(child);
    await once(child, 'message');
    return writer;
  }

  /** Returns the number of acknowledged events of each writer. */
  acknowledged(): Map<number, number> {
    return new Map(this.#acknowledged);
  }

  get total(): number {
    return [...this.#acknowledged.values()].reduce((sum, n) => sum + n, 0);
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/** Opens the data directory and checks that its log is complete and has all acknowledged events. */
export async function expectWhole(directory: string, acknowledged: Map<number, number>): Promise<void> {
  const database = await openEmbedded(directory);
  try {
    const log = new SqlEventLog({ database });
    await log.open();
    const { pos } = await log.head();
    const found = new Map<string, number>();
    let last = 0;
    for (;;) {
      const page = await log.read(last, 1_000);
      if (page.length === 0) break;
      for (const event of page) {
        expect(event.pos).toBe(++last);
        expect(event.version).toBe((found.get(event.streamId) ?? 0) + 1);
        found.set(event.streamId, event.version);
      }
    }
    expect(last).toBe(pos);
    for (const [writer, n] of acknowledged)
      if (writer >= 0) expect(found.get(`test:${writer}`) ?? 0).toBeGreaterThanOrEqual(n);
  } finally {
    await database.close();
  }
}

export const postmasterOf = async (directory: string): Promise<number> =>
  Number.parseInt(await readFile(pidFile(pathsIn(directory).cluster), 'utf8'), 10);

/** Returns the processes of the cluster: the postmaster and its children. */
export async function processesIn(path: string): Promise<number[]> {
  const cluster = await realpath(pathsIn(path).cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cluster;
      } catch {
        return false;
      }
    })
    .map(Number);
}
