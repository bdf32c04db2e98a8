import type { AvailabilityListener } from './availability.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres, type PostgresUrl } from './postgres.ts';

export type DatabaseTarget =
  /** `server`: the identity of the server that works with it; default: a tool. */
  { url: string | PostgresUrl; server?: string } | { directory: string } | { memory: true; image?: string };

/** Rejects with `StartError` when the database cannot be used, in words for the operator. */
export function openDatabase(target: DatabaseTarget, told?: AvailabilityListener): Promise<Database> {
  if ('url' in target) {
    const { url } = target;
    return openPostgres(typeof url === 'string' ? () => url : url, { told, server: target.server });
  }
  return 'directory' in target
    ? openPglite(target.directory, { told })
    : openPglite(null, { image: target.image, told });
}
