import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#tests/support/server-process.ts';

const imageVariable = 'WAYMARK_E2E_IMAGE';
/** Devices that a server of the image knows though no fleet runs; the first and the last are of one model and place. */
export const knownDevices = 15;

const freshDirectory = () => mkdtempSync(join(tmpdir(), 'waymark-e2e-'));

/**
 * Before the tests: a data directory as the first start of the demo leaves it. That start takes three times the computing
 * of a later one, so it is made once, and every server of the tests begins with a copy.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const image = freshDirectory();
  const server = await ServerProcess.start(image, { DEMO: '1', FLEET: String(knownDevices) });
  await server.kill('SIGTERM');
  process.env[imageVariable] = image;
  return () => rm(image, { recursive: true, force: true });
}

/** Starts the demo on data of its own; `env` over what it is started with, `FLEET` the devices that run. `before` finds the data as the server will. */
export async function startDemo(
  env: Record<string, string> = {},
  { before, ...options }: { movable?: boolean; before?(dataDir: string): Promise<void> } = {},
): Promise<ServerProcess> {
  const image = process.env[imageVariable];
  if (!image) throw new Error('playwright.config.ts names no global setup');
  const dataDir = freshDirectory();
  await cp(image, dataDir, { recursive: true });
  await before?.(dataDir);
  return ServerProcess.start(dataDir, { DEMO: '1', ...env }, options);
}

/** As `startDemo`, with so many devices known, all of them away. */
export async function startDemoWithout(
  devices: number,
  options?: { movable: boolean },
): Promise<ServerProcess> {
  if (devices <= knownDevices) return startDemo({ FLEET: '0' }, options);
  const earlier = await startDemo({ FLEET: String(devices) });
  await earlier.kill('SIGTERM');
  return ServerProcess.start(earlier.dataDir, { DEMO: '1', FLEET: '0' }, options);
}

export async function stopDemo(server: ServerProcess): Promise<void> {
  await server.kill('SIGTERM');
  await rm(server.dataDir, { recursive: true, force: true });
}
