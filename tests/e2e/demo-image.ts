import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, removeData } from '#tests/support/data-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { metVariable } from './models/kept-met.ts';

const imageVariable = 'WAYMARK_E2E_IMAGE';
/** Variable with the directory of the image with many devices. */
const manyVariable = 'WAYMARK_E2E_MANY';
/**
 * Number of devices that a server of the image knows without a fleet; the first and the last are of one model and site.
 */
export const knownDevices = 15;

/** Number of devices in the large image: two files need one set-top box for each of their paths. */
const manyDevices = 560;

const freshDirectory = () => mkdtempSync(join(tmpdir(), 'waymark-e2e-'));

/**
 * Runs before the tests: creates a data directory like the first start of the demo. That start takes three times the
 * computing of a later one, so all servers of the tests start with a copy.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const image = freshDirectory();
  const server = await ServerProcess.start(image, { DEMO: '1', FLEET: String(knownDevices) });
  await server.kill('SIGTERM');
  process.env[imageVariable] = image;
  const many = freshDirectory();
  process.env[manyVariable] = many;
  const met = freshDirectory();
  process.env[metVariable] = met;
  return async () => {
    for (const made of [image, many, met]) await rm(made, { recursive: true, force: true });
  };
}

function directoryOf(variable: string): string {
  const directory = process.env[variable];
  if (!directory) throw new Error('playwright.config.ts names no global setup');
  return directory;
}

/** Returns the image with many devices: the first process creates it, others wait for it. */
async function manyImage(): Promise<string> {
  const directory = directoryOf(manyVariable);
  const [image, lock] = [join(directory, 'image'), join(directory, 'lock')];
  while (!existsSync(image)) {
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (mine) {
      // Another process retries if this one fails.
      try {
        const server = await startDemo({ FLEET: String(manyDevices) });
        await server.kill('SIGTERM');
        await rename(server.dataDir, image);
      } finally {
        await rm(lock, { recursive: true });
      }
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return image;
}

interface DemoOptions {
  movable?: boolean;
  before?(dataDir: string): Promise<void>;
  image?: string;
}

/**
 * Starts the demo on a separate copy of the data; `env` overrides its environment, `FLEET` the number of running
 * devices. `before` gets the data directory before the server starts.
 */
export async function startDemo(
  env: Record<string, string> = {},
  { before, image = directoryOf(imageVariable), ...options }: DemoOptions = {},
): Promise<ServerProcess> {
  const dataDir = freshDirectory();
  copyData(image, dataDir);
  await before?.(dataDir);
  return ServerProcess.start(
    dataDir,
    { DEMO: '1', VOD_SERVER_HOSTS: '127.0.0.1', ...env },
    { quick: true, ...options },
  );
}

/** Same as `startDemo`, with at least `devices` known devices, all offline. */
export async function startDemoWithout(
  devices: number,
  options?: { movable: boolean },
): Promise<ServerProcess> {
  if (devices <= knownDevices) return startDemo({ FLEET: '0' }, options);
  if (devices > manyDevices)
    throw new Error(`the image with many devices has ${manyDevices}, not ${devices}`);
  return startDemo({ FLEET: '0' }, { ...options, image: await manyImage() });
}

export async function stopDemo(server: ServerProcess): Promise<void> {
  await server.kill('SIGTERM');
  await removeData(server.dataDir);
}
