import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/store/errors.ts';
import { loadSecretsKey, secretsKeyFile } from './key.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-secrets-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('given no key, then one is made that only its owner reads, and kept', async () => {
  const key = await loadSecretsKey(directory, null);
  expect(key).toHaveLength(32);
  expect((await stat(secretsKeyFile(directory))).mode & 0o777).toBe(0o600);
  expect(await loadSecretsKey(directory, null)).toEqual(key);
});

test('given a key in the environment, then no file is made', async () => {
  expect(Buffer.from(await loadSecretsKey(directory, 'k'.repeat(32))).toString()).toBe('k'.repeat(32));
  await expect(readFile(secretsKeyFile(directory))).rejects.toThrow('ENOENT');
});

test('given a file that is no key, then the start says so and leaves it', async () => {
  await loadSecretsKey(directory, null);
  await writeFile(secretsKeyFile(directory), 'half a k');
  await expect(loadSecretsKey(directory, null)).rejects.toThrow(StartError);
  expect(await readFile(secretsKeyFile(directory), 'utf8')).toBe('half a k');
});
