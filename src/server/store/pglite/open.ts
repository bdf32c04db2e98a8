import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDirectory, prepareDirectory } from '../data-directory.ts';
import { type Database, StatementNames, type Tables } from '../database.ts';
import { PgliteClient } from './client.ts';
import { pgliteDialect } from './dialect.ts';

/** Opens the embedded database in `directory`, or in memory, there with what `image` holds. Rejects with `StartError`. */
export async function openPglite(directory: string | null, image?: string): Promise<Database> {
  const unlock = directory === null ? async () => {} : await lockedDirectory(directory);
  const client = await PgliteClient.open({
    directory: directory === null ? null : join(directory, 'pglite'),
    ...(image === undefined ? {} : { image }),
  }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
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
  await prepareDirectory(directory);
  return lockDirectory(directory);
}
