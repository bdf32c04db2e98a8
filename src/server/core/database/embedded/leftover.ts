import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '#server/core/start-error.ts';

const run = promisify(execFile);
/** Milliseconds for a stop that ends connections and writes a checkpoint, and then for one without. */
const limits = { orderly: 60_000, immediate: 10_000 };

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * Stops the PostgreSQL of this cluster if it outlived a killed server. The caller holds the lock of the data directory.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return;
  if (await runsIn(pid, cluster)) {
    if (!(await stopsWithin(pid, cluster, 'SIGINT', limits.orderly)))
      if (!(await stopsWithin(pid, cluster, 'SIGQUIT', limits.immediate)))
        throw new StartError(
          `the PostgreSQL of a server that was killed (process ${pid}) does not end: stop it, then start again`,
        );
  }
  // After a restart of the machine another program may have this process id, and PostgreSQL would mistake it for a
  // postmaster.
  await rm(pidFile(cluster), { force: true });
}

async function stopsWithin(
  pid: number,
  cluster: string,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  const until = performance.now() + withinMs;
  sendSignal(pid, signal);
  while (await runsIn(pid, cluster)) {
    if (performance.now() > until) return false;
    await pause(20);
  }
  return true;
}

/** Sends a signal; false if there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Tells by the working folder if a process belongs to this cluster. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder !== null && folder === (await realpath(cluster));
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(cluster);
}
