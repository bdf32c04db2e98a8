import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { StartError } from './errors.ts';

/**
 * Brings the schema up to date: numbered files of sql/, each run once and never changed afterwards (a changed one
 * refuses the start, because the database would no longer be what the files say).
 */
export async function migrate(
  database: Pick<Database, 'sql' | 'script'>,
  log: (line: string) => void = () => {},
): Promise<void> {
  await database.script(
    'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await sql<{
    name: string;
    sha256: string;
  }>`select name, sha256 from schema_migration`.execute(database.sql);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const directory = new URL('./sql/', import.meta.url);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of applied.keys()) {
    if (!names.includes(name))
      throw new StartError(`the database was used by a newer Waymark (${name}): start that one`);
  }
  for (const name of names) {
    const text = await readFile(new URL(name, directory), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before === sha256) continue;
    if (before)
      throw new StartError(`${name} was changed after it ran: restore the file, add a new migration instead`);
    await database.script(
      `begin;\n${text}\n;insert into schema_migration (name, sha256) values ('${name}', '${sha256}');\ncommit;`,
    );
    log(`schema: ${name}`);
  }
}
