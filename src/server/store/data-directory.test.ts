import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory, makeDirectory } from './data-directory.ts';
import { StartError } from './errors.ts';

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
