import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, test } from 'vitest';
import type { Database, Row } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { nightly } from './nightly.ts';

/** PostgreSQL on which the same suite runs; CI sets it, a laptop may. Databases are made and dropped in it. */
const postgresUrl = process.env.TEST_DATABASE_URL;

/** Names a migrated database as one file, which is opened in a sixth of the time that migrating takes. */
export const imageVariable = 'TEST_DATABASE_IMAGE';
/** Names the data directory of a migrated embedded database, which is copied in a twentieth of that time. */
export const directoryVariable = 'TEST_DATABASE_DIRECTORY';
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
  const url = await migratedPostgresUrl();
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

/** Puts a migrated embedded database into a data directory that is still empty. */
export function migratedDirectory(directory: string): void {
  const image = process.env[directoryVariable];
  // A thousand small files: one call of the system's own copy takes a tenth of the time that a promise for each does.
  if (image) cpSync(image, directory, { recursive: true });
}

/** A new, migrated database in the server of TEST_DATABASE_URL. */
export const migratedPostgresUrl = (): Promise<string> => freshPostgresUrl(process.env[templateVariable]);

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

type Open = () => Promise<TestDatabase>;

interface Tests {
  /** For what our code computes, whichever database there is: by day it runs on the embedded one alone. */
  test: ReturnType<typeof test.skipIf>;
  /** For what rests on the database itself. */
  onEach: typeof test;
}

/** Declares the suite once for each database there is. A suite that does not ask for `Tests` runs on each of them by day too. */
export function describeDatabases(name: string, suite: (open: Open, tests: Tests) => void): void {
  describe(`${name} on the embedded database`, () =>
    suite(() => freshDatabase('pglite'), { test: test.skipIf(false), onEach: test }));
  describe.skipIf(!postgresUrl)(`${name} on PostgreSQL`, () =>
    suite(() => freshDatabase('postgres'), { test: test.skipIf(!nightly), onEach: test }),
  );
}

/**
 * One database for a suite, emptied between tests instead of opened again: a fifth of the time. Rows of migrations stay as they are, so a
 * suite that changes them, or the schema, opens a fresh one.
 */
export function emptiedBetween(open: Open): Open {
  let kept: Emptied | null = null;
  afterAll(() => kept?.remove());
  return async () => {
    if (kept) await kept.empty();
    else kept = await Emptied.of(await open());
    return { database: kept.database, remove: async () => {} };
  };
}

class Emptied {
  readonly database: Database;
  readonly remove: () => Promise<void>;
  /** Rows of migrations by table; tables that refer to others come before them. */
  #rows = new Map<string, number>();
  #checkpoints: Row<'projection_checkpoint'>[] = [];

  private constructor({ database, remove }: TestDatabase) {
    this.database = database;
    this.remove = remove;
  }

  static async of(opened: TestDatabase): Promise<Emptied> {
    const emptied = new Emptied(opened);
    const db = opened.database.sql;
    const { rows } = await sql<{ name: string; parents: string[] }>`
      select t.tablename as name, coalesce(array_agg(c.confrelid::regclass::text) filter (where c.oid is not null), '{}') as parents
      from pg_tables t left join pg_constraint c
        on c.conrelid = t.tablename::regclass and c.contype = 'f' and c.confrelid <> c.conrelid
      where t.schemaname = current_schema() group by 1 order by 1`.execute(db);
    const ordered = new Set<string>();
    const put = (name: string) => {
      for (const child of rows) if (child.parents.includes(name) && !ordered.has(child.name)) put(child.name);
      ordered.add(name);
    };
    for (const { name } of rows) put(name);
    emptied.#rows = await emptied.#count([...ordered]);
    emptied.#checkpoints = await db.selectFrom('projection_checkpoint').selectAll().execute();
    return emptied;
  }

  async empty(): Promise<void> {
    const now = await this.#count([...this.#rows.keys()]);
    const { projection_checkpoint: _, ...ofMigrations } = Object.fromEntries(
      [...this.#rows].filter(([, n]) => n > 0),
    );
    for (const [name, n] of Object.entries(ofMigrations))
      if (now.get(name) !== n) throw new Error(`a test changed ${name}: open a fresh database for it`);
    const filled = [...now].filter(([name, n]) => n > 0 && !(name in ofMigrations));
    await this.database.script(filled.map(([name]) => `delete from ${name};`).join('\n'));
    if (this.#checkpoints.length > 0)
      await this.database.sql.insertInto('projection_checkpoint').values(this.#checkpoints).execute();
  }

  async #count(names: readonly string[]): Promise<Map<string, number>> {
    const counted = names.map(
      (name, at) => sql`select ${sql.lit(at)} as at, (select count(*)::int from ${sql.table(name)}) as n`,
    );
    const { rows } = await sql<{ at: number; n: number }>`${sql.join(counted, sql` union all `)}`.execute(
      this.database.sql,
    );
    const counts = new Map(rows.map(({ at, n }) => [at, n]));
    return new Map(names.map((name, at) => [name, counts.get(at) ?? 0]));
  }
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
