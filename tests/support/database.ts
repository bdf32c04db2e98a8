import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Database, Row } from '#server/core/database/database.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { copyData } from './data-directory.ts';

/** Variable with the PostgreSQL of this run: one embedded cluster, or at night also the server of TEST_DATABASE_URL. */
export const runVariable = 'WAYMARK_TEST_RUN';
/** Variable with a migrated database there: copying it takes a twentieth of the time of migrating. */
export const templateVariable = 'WAYMARK_TEST_TEMPLATE';
/** Variable with the data directory of a migrated embedded database, which crash tests copy. */
export const directoryVariable = 'WAYMARK_TEST_DIRECTORY';

export interface TestDatabase {
  database: Database;
  /** Closes and removes the database. */
  remove(): Promise<void>;
}

/** Returns a new, migrated database. */
export async function freshDatabase(): Promise<TestDatabase> {
  const url = await migratedUrl();
  const database = await openDatabase({ url });
  return {
    database,
    remove: async () => {
      await database.close();
      await dropDatabase(url);
    },
  };
}

/** Copies a migrated embedded database into an empty data directory. */
export function migratedDirectory(directory: string): void {
  copyData(process.env[directoryVariable] ?? '', directory);
}

/** Returns the URL of a new, migrated database. */
export const migratedUrl = (): Promise<string> => freshUrl(process.env[templateVariable]);

/** Creates a new database as a copy of `template`; empty by default. Its files are copied, as its pages need no log. */
export async function freshUrl(template = 'template0'): Promise<string> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(runUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** A worker of autovacuum that is in the database cannot be ended by this role, and leaves soon. */
export async function dropDatabase(url: string): Promise<void> {
  const drop = () => admin(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await drop();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== notPermitted) throw error;
      await pause(100);
    }
  }
  await drop();
}

/** SQLSTATE insufficient_privilege. */
const notPermitted = '42501';

/** Returns the URL of a database of this run's PostgreSQL that no test uses. */
export function runUrl(): string {
  const url = process.env[runVariable];
  if (!url) throw new Error('vitest.config.ts names no global setup');
  return url;
}

/**
 * Shares one database within a suite, emptied between tests instead of opened again: a fifth of the time. Rows of
 * migrations stay, so a suite that changes them, or the schema, opens a new one.
 */
export function emptiedBetween(): () => Promise<TestDatabase> {
  let kept: Emptied | null = null;
  afterAll(() => kept?.remove());
  return async () => {
    if (kept) await kept.empty();
    else kept = await Emptied.of(await freshDatabase());
    return { database: kept.database, remove: async () => {} };
  };
}

class Emptied {
  readonly database: Database;
  readonly remove: () => Promise<void>;
  /** Number of migrated rows by table; referring tables come before those they refer to. */
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
  const client = new pg.Client({ connectionString: runUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
