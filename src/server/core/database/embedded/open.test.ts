import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/core/start-error.ts';
import { removeData } from '#tests/support/data-directory.ts';
import { migratedDirectory } from '#tests/support/database.ts';
import { pathsIn } from '../cluster-paths.ts';
import type { Database } from '../database.ts';
import { pidFile } from './leftover.ts';
import { openEmbedded } from './open.ts';

let directory: string;
let opened: Database[];
const opens = async (path = directory) => {
  const database = await openEmbedded(path);
  opened.push(database);
  return database;
};
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-embedded-'));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close().catch(() => {});
  await removeData(directory);
});

const answer = async ({ sql: db }: Database, text: string) => {
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(text)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};
const pidIn = async (path: string) =>
  Number.parseInt(await readFile(pidFile(pathsIn(path).cluster), 'utf8'), 10);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('creates a synced and vacuumed database in an empty directory, with the same collation everywhere', async () => {
  const database = await opens();
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'autovacuum'];
  for (const name of settings)
    expect([name, await answer(database, `current_setting('${name}')`)]).toEqual([name, 'on']);
  expect(
    await answer(
      database,
      `format('%s %s', datlocprovider, datlocale) from pg_database where datname = current_database()`,
    ),
  ).toBe('b C.UTF-8');
  expect(await answer(database, `lower('ÄÅΣ')`)).toBe('äåσ');
  expect(await answer(database, `current_setting('server_version')`)).toMatch(/^18\./);
});

test('gives the server a role without superuser rights, no port, and a private socket', async () => {
  migratedDirectory(directory);
  const database = await opens();
  const { cluster } = pathsIn(directory);
  expect(
    await answer(
      database,
      `rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user`,
    ),
  ).toBe(false);
  expect(await answer(database, `current_setting('listen_addresses')`)).toBe('');
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  expect((await stat(join(cluster, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
  expect(await readFile(join(cluster, 'pg_hba.conf'), 'utf8')).not.toMatch(/trust|^host/m);
  const refused = await asPostgres(join(cluster, '.s.PGSQL.5432'));
  expect(refused).toContain('pg_hba.conf');
});

/** Returns the socket's answer to a caller that names the superuser. */
function asPostgres(path: string): Promise<string> {
  const parameters = Buffer.from('user\0postgres\0database\0waymark\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => socket.write(Buffer.concat([head, parameters])));
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
}

test('refuses a second start, and leaves the database of the first untouched', async () => {
  migratedDirectory(directory);
  const database = await opens();
  const pid = await pidIn(directory);
  await expect(openEmbedded(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await pidIn(directory)).toBe(pid);
  expect(await answer(database, '1')).toBe(1);
});

test('leaves no process after the close, and keeps rows for the next start', async () => {
  migratedDirectory(directory);
  const first = await opens();
  await first.script('create table kept (n int); insert into kept values (7)');
  const pid = await pidIn(directory);
  await first.close();
  expect(isAlive(pid)).toBe(false);
  expect(await answer(await opens(), 'n from kept')).toBe(7);
});

test('opens a directory whose path is too long for a socket by a short name', async () => {
  const long = join(directory, 'a'.repeat(80), 'b'.repeat(80));
  migratedDirectory(long);
  const database = await opens(long);
  expect(await answer(database, '1')).toBe(1);
  await database.close();
});

test('repeats a killed first start', async () => {
  const { folder, unfinished } = pathsIn(directory);
  await mkdir(folder);
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
  expect(await answer(await opens(), '1')).toBe(1);
});

test('ignores the process id of another program', async () => {
  migratedDirectory(directory);
  await writeFile(pidFile(pathsIn(directory).cluster), `${process.ppid}\n${directory}\n`);
  expect(await answer(await opens(), '1')).toBe(1);
});

test('refuses a broken cluster in one sentence, and unlocks it', async () => {
  migratedDirectory(directory);
  await rm(join(pathsIn(directory).cluster, 'global', 'pg_control'));
  for (const _ of [1, 2]) {
    const refusal: unknown = await openEmbedded(directory).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(/the embedded database could not be opened: .*pg_control/);
  }
});

test('refuses a cluster of another PostgreSQL without its programs, with instructions', async () => {
  migratedDirectory(directory);
  await writeFile(join(pathsIn(directory).cluster, 'PG_VERSION'), '17\n');
  await expect(openEmbedded(directory)).rejects.toThrow(
    /made by PostgreSQL 17, whose programs are missing in .*programs: restore that folder, or a backup/,
  );
});
