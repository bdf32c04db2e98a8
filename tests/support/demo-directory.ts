import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyData } from './data-directory.ts';
import { directoryVariable, freshUrl, migratedDirectory, migratedUrl } from './database.ts';
import { ServerProcess } from './server-process.ts';

/** File in the folder of the images with the URLs of databases to drop after the tests. */
export const droppedFile = 'dropped';

const demo = { DEMO: '1', FLEET: '0' };
let embedded: Promise<string> | undefined;
let inRun: Promise<{ dataDir: string; template: string }> | undefined;

/**
 * Fills an empty data directory like the first start of the demo, without devices. That start takes three times the
 * computing of a later one, so all tests that do not need a first start share it.
 */
export async function demoDirectory(directory: string): Promise<void> {
  embedded ??= embeddedImage();
  copyData(await embedded, directory);
}

/** Same with its database in the PostgreSQL of the run; returns the environment of the server. */
export async function demoByUrl(directory: string): Promise<{ DATABASE_URL: string; DEMO: '1' }> {
  inRun ??= imageInRun();
  const { dataDir, template } = await inRun;
  cpSync(dataDir, directory, { recursive: true });
  return { DATABASE_URL: await freshUrl(template), DEMO: '1' };
}

async function embeddedImage(): Promise<string> {
  const made = join(images(), randomUUID());
  migratedDirectory(made);
  await startedOnce(made, demo);
  const shared = join(images(), 'demo');
  // Another test worker may have been first.
  return rename(made, shared).then(
    () => shared,
    () => made,
  );
}

async function imageInRun(): Promise<{ dataDir: string; template: string }> {
  const dataDir = join(images(), randomUUID());
  const DATABASE_URL = await migratedUrl();
  appendFileSync(join(images(), droppedFile), `${DATABASE_URL}\n`);
  await startedOnce(dataDir, { ...demo, DATABASE_URL });
  return { dataDir, template: new URL(DATABASE_URL).pathname.slice(1) };
}

async function startedOnce(dataDir: string, env: Record<string, string>): Promise<void> {
  const server = await ServerProcess.start(dataDir, env);
  if ((await server.kill('SIGTERM')) !== 0) throw new Error('the server of the image did not stop');
}

/** Returns the folder of the migrated images, which is removed after the tests. */
function images(): string {
  const migrated = process.env[directoryVariable];
  if (!migrated) throw new Error('vitest.config.ts names no global setup');
  return dirname(migrated);
}
