import type { AvailabilityListener } from './availability.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres, type PostgresUrl } from './postgres.ts';

/** Location of the database. `server`: identity of the server that uses it; default: a tool. */
export type DatabaseTarget = ({ url: string | PostgresUrl } | { directory: string }) & { server?: string };

/** Opens the database. Rejects with `StartError` and a message for the operator if it cannot be used. */
export function openDatabase(target: DatabaseTarget, onChange?: AvailabilityListener): Promise<Database> {
  const { server } = target;
  if ('directory' in target) return openEmbedded(target.directory, { onChange, server });
  const { url } = target;
  return openPostgres(typeof url === 'string' ? () => url : url, { onChange, server });
}
