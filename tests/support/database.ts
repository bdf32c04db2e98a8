import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import type { Database } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open.ts';

/** PostgreSQL on which the same suite runs; CI sets it, a laptop may. Databases are made and dropped in it. */
const postgresUrl = process.env.TEST_DATABASE_URL;

/** Names a migrated database as one file, which is opened in a sixth of the time that migrating takes. */
export const imageVariable = 'TEST_DATABASE_IMAGE';
/** Names a migrated database of that server, which is copied in a third of that time. */
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

export interface TestDatabase {
  database: Database;
  /** Closes and removes it. */
  remove(): Promise<void>;
}

/** A fresh, migrated database: embedded in memory, or a new one in the PostgreSQL server of TEST_DATABASE_URL. */
export async function freshDatabase(kind: Database['kind'] = 'pglite'): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const image = process.env[imageVariable];
    const database = await openDatabase({ memory: true, ...(image ? { image } : {}) });
    await migrate(database);
    return { database, remove: () => database.close() };
  }
  const url = await freshPostgresUrl(process.env[templateVariable]);
  const database = await openDatabase({ url });
  await migrate(database);
  return {
    database,
    remove: async () => {
      await database.close();
      await dropPostgres(url);
    },
  };
}

/** A new database in the server of TEST_DATABASE_URL: a copy of `template`, or empty. */
export async function freshPostgresUrl(template?: string): Promise<string> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export const dropPostgres = (url: string): Promise<void> =>
  admin(`drop database ${new URL(url).pathname.slice(1)} with (force)`);

/** Declares the suite once for each database there is. */
export function describeDatabases(name: string, suite: (open: () => Promise<TestDatabase>) => void): void {
  describe(`${name} on the embedded database`, () => suite(() => freshDatabase('pglite')));
  describe.skipIf(!postgresUrl)(`${name} on PostgreSQL`, () => suite(() => freshDatabase('postgres')));
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
