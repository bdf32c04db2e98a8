import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerProcess } from '#tests/support/server-process.ts';

/**
 * Starts simulated devices in a separate process, which a test may end while the server continues. Requires `npm run
 * build`.
 */
export function startFleet(server: ServerProcess, ...options: string[]): ChildProcess {
  return spawn(process.execPath, ['dist/fleet/cli.js', '--url', server.uspUrl, ...options], {
    stdio: 'ignore',
  });
}

/** Cuts the power: the devices disconnect without a close frame. Settles when they are offline. */
export async function cutPower(fleet: ChildProcess): Promise<void> {
  if (fleet.exitCode !== null || fleet.signalCode !== null) return;
  const gone = new Promise((resolve) => fleet.once('exit', resolve));
  fleet.kill('SIGKILL');
  await gone;
}
