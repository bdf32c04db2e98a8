import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cacheFor, storedIn } from './cache.ts';
import { openPglite } from './open.ts';

const MB = 2 ** 20;

test.each([
  [0, 16],
  [64 * MB, 16],
  [65 * MB, 17],
  [400 * MB, 100],
  [1024 * MB, 256],
  [20_000 * MB, 256],
])('of %d bytes, %d MB are kept at hand', (bytes, expected) => expect(cacheFor(bytes)).toBe(expected));

test('what is stored is counted where the database keeps it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-cache-'));
  expect(await storedIn(join(directory, 'pglite'))).toBe(0);
  const database = await openPglite(directory);
  await database.script(
    `create table large as select repeat('x', 1000) as text from generate_series(1, 30000)`,
  );
  const rows = await database.prepared<{ setting: number }>(
    // In pages of 8 kB.
    sql`select setting::int from pg_settings where name = 'shared_buffers'`,
  );
  expect(rows).toEqual([{ setting: 16 * 128 }]);
  await database.close();
  expect(await storedIn(join(directory, 'pglite'))).toBeGreaterThan(30 * MB);
  await rm(directory, { recursive: true });
});
