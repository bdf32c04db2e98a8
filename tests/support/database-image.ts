import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { prepareDirectory } from '#server/core/database/data-directory.ts';
import type { Tables } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { extensions } from '#server/core/database/pglite/settings.ts';
import {
  directoryVariable,
  dropPostgres,
  freshPostgresUrl,
  imageVariable,
  templateVariable,
} from './database.ts';
import { droppedFile } from './demo-directory.ts';

/** Before the tests: one migrated database of each kind, which the others begin as. */
export async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-image-'));
  const data = join(directory, 'data');
  await prepareDirectory(data);
  const pglite = await PGlite.create({ dataDir: join(data, 'pglite'), extensions });
  const sql = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ sql, script: async (text) => void (await pglite.exec(text)) });
  const image = join(directory, 'migrated.tar');
  await writeFile(image, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await sql.destroy();
  process.env[imageVariable] = image;
  process.env[directoryVariable] = data;
  const template = process.env.TEST_DATABASE_URL ? await migratedPostgres() : null;
  if (template) process.env[templateVariable] = new URL(template).pathname.slice(1);
  return async () => {
    const left = await readFile(join(directory, droppedFile), 'utf8').catch(() => '');
    for (const url of left.split('\n').filter(Boolean)) await dropPostgres(url);
    await rm(directory, { recursive: true, force: true });
    if (template) await dropPostgres(template);
  };
}

async function migratedPostgres(): Promise<string> {
  const url = await freshPostgresUrl();
  const database = await openDatabase({ url });
  await migrate(database);
  // A database with connections cannot be copied.
  await database.close();
  return url;
}
