import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';
import { directoryVariable, dropDatabase, freshUrl, runVariable, templateVariable } from './database.ts';
import { droppedFile } from './demo-directory.ts';

/**
 * Runs before the tests: creates a migrated data directory, and the PostgreSQL of the run with a migrated database that
 * is copied.
 */
export async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-image-'));
  const data = join(directory, 'data');
  const embedded = await openDatabase({ directory: data });
  await migrate(embedded);
  await embedded.close();
  process.env[directoryVariable] = data;
  const { TEST_DATABASE_URL } = process.env;
  const run = TEST_DATABASE_URL ? await onServer(TEST_DATABASE_URL) : await startTestCluster(data);
  process.env[runVariable] = run.url;
  process.env[templateVariable] = run.template;
  return async () => {
    const left = await readFile(join(directory, droppedFile), 'utf8').catch(() => '');
    for (const url of left.split('\n').filter(Boolean)) await dropDatabase(url);
    await run.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Uses an existing server instead, such as PostgreSQL 15 at night. */
async function onServer(url: string): Promise<TestCluster> {
  process.env[runVariable] = url;
  const migrated = await freshUrl();
  const database = await openDatabase({ url: migrated });
  await migrate(database);
  // A database with connections cannot be copied.
  await database.close();
  return { url, template: new URL(migrated).pathname.slice(1), stop: () => dropDatabase(migrated) };
}
