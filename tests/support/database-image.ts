import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { extensions } from '#server/store/pglite/settings.ts';
import { imageVariable } from './database.ts';

/** Before the tests: one migrated embedded database, as a file that each test file begins with. */
export async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-image-'));
  const pglite = await PGlite.create({ extensions });
  const sql = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ sql, script: async (text) => void (await pglite.exec(text)) });
  const image = join(directory, 'migrated.tar');
  await writeFile(image, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await sql.destroy();
  process.env[imageVariable] = image;
  return () => rm(directory, { recursive: true, force: true });
}
