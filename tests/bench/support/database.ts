import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { removeData } from '#tests/support/data-directory.ts';

export interface BenchDatabase {
  database: Database;
  remove(): Promise<void>;
}

/** Opens a new, migrated database like the product: in a directory on disk, synced. */
export const openBenchDatabase = (): Promise<BenchDatabase> => openFilledDatabase(async () => {});

/** Opens such a database with content, reopened like at the start of a server. */
export async function openFilledDatabase(
  fill: (database: Database) => Promise<void>,
): Promise<BenchDatabase> {
  const place = await freshPlace();
  const open = () => openDatabase({ directory: place.dataDir });
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
  remove(): Promise<void>;
}

/** Creates an empty data directory. */
export async function freshPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  return { dataDir, remove: () => removeData(dataDir) };
}
