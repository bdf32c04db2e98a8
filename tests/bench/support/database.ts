import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import type { DatabaseKind } from '../harness.ts';

export interface BenchDatabase {
  database: Database;
  remove(): Promise<void>;
}

/** A fresh, migrated database as the product opens it: embedded in a directory on disk, or on PostgreSQL. */
export const openBenchDatabase = (kind: DatabaseKind): Promise<BenchDatabase> =>
  openFilledDatabase(kind, async () => {});

/** The same with content, opened again, as a server finds it at its start. */
export async function openFilledDatabase(
  kind: DatabaseKind,
  fill: (database: Database) => Promise<void>,
): Promise<BenchDatabase> {
  const place = await freshPlace(kind);
  const open = () => openDatabase(place.url ? { url: place.url } : { directory: place.dataDir });
  const empty = await open();
  await migrate(empty);
  await fill(empty);
  await empty.close();
  const database = await open();
  return {
    database,
    remove: async () => {
      await database.close();
      await place.remove();
    },
  };
}

export interface Place {
  dataDir: string;
  /** Set for PostgreSQL. */
  url?: string;
  /** What a server process needs to use this place; both kinds with the demo's organisation. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** Somewhere to keep data, empty. */
export async function freshPlace(kind: DatabaseKind): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'pglite') return { dataDir, environment: {}, remove: removeDirectory };
  const url = await freshPostgresUrl();
  return {
    dataDir,
    url,
    environment: { DATABASE_URL: url, DEMO: '1' },
    remove: async () => {
      await dropDatabase(url);
      await removeDirectory();
    },
  };
}

async function dropDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  } finally {
    await client.end();
  }
}
