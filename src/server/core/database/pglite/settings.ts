import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const MB = 2 ** 20;
const least = 16;
const most = 256;

/**
 * Megabytes of the embedded database's own cache, before the one that the operating system keeps of the same files: a
 * quarter of what is stored. Every page stays in the server's memory (docs/decisions/092).
 */
export function cacheFor(bytes: number): number {
  return Math.min(most, Math.max(least, Math.ceil(bytes / 4 / MB)));
}

/** Bytes of all tables and indexes in a data directory of PostgreSQL; 0 where there is none yet. */
export async function storedIn(directory: string): Promise<number> {
  const base = join(directory, 'base');
  const names = await readdir(base, { recursive: true }).catch(() => []);
  // A file may go while they are counted.
  const sizes = names.map(async (name) => (await stat(join(base, name)).catch(() => null))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Extensions of PostgreSQL that migrations ask for. */
export const extensions = { btree_gin, pg_trgm };
