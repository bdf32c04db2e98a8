import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartError } from '#server/core/start-error.ts';
import type { Database } from './database.ts';

const directory = new URL('./sql/', import.meta.url);

const fileNames = async (): Promise<string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();

/** Reads the SHA-256 of each executed file, by name. */
async function appliedTo({ sql: db }: Pick<Database, 'sql'>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    name: string;
    sha256: string;
  }>`select name, sha256 from schema_migration`.execute(db);
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** Reads executed files, even of an empty database. */
async function alreadyAppliedTo(database: Pick<Database, 'sql'>): Promise<Map<string, string>> {
  const { rows } = await sql<{ here: boolean }>`
    select to_regclass('schema_migration') is not null as here`.execute(database.sql);
  return rows[0]?.here ? appliedTo(database) : new Map();
}

/** Lists the files that `migrate` would run. */
export async function pendingMigrations(database: Pick<Database, 'sql'>): Promise<string[]> {
  const applied = await alreadyAppliedTo(database);
  return (await fileNames()).filter((name) => !applied.has(name));
}

/** Rejects with `StartError` if a newer version has used the database. */
export async function refuseNewer(database: Pick<Database, 'sql'>): Promise<void> {
  const names = await fileNames();
  for (const name of (await alreadyAppliedTo(database)).keys())
    if (!names.includes(name)) throw ofNewer(name);
}

const ofNewer = (name: string) =>
  new StartError(`the database was used by a newer Waymark (${name}): start that one`);

interface MigrateOptions {
  /** Files to run, as listed in a backup of an earlier version. Default: all. */
  only?: readonly { name: string; sha256: string }[];
}

/**
 * Brings the schema up to date: numbered files of sql/, each run once and never changed afterwards (a changed one
 * refuses the start, because the database would no longer match the files).
 */
export async function migrate(
  database: Pick<Database, 'sql' | 'script'>,
  { only }: MigrateOptions = {},
): Promise<void> {
  await database.script(
    'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const applied = await appliedTo(database);
  const names = await fileNames();
  for (const name of [...applied.keys(), ...(only ?? []).map(({ name }) => name)]) {
    if (!names.includes(name)) throw ofNewer(name);
  }
  for (const name of names) {
    const text = await readFile(new URL(name, directory), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const wanted = only?.find((file) => file.name === name);
    if (only && !wanted) continue;
    const before = applied.get(name) ?? wanted?.sha256;
    if (before !== undefined && before !== sha256)
      throw new StartError(`${name} was changed after it ran: restore the file, add a new migration instead`);
    if (applied.has(name)) continue;
    await database.script(
      `begin;\n${text}\n;insert into schema_migration (name, sha256) values ('${name}', '${sha256}');\ncommit;`,
    );
  }
}
