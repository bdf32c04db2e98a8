import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { directoryVariable, freshPostgresUrl, migratedDirectory, migratedPostgresUrl } from './database.ts';
import { ServerProcess } from './server-process.ts';

/** In the folder of the images: URLs of databases to be dropped when the tests have ended. */
export const droppedFile = 'dropped';

const demo = { DEMO: '1', FLEET: '0' };
let embedded: Promise<string> | undefined;
let postgres: Promise<{ dataDir: string; template: string }> | undefined;

/**
 * Fills a data directory that is still empty as the first start of the demo leaves it, without devices. That start takes three
 * times the computing of a later one, so that it is made once for all tests that are not about a first start.
 */
export async function demoDirectory(directory: string): Promise<void> {
  embedded ??= embeddedImage();
  cpSync(await embedded, directory, { recursive: true });
}

/** The same on PostgreSQL; answers the environment of the server. */
export async function demoOnPostgres(directory: string): Promise<{ DATABASE_URL: string; DEMO: '1' }> {
  postgres ??= postgresImage();
  const { dataDir, template } = await postgres;
  cpSync(dataDir, directory, { recursive: true });
  return { DATABASE_URL: await freshPostgresUrl(template), DEMO: '1' };
}

/** The same for a test that is about no database: on PostgreSQL where there is one, because a server starts there in half the time. */
export async function demoAnywhere(directory: string): Promise<Record<string, string>> {
  if (process.env.TEST_DATABASE_URL) return demoOnPostgres(directory);
  await demoDirectory(directory);
  return {};
}

async function embeddedImage(): Promise<string> {
  const made = join(images(), randomUUID());
  migratedDirectory(made);
  await startedOnce(made, demo);
  const shared = join(images(), 'demo');
  // Another worker of the tests may have been first.
  return rename(made, shared).then(
    () => shared,
    () => made,
  );
}

async function postgresImage(): Promise<{ dataDir: string; template: string }> {
  const dataDir = join(images(), randomUUID());
  const DATABASE_URL = await migratedPostgresUrl();
  appendFileSync(join(images(), droppedFile), `${DATABASE_URL}\n`);
  await startedOnce(dataDir, { ...demo, DATABASE_URL });
  return { dataDir, template: new URL(DATABASE_URL).pathname.slice(1) };
}

async function startedOnce(dataDir: string, env: Record<string, string>): Promise<void> {
  const server = await ServerProcess.start(dataDir, env);
  if ((await server.kill('SIGTERM')) !== 0) throw new Error('the server of the image did not stop');
}

/** The folder of the migrated images, which is removed when the tests have ended. */
function images(): string {
  const migrated = process.env[directoryVariable];
  if (!migrated) throw new Error('vitest.config.ts names no global setup');
  return dirname(migrated);
}
