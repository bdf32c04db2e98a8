import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openPglite } from './open.ts';
import { cacheFor, storedIn } from './settings.ts';

const MB = 2 ** 20;

test.each([
  [0, 16],
  [64 * MB, 16],
  [65 * MB, 17],
  [400 * MB, 100],
  [1024 * MB, 256],
  [20_000 * MB, 256],
])('of %d bytes, %d MB are kept at hand', (bytes, expected) => expect(cacheFor(bytes)).toBe(expected));

/** In pages of 8 kB. */
const cacheOf = async (database: Database) => {
  const [row] = await database.prepared<{ pages: number }>(
    sql`select setting::int as pages from pg_settings where name = 'shared_buffers'`,
  );
  return row?.pages;
};

test('given a database that has grown, then it is opened with a larger cache', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-cache-'));
  expect(await storedIn(join(directory, 'pglite'))).toBe(0);
  const young = await openPglite(directory);
  expect(await cacheOf(young)).toBe(16 * 128);
  await young.script(`create table large as select repeat('x', 1000) as text from generate_series(1, 80000)`);
  await young.close();
  const stored = await storedIn(join(directory, 'pglite'));
  expect(stored).toBeGreaterThan(80 * MB);
  const grown = await openPglite(directory);
  expect(await cacheOf(grown)).toBe(cacheFor(stored) * 128);
  expect(cacheFor(stored)).toBeGreaterThan(16);
  await grown.close();
  await rm(directory, { recursive: true });
});
