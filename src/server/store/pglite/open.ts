import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database, Tables } from '../database.ts';
import { lockDirectory } from '../directory-lock.ts';
import { makeDirectory } from '../make-directory.ts';
import { PgliteClient } from './client.ts';
import { pgliteDialect } from './dialect.ts';

/** Opens the embedded database in `directory`, or in memory. Rejects with `StartError`. */
export async function openPglite(directory: string | null): Promise<Database> {
  const unlock = directory === null ? async () => {} : await lockedDirectory(directory);
  const client = await PgliteClient.open(directory === null ? null : join(directory, 'pglite')).catch(
    async (error: unknown) => {
      await unlock();
      throw error;
    },
  );
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(client) });
  return {
    kind: 'pglite',
    sql: kysely,
    script: (text) => client.script(text),
    onNotify: () => {},
    close: async () => {
      await kysely.destroy();
      await unlock();
    },
  };
}

async function lockedDirectory(directory: string): Promise<() => Promise<void>> {
  await makeDirectory(directory);
  return lockDirectory(directory);
}
