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

test('given a directory in use, then a second lock says so and names the process', async () => {
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await expect(lockDirectory(directory)).rejects.toBeInstanceOf(StartError);
  await unlock();
  await (await lockDirectory(directory))();
});

test('given the lock of a killed process, then it is taken over', async () => {
  await writeFile(join(directory, 'lock'), '2147483646 12345');
  const unlock = await lockDirectory(directory);
  expect(await readFile(join(directory, 'lock'), 'utf8')).toContain(`${process.pid} `);
  await unlock();
});

test('given a process id that another process now has, then the lock is dead all the same', async () => {
  await writeFile(join(directory, 'lock'), `${process.ppid} 1`);
  await (await lockDirectory(directory))();
});

test('given a folder that cannot be made, then it says so instead of trying for ever', async () => {
  await writeFile(join(directory, 'file'), '');
  await expect(makeDirectory(join(directory, 'file', 'below'))).rejects.toBeInstanceOf(StartError);
  await makeDirectory(join(directory, 'a', 'b', 'c'));
  await makeDirectory(join(directory, 'a', 'b', 'c'));
});

test.skipIf(process.platform !== 'linux')('given a folder below /proc, then the same', async () => {
  await expect(makeDirectory('/proc/none/below')).rejects.toBeInstanceOf(StartError);
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('given a directory that others may read, then it is for this user alone', async () => {
  await chmod(directory, 0o755);
  await mkdir(join(directory, 'lost+found'));
  await prepareDirectory(directory);
  await chmod(join(directory, 'postgresql'), 0o755);
  await prepareDirectory(directory);
  expect([await modeOf(directory), await modeOf(join(directory, 'postgresql'))]).toEqual(['700', '700']);
});

test('given a directory of something else, then it is refused and left as it is', async () => {
  await writeFile(join(directory, 'holiday.jpg'), '');
  await chmod(directory, 0o755);
  await expect(prepareDirectory(directory)).rejects.toThrow('holds something else (holiday.jpg)');
  expect(await modeOf(directory)).toBe('755');
});

test('given a database that has lost its PG_VERSION, then no new one takes its place', async () => {
  const cluster = join(directory, 'postgresql', 'cluster');
  await mkdir(join(cluster, 'base', '1'), { recursive: true });
  await writeFile(join(cluster, 'base', '1', 'PG_VERSION'), '18');
  await expect(prepareDirectory(directory)).rejects.toThrow('PG_VERSION is missing');
  await writeFile(join(cluster, 'PG_VERSION'), '18');
  await prepareDirectory(directory);
});

test('given the database of a version with PGlite, then it is refused with the way over, until it is moved away', async () => {
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
