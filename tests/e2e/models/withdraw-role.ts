import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '#server/core/database/pglite/settings.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

/**
 * Takes from an account the role that lets it ask for anything, as the operator of a server does it in this version: by
 * hand, in the database, while the server is down. The account may still read.
 */
export async function withdrawRole(server: ServerProcess, user: string): Promise<void> {
  await server.kill('SIGTERM');
  const database = await PGlite.create({ dataDir: join(server.dataDir, 'pglite'), extensions });
  await database.query("update account set role_key = 'Viewer' where email = $1", [user]);
  await database.close();
  await server.run();
}
