import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyFiles, keyNames } from '#server/core/database/key-files.ts';
import { StartError } from '#server/core/start-error.ts';
import { loadSecretsKeys } from './key.ts';

let files: KeyFiles;
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-secrets-'));
  files = new KeyFiles(directory);
});
afterEach(() => rm(directory, { recursive: true }));

const path = () => files.pathOf(keyNames.secrets);
const given = 'k'.repeat(32);

test('creates and keeps a key that only its owner can read if there is none', async () => {
  const { key, before } = await loadSecretsKeys(files, null);
  expect(key).toHaveLength(32);
  expect(before).toEqual([]);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  expect((await loadSecretsKeys(files, null)).key).toEqual(key);
});

test('creates no file with a key in the environment', async () => {
  const keys = await loadSecretsKeys(files, given);
  expect(Buffer.from(keys.key).toString()).toBe(given);
  expect(keys.before).toEqual([]);
  await expect(readFile(path())).rejects.toThrow('ENOENT');
});

test("opens with a file's key what it sealed before a key in the environment, and seals that file", async () => {
  const { key } = await loadSecretsKeys(files, null);
  const sealing = new KeyFiles(directory, given);
  expect((await loadSecretsKeys(sealing, given)).before).toEqual([key]);
  expect(await sealing.stateOf(keyNames.secrets)).toBe('sealed');
  expect((await loadSecretsKeys(sealing, given)).before).toEqual([key]);
  const [next, first] = ['n'.repeat(32), Buffer.from(given)];
  const renewed = new KeyFiles(directory, next, given);
  expect((await loadSecretsKeys(renewed, next, given)).before).toEqual([first, key]);
});

test('refuses an invalid key file at the start, and leaves it', async () => {
  await loadSecretsKeys(files, null);
  await writeFile(path(), 'half a k');
  await expect(loadSecretsKeys(files, null)).rejects.toThrow(StartError);
  expect(await readFile(path(), 'utf8')).toBe('half a k');
});
