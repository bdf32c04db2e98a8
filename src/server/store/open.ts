import type { AvailabilityListener } from './availability.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseTarget = { url: string } | { directory: string } | { memory: true; image?: string };

/** Rejects with `StartError` when the database cannot be used, in words for the operator. */
export function openDatabase(target: DatabaseTarget, told?: AvailabilityListener): Promise<Database> {
  return 'url' in target
    ? openPostgres(target.url, told)
    : 'directory' in target
      ? openPglite(target.directory, { told })
      : openPglite(null, { image: target.image, told });
}
