import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, removeData } from '#tests/support/data-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { metVariable } from './models/kept-met.ts';

const imageVariable = 'WAYMARK_E2E_IMAGE';
/** Where the image with many devices comes to be. */
const manyVariable = 'WAYMARK_E2E_MANY';
/** Devices that a server of the image knows though no fleet runs; the first and the last are of one model and place. */
export const knownDevices = 15;

/** Devices of the image with many: two files need one set-top box for each of their paths. */
const manyDevices = 560;

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

/** The image with many devices: the first process that asks makes it, another one waits for it. */
async function manyImage(): Promise<string> {
  const directory = directoryOf(manyVariable);
  const [image, lock] = [join(directory, 'image'), join(directory, 'lock')];
  while (!existsSync(image)) {
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (mine) {
      // Another process tries again where this one fails.
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

/** Starts the demo on data of its own; `env` overrides its environment, `FLEET` the devices that run. `before` gets the data directory before the server starts. */
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

/** As `startDemo`, with at least so many devices known, all of them away. */
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
