import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database, Tables } from '../database.ts';
import { lockDirectory } from '../directory-lock.ts';
import { makeDirectory } from '../make-directory.ts';
import { StatementNames } from '../statement-names.ts';
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
  const names = new StatementNames();
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(client, names) });
  return {
    kind: 'pglite',
    sql: kysely,
    prepared: async (statement) => {
      const query = statement.compile(kysely);
      names.of(query.sql);
      return (await kysely.executeQuery(query)).rows;
    },
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
