import type { AvailabilityListener } from './availability.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres, type PostgresUrl } from './postgres.ts';

/** Where the database is. `server`: the identity of the server that works with it; default: a tool. */
export type DatabaseTarget = ({ url: string | PostgresUrl } | { directory: string }) & { server?: string };

/** Rejects with `StartError` when the database cannot be used, in words for the operator. */
export function openDatabase(target: DatabaseTarget, told?: AvailabilityListener): Promise<Database> {
  const { server } = target;
  if ('directory' in target) return openEmbedded(target.directory, { told, server });
  const { url } = target;
  return openPostgres(typeof url === 'string' ? () => url : url, { told, server });
}
