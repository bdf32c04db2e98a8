import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerProcess } from '#tests/support/server-process.ts';

/** Simulated devices as a process of their own, which a test may end while the server goes on. Needs `npm run build` before. */
export function startFleet(server: ServerProcess, ...options: string[]): ChildProcess {
  return spawn(process.execPath, ['dist/fleet/cli.js', '--url', server.uspUrl, ...options], {
    stdio: 'ignore',
  });
}

/** Power off: the devices disconnect without notice. Settles when they are gone. */
export async function cutPower(fleet: ChildProcess): Promise<void> {
  if (fleet.exitCode !== null || fleet.signalCode !== null) return;
  const gone = new Promise((resolve) => fleet.once('exit', resolve));
  fleet.kill('SIGKILL');
  await gone;
}
