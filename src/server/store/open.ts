import type { Database } from './database.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseTarget = { url: string } | { directory: string } | { memory: true; image?: string };

/** Rejects with `StartError` when the database cannot be used, in words for the operator. */
export function openDatabase(target: DatabaseTarget): Promise<Database> {
  return 'url' in target
    ? openPostgres(target.url)
    : 'directory' in target
      ? openPglite(target.directory)
      : openPglite(null, target.image);
}
