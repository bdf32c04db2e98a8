import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/core/start-error.ts';
import { lockDirectory, makeDirectory, prepareDirectory } from './data-directory.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('refuses a second lock of a directory, and names the process', async () => {
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await expect(lockDirectory(directory)).rejects.toBeInstanceOf(StartError);
  await unlock();
  await (await lockDirectory(directory))();
});

test('takes over the lock of a killed process', async () => {
  await writeFile(join(directory, 'lock'), '2147483646 12345');
  const unlock = await lockDirectory(directory);
  expect(await readFile(join(directory, 'lock'), 'utf8')).toContain(`${process.pid} `);
  await unlock();
});

test('ignores a lock whose process id another process now has', async () => {
  await writeFile(join(directory, 'lock'), `${process.ppid} 1`);
  await (await lockDirectory(directory))();
});

test('fails at once for a folder that cannot be created', async () => {
  await writeFile(join(directory, 'file'), '');
  await expect(makeDirectory(join(directory, 'file', 'below'))).rejects.toBeInstanceOf(StartError);
  await makeDirectory(join(directory, 'a', 'b', 'c'));
  await makeDirectory(join(directory, 'a', 'b', 'c'));
});

test.skipIf(process.platform !== 'linux')('does the same below /proc', async () => {
  await expect(makeDirectory('/proc/none/below')).rejects.toBeInstanceOf(StartError);
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('makes a directory that others may read private', async () => {
  await chmod(directory, 0o755);
  await mkdir(join(directory, 'lost+found'));
  await prepareDirectory(directory);
  await chmod(join(directory, 'postgresql'), 0o755);
  await prepareDirectory(directory);
  expect([await modeOf(directory), await modeOf(join(directory, 'postgresql'))]).toEqual(['700', '700']);
});

test('refuses a directory with other content, and leaves it unchanged', async () => {
  await writeFile(join(directory, 'holiday.jpg'), '');
  await chmod(directory, 0o755);
  await expect(prepareDirectory(directory)).rejects.toThrow('holds something else (holiday.jpg)');
  expect(await modeOf(directory)).toBe('755');
});

test('creates no new database in place of one that lost its PG_VERSION', async () => {
  const cluster = join(directory, 'postgresql', 'cluster');
  await mkdir(join(cluster, 'base', '1'), { recursive: true });
  await writeFile(join(cluster, 'base', '1', 'PG_VERSION'), '18');
  await expect(prepareDirectory(directory)).rejects.toThrow('PG_VERSION is missing');
  await writeFile(join(cluster, 'PG_VERSION'), '18');
  await prepareDirectory(directory);
});

test('refuses a PGlite database with instructions, until it is moved away', async () => {
  const earlier = join(directory, 'pglite');
  await mkdir(earlier);
  await writeFile(join(earlier, 'PG_VERSION'), '18');
  await writeFile(join(directory, 'signing-key.pem'), '');
  await expect(prepareDirectory(directory)).rejects.toThrow(
    /npm run backup.*move .*pglite out.*npm run restore/,
  );
  expect(await readdir(directory)).toEqual(['pglite', 'signing-key.pem']);
  await rename(earlier, `${directory}.pglite`);
  await prepareDirectory(directory);
  await rm(`${directory}.pglite`, { recursive: true });
});
